import type { KenoParams } from '@kvota/games';

import type { FrameRound } from '../../../wire/index.ts';
import { mathsRound } from '../maths-round.ts';

/** The numbers of a placed bet. */
export const numbersOf = (bet: FrameRound): readonly number[] =>
  // The engine wrote them.
  ((mathsRound('keno', bet)?.params ?? {}) as Partial<KenoParams>).numbers ?? [];

/** The bets that take part in a draw. */
export const ticketsOf = (bets: readonly FrameRound[]): readonly FrameRound[] =>
  bets.filter(({ state }) => state !== 'cancelled' && state !== 'refused');

/** The numbers of all these bets, ascending. */
export const allNumbersOf = (bets: readonly FrameRound[]): readonly number[] =>
  [...new Set(bets.flatMap(numbersOf))].toSorted((a, b) => a - b);
