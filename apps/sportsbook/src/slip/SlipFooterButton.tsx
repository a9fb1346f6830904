import { selectCombinedOdds } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { asideOpenAtom } from '@kvota/shell';
import { BottomBarItem } from '@kvota/ui';
import { IconReceipt } from '@tabler/icons-react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { useServices } from '../services/services.ts';
import { shortOdds } from './SlipStake.tsx';

/** The ticket button of the mobile footer: combined odds and the number of selections; opens the sheet (HEAD-15). */
export function SlipFooterButton() {
  const services = useServices();
  return services ? <Loaded slip={services.slip} /> : null;
}

function Loaded({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const open = useSetAtom(asideOpenAtom);
  const view = useSlip(slip, (state, env) => ({
    count: state.selections.length,
    combined: selectCombinedOdds(state, env),
  }));
  const count = view.count;
  return (
    <BottomBarItem
      label={t({ id: 'slip.title', message: 'Ticket' })}
      icon={<IconReceipt size={24} />}
      onClick={() => open(true)}
      emphasis={
        count === 0
          ? undefined
          : {
              value: `${view.combined.capped ? '>' : ''}${shortOdds(view.combined.odds)}`,
              note: t({
                id: 'slip.count',
                message: plural(count, { one: '# selection', few: '# selections', other: '# selections' }),
              }),
            }
      }
    />
  );
}
