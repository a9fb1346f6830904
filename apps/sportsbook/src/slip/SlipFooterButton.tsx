import { selectCombinedOdds } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { asideOpenAtom, useMessages } from '@kvota/shell';
import { BottomBarItem } from '@kvota/ui';
import { IconReceipt } from '@tabler/icons-react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { useServices } from '../services/services.ts';
import { shortOdds } from './short-odds.ts';

/** The ticket button of the mobile footer: combined odds and the number of selections; opens the sheet (HEAD-15). */
export function SlipFooterButton({ label }: { label: string }) {
  const services = useServices();
  return services ? <Loaded slip={services.slip} label={label} /> : null;
}

function Loaded({ slip, label }: { slip: Slip; label: string }) {
  const open = useSetAtom(asideOpenAtom);
  const view = useSlip(slip, (state, env) => ({
    count: state.selections.length,
    combined: selectCombinedOdds(state, env),
  }));
  const count = view.count;
  return (
    <BottomBarItem
      label={label}
      icon={<IconReceipt size={24} />}
      onClick={() => open(true)}
      emphasis={
        count === 0
          ? undefined
          : {
              value: `${view.combined.capped ? '>' : ''}${shortOdds(view.combined.odds)}`,
              note: <Count count={count} />,
            }
      }
    />
  );
}

const groups = ['betting'] as const;

/** The button stands on pages that show no other text of betting: this one comes when there is something to count. */
function Count({ count }: { count: number }): ReactNode {
  const { t } = useLingui();
  const there = useMessages(groups);
  return there ? t({ id: 'slip.count', message: plural(count, { one: '# selection', other: '# selections' }) }) : count;
}
