import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { ViewProps } from '../view.ts';
import { BetHint } from './BetHint.tsx';
import { readBets, totalOf } from './table-bets.ts';

/** The hint at a table: when the chips on the cloth count, and those that do not. */
export function TableBetHint(props: ViewProps): ReactElement | null {
  const { choice, money, phase, booked = [], willCount = false } = props;
  const { t } = useLingui();
  const { bets } = readBets(choice);
  const total = money(totalOf(bets));
  if (bets.length > 0 && choice['isOver'] !== true)
    return willCount ? (
      <>
        {t({
          id: 'games.bets.willCount',
          message: `Counts when betting ends: ${total}`,
        })}
      </>
    ) : (
      <>{t({ id: 'games.bets.notPlaced', message: `Not placed yet: ${total}` })}</>
    );
  return phase === 'idle' && (booked.length === 0 || choice['isOver'] === true) ? <BetHint {...props} /> : null;
}
