import type { DrawPokerModel } from '../../models/draw-poker/draw-poker-models.ts';
import { fraction, isBelow, type Fraction } from '../../par/fraction.ts';
import { range } from '../../draws/shuffle.ts';
import type { Card } from './hand-name.ts';
import { drawsOf, withoutOthers } from './inclusion.ts';
import { paySumWith } from './pay-sums.ts';

/** The positions that a player may keep, as 32 ascending lists. */
export const allHolds: readonly (readonly number[])[] = range(32).map((bits) =>
  range(5).filter((at) => ((bits >> at) & 1) === 1),
);

/** A hold with its exact mean return, in stakes. */
export interface HoldValue {
  readonly cards: readonly number[];
  readonly mean: Fraction;
}

/**
 * Returns all holds of a deal with their exact means, best first. Among equals, the one that keeps more is first. The first
 * deal of a model takes a part of a second, others a millisecond (GAME-12).
 *
 * @example
 * ```ts
 * import { drawPokerModels, rankHolds } from '@kvota/games';
 *
 * const [best] = rankHolds(drawPokerModels[0]!, [48, 44, 40, 36, 32]);
 * best?.cards; // [0, 1, 2, 3, 4]
 * best?.mean; // { n: 800n, d: 1n }
 * ```
 */
export function rankHolds(model: DrawPokerModel, dealt: readonly Card[]): HoldValue[] {
  const sums = Float64Array.from(allHolds, (hold) =>
    paySumWith(
      model,
      hold.map((at) => dealt[at] ?? 0),
    ),
  );
  withoutOthers(sums);
  const values = allHolds.map((cards, at) => ({
    cards,
    mean: fraction(BigInt(sums[at] ?? 0), BigInt(drawsOf[at] ?? 1)),
  }));
  return values.sort((a, b) => {
    if (isBelow(b.mean, a.mean)) return -1;
    return isBelow(a.mean, b.mean) ? 1 : b.cards.length - a.cards.length;
  });
}
