import { ladderRule } from '../../models/ladder/ladder-models.ts';
import { times, type Fraction } from '../../par/fraction.ts';

/** Chance of one step. */
export type Chance = Fraction;

/** Chance that all of some steps succeed. */
export const chanceOfAll = (chances: readonly Chance[]): Chance => chances.reduce(times, { n: 1n, d: 1n });

/**
 * Returns the multiplier after steps that succeed together with this chance: 98 % of the fair price, cut to hundredths,
 * in ten-thousandths of the bet (GAME-11). Before the first step it is 10,000: the bet comes back.
 */
export function priceOf({ n, d }: Chance): number {
  if (n === d) return 10_000;
  const { kept } = ladderRule;
  return Number((d * kept.n * 100n) / (n * kept.d)) * 100;
}

/** True if a ladder has a step with this chance of the whole way: its price is not above the highest. */
export const isOffered = (chance: Chance): boolean => priceOf(chance) <= ladderRule.most;
