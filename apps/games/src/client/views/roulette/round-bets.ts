import type { RouletteState } from '@kvota/games';

import type { FrameRound } from '../../../wire/index.ts';
import { readBets, type PlacedBet } from '../bets/table-bets.ts';
import { mathsRound } from '../maths-round.ts';

/** The bets of a round by place; none if it was returned. */
export const betsOfRound = (round: FrameRound): readonly PlacedBet[] =>
  round.state === 'cancelled' ? [] : readBets({ ...mathsRound('roulette', round)?.params }).bets;

/** Returns of the bets of a round in their order; null before it is decided. */
export const returnsOf = (round: FrameRound): readonly number[] | null =>
  mathsRound<RouletteState | null>('roulette', round)?.state?.returns ?? null;

/** The number that a table drew; null if it has drawn none. */
export const drawnNumber = (outcome: unknown): number | null =>
  // The server sends the result of its maths.
  (outcome as { readonly number?: number } | null | undefined)?.number ?? null;
