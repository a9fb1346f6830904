import { drawPokerModels } from '../../models/draw-poker/draw-poker-models.ts';
import { fraction, minus, plus, times, type Fraction } from '../../par/fraction.ts';
import { modelOf } from '../../round/parse.ts';
import type { Round } from '../../round/round.ts';
import type { DrawPokerState, HoldAction } from './draw-poker.ts';
import type { Card } from './hand-name.ts';
import { rankHolds } from './holds.ts';

/** The hold of a finished round beside the best one. Positions are ascending from 0. */
export interface ReviewedHold {
  readonly dealt: readonly Card[];
  readonly held: readonly number[];
  readonly best: readonly number[];
  /** Mean return of what was held, in bets. */
  readonly mean: Fraction;
  /** Mean return of the best hold, in bets. */
  readonly bestMean: Fraction;
  /** Mean return that the best hold has more, in bets. It is zero if the best one, or one that is as good, was held. */
  readonly cost: Fraction;
}

/**
 * Returns the hold of a finished round beside the best one, exactly (GAME-12); null before the end. Several hands draw to
 * one deal, so that their means are equal.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import { createDraws, engineOf, reviewHold } from '@kvota/games';
 *
 * const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest();
 * const draws = createDraws({ hmac, serverSeed: 'server', clientSeed: 'client', nonce: 1 });
 * const round = engineOf('draw_poker').open(draws, 100, { model: 'jacks-9-6', mode: '1' });
 * reviewHold(round); // null
 * ```
 */
export function reviewHold(round: Round): ReviewedHold | null {
  const model = modelOf(drawPokerModels, round);
  const { state, finished } = round as Round<DrawPokerState, HoldAction>; // the model is one of draw poker
  const { dealt, held } = state;
  if (!finished || held === null) return null;
  const ranked = rankHolds(model, dealt);
  const [best] = ranked;
  const own = ranked.find(({ cards }) => cards.join() === held.join());
  if (!best || !own) return null;
  const cost = minus(best.mean, own.mean);
  // Holds of equal means are all best.
  return { dealt, held, best: cost.n > 0n ? best.cards : held, mean: own.mean, bestMean: best.mean, cost };
}

/** Mean return of several rounds by what was held and by best play, as shares of their bets. */
export interface ReturnOfHolds {
  readonly own: Fraction;
  readonly best: Fraction;
}

/**
 * Returns the mean returns of reviewed rounds, weighted by their bets; null if there is none.
 *
 * @example
 * ```ts
 * import { returnOfHolds } from '@kvota/games';
 *
 * const one = { n: 1n, d: 1n };
 * const careless = { bet: 10, review: { mean: { n: 9n, d: 10n }, bestMean: one } };
 * const careful = { bet: 30, review: { mean: one, bestMean: one } };
 * returnOfHolds([careless, careful]); // { own: { n: 39n, d: 40n }, best: { n: 1n, d: 1n } }
 * ```
 */
export function returnOfHolds(
  played: readonly { readonly bet: number; readonly review: Pick<ReviewedHold, 'mean' | 'bestMean'> }[],
): ReturnOfHolds | null {
  const staked = played.reduce((sum, { bet }) => sum + BigInt(bet), 0n);
  if (staked === 0n) return null;
  const share = (pick: (review: Pick<ReviewedHold, 'mean' | 'bestMean'>) => Fraction): Fraction =>
    played.map(({ bet, review }) => times(pick(review), fraction(BigInt(bet), staked))).reduce(plus, fraction(0n, 1n));
  return { own: share(({ mean }) => mean), best: share(({ bestMean }) => bestMean) };
}
