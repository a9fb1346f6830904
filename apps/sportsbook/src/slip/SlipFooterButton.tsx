import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { SlipButton } from '@kvota/bet-slip-react/parts';
import { asideOpenAtom, useMessages } from '@kvota/shell';
import { BottomBarItem } from '@kvota/ui';
import { useSetAtom } from 'jotai';

import { useServices } from '../offer/services.ts';
import { useSlipKey } from './use-slip-key.ts';

/** The ticket button of the mobile footer. It opens the sheet, as the slip's key does (HEAD-15). */
export function SlipFooterButton({ label }: { label: string }) {
  const services = useServices();
  // Keeps the place, so that the buttons beside it do not move under a thumb.
  return services ? <Loaded slip={services.slip} label={label} /> : <span aria-hidden="true" data-pending="" />;
}

const groups = ['betting'] as const;
const none = [] as const;

/** The button is on pages without other betting texts, so these are loaded when there is a selection to count. */
function Loaded({ slip, label }: { slip: Slip; label: string }) {
  const open = useSetAtom(asideOpenAtom);
  useSlipKey(() => open((isOpen) => !isOpen));
  const counts = useSlip(slip, ({ selections }) => selections.length > 0);
  const worded = useMessages(counts ? groups : none);
  return (
    <>
      <SlipButton slip={slip} label={label} worded={worded} onPress={() => open(true)} />
      {typeof document === 'undefined' && <FilledTemplate label={label} />}
    </>
  );
}

/** The button with selections, for the taps on a screen that the site's server renders (SPEED-06). */
function FilledTemplate({ label }: { label: string }) {
  return (
    <template data-filled="">
      <BottomBarItem label={label} emphasis={{ value: '', note: '' }} />
    </template>
  );
}
