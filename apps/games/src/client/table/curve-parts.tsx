import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../themes/curve.css.ts';
import { CashOut } from '../views/curve/CashOut.tsx';
import { targetOfBet } from '../views/curve/curve-bets.ts';
import { curveView } from '../views/curve/curve-view.tsx';
import { useNumbers } from '../views/use-numbers.ts';
import type { FrameRound } from '../../wire/index.ts';
import type { TableParts } from './table-parts.ts';

const pointOf = (outcome: unknown): number =>
  // The server sends the result of its maths.
  (outcome as { readonly point?: number } | null)?.point ?? 0;

const heightOf = (point: number): string => (point >= 1000 ? 'high' : point >= 200 ? 'middle' : 'low');

function Last({ outcome }: { readonly outcome: unknown }): ReactElement {
  const { fixed } = useNumbers();
  const point = pointOf(outcome);
  return (
    <span className={css.lastPoint} data-height={heightOf(point)}>
      {fixed(point)}×
    </span>
  );
}

function BetName({ bet }: { readonly bet: FrameRound }): string {
  const { t } = useLingui();
  const { fixed } = useNumbers();
  const at = targetOfBet(bet);
  if (at === null) return t({ id: 'games.curve.bet.byHand', message: 'By hand' });
  const multiplier = `${fixed(at)}×`;
  return bet.state === 'closed' ? multiplier : t({ id: 'games.curve.bet.auto', message: `Auto ${multiplier}` });
}

/** A curve that all players share. */
export const curveParts: TableParts = {
  view: curveView,
  mathsOf: (outcome) => ({ params: {}, state: { point: pointOf(outcome), multiplier: 0 } }),
  afterBet: (choice) => choice,
  Last,
  BetName,
  Leave: CashOut,
};
