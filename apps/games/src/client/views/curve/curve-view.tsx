import type { CurveState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/curve.css.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import type { GameView, ViewProps } from '../view.ts';
import { curveBetOf } from './curve-bet.ts';
import { hasLeft, targetOfBet } from './curve-bets.ts';
import { CurveBoard } from './CurveBoard.tsx';

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const { fixed } = useNumbers();
  const point = mathsRound<CurveState>('curve', round)?.state.point ?? null;
  if (point === null) return '';
  const multiplier = `${fixed(point)}×`;
  return t({ id: 'games.curve.ended', message: `The curve ended at ${multiplier}.` });
}

/** The cash-outs of the running round, each once. */
function Hint({ booked = [], money }: ViewProps): ReactElement {
  const { t } = useLingui();
  const { fixed } = useNumbers();
  return (
    <span role="status" className={css.left}>
      {booked.filter(hasLeft).map((bet) => {
        const [multiplier, won] = [`${fixed(targetOfBet(bet) ?? 0)}×`, money(bet.won)];
        return (
          <span key={bet.id}>
            {t({ id: 'games.curve.left', message: `Cashed out at ${multiplier}: ${won} back.` })}{' '}
          </span>
        );
      })}
    </span>
  );
}

/** Curves that rise until their end, for all players at once (RGS-22). */
export const curveView: GameView = {
  Board: CurveBoard,
  Primary: null,
  betOf: curveBetOf,
  Modes: null,
  Hint,
  Sentence,
};
