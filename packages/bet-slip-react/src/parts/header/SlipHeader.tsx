import type { Slip } from '@kvota/bet-slip/store';
import { ConfirmDialog, IconButton, SegmentedControl, TicketHeader } from '@kvota/ui';
import { IconTrash } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useSlip } from '../../use-slip.ts';
import { refusalText } from '../text/refusal-text.ts';
import { SlipMenu } from './SlipMenu.tsx';
import * as layout from '../host/layout.ts';

/** The header of the ticket: number of selections, basic or system, and actions on the whole ticket (SYS-01, SYS-08). */
export function SlipHeader({ slip, title }: { slip: Slip; title: string }) {
  const count = useSlip(slip, (state) => state.selections.length);
  return (
    <TicketHeader title={title} count={count}>
      <ModeSwitch slip={slip} />
      <span style={layout.tools}>
        <SlipMenu slip={slip} />
        <DeleteTicket slip={slip} />
      </span>
    </TicketHeader>
  );
}

function ModeSwitch({ slip }: { slip: Slip }) {
  const { t, i18n } = useLingui();
  const mode = useSlip(slip, (state) => state.mode);
  useSlip(slip, (_state, env) => env.wallet?.currencyId);
  const refused = slip.can({ type: 'set-mode', mode: 'system' });
  return (
    <SegmentedControl
      label={t({ id: 'slip.mode', message: 'Kind of bet' })}
      size="sm"
      tone="quiet"
      value={mode}
      onValueChange={(next) => slip.send({ type: 'set-mode', mode: next })}
      items={[
        { value: 'basic', label: t({ id: 'slip.mode.basic', message: 'Basic' }) },
        {
          value: 'system',
          label: t({ id: 'slip.mode.system', message: 'System' }),
          disabledReason: refused === true ? undefined : refusalText(i18n, refused.reason, String),
        },
      ]}
    />
  );
}

function DeleteTicket({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <IconButton
        label={t({ id: 'slip.clear', message: 'Delete the slip' })}
        icon={<IconTrash size={18} />}
        size="sm"
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t({ id: 'slip.clearTitle', message: 'Delete this slip?' })}
        confirmLabel={t({ id: 'slip.clearConfirm', message: 'Delete' })}
        cancelLabel={t({ id: 'action.cancel', message: 'Cancel' })}
        tone="danger"
        onConfirm={() => {
          slip.send({ type: 'clear' });
          setConfirming(false);
        }}
      >
        {t({ id: 'slip.clearText', message: 'All selections are taken off.' })}
      </ConfirmDialog>
    </>
  );
}
