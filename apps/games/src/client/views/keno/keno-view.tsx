import type { KenoState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';

import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { kenoBetOf } from './keno-bet.ts';
import { KenoBoard } from './KenoBoard.tsx';

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const maths = mathsRound<KenoState>('keno', round);
  if (!maths) return '';
  const [hits, picks] = [maths.state.hits.length, maths.mode];
  return t({ id: 'games.keno.result', message: `${hits} of ${picks} numbers hit.` });
}

/** Keno and lotteries: numbers that are chosen and drawn (RGS-22). */
export const kenoView: GameView = { Board: KenoBoard, Primary: null, betOf: kenoBetOf, Modes: null, Sentence };
