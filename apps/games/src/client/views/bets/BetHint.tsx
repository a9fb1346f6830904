import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { ViewProps } from '../view.ts';
import { readBets } from './table-bets.ts';

/** The line above the bar while bets are placed: what to do if there are none, or the limit if a chip exceeds it. */
export function BetHint({ choice, stakes, money }: ViewProps): ReactElement | null {
  const { t } = useLingui();
  const most = money(stakes.at(-1) ?? '0');
  if (choice['isOver'] === true)
    return <span role="alert">{t({ id: 'games.bets.most', message: `At most ${most} for a round` })}</span>;
  return readBets(choice).bets.length === 0 ? <>{t({ id: 'games.bets.place', message: 'Place your chips' })}</> : null;
}
