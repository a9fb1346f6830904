import { fraction, type Fraction } from './fraction.ts';

/** One result of a round under a strategy: what it returns and stakes, in ten-thousandths of the bet, and its cases. */
export interface Outcome {
  readonly returned: number;
  readonly staked: number;
  readonly weight: bigint;
}

/** All results of a round. The weights add up to `total`, or to less by the rounding of a fixed-point distribution. */
export interface Distribution {
  readonly outcomes: readonly Outcome[];
  readonly total: bigint;
}

const ONE = 10_000n;

/** Returns a distribution whose rounds all stake the bet, from cases by multiplier. */
export function distributionOf(cases: Iterable<readonly [returned: number, weight: bigint]>): Distribution {
  const weights = new Map<number, bigint>();
  for (const [returned, weight] of cases) weights.set(returned, (weights.get(returned) ?? 0n) + weight);
  const outcomes = [...weights]
    .filter(([, weight]) => weight > 0n)
    .map(([returned, weight]) => ({ returned, staked: 10_000, weight }))
    .sort((a, b) => a.returned - b.returned);
  return { outcomes, total: outcomes.reduce((sum, { weight }) => sum + weight, 0n) };
}

/** Chance of the outcomes that pass. */
export function chanceOf({ outcomes, total }: Distribution, passes: (outcome: Outcome) => boolean): Fraction {
  return fraction(
    outcomes.reduce((sum, outcome) => (passes(outcome) ? sum + outcome.weight : sum), 0n),
    total,
  );
}

/** Gain of an outcome over the bet, in ten-thousandths. Additional stakes count as a loss. */
export const netOf = ({ returned, staked }: Outcome): number => returned - staked;

/** Mean gain of a round, in bets. Add 1 for the return to the player. */
export function meanNet({ outcomes, total }: Distribution): Fraction {
  return fraction(
    outcomes.reduce((sum, outcome) => sum + BigInt(netOf(outcome)) * outcome.weight, 0n),
    total * ONE,
  );
}

/** Variance of the gain of a round, in bets squared. */
export function varianceOf({ outcomes, total }: Distribution): Fraction {
  let [first, second] = [0n, 0n];
  for (const outcome of outcomes) {
    const net = BigInt(netOf(outcome));
    first += net * outcome.weight;
    second += net * net * outcome.weight;
  }
  return fraction(second * total - first * first, total * total * ONE * ONE);
}

/**
 * Return of a bet of this many minor units if each payout is cut to the minor unit. It is lower than that of the sheet if
 * the bet is small and the multipliers are no whole numbers.
 *
 * @example
 * ```ts
 * import { decimalOf, engineOf, returnAt } from '@kvota/games';
 *
 * const { rtp, distribution } = engineOf('ladder').par({ model: 'mines-25', mode: '3' });
 * decimalOf(rtp, 4); // '0.9768'
 * decimalOf(returnAt(distribution!, 10), 4); // '0.9680'
 * ```
 */
export function returnAt({ outcomes, total }: Distribution, bet: number): Fraction {
  const minor = BigInt(bet);
  const gain = outcomes.reduce(
    (sum, { returned, staked, weight }) =>
      sum + ((minor * BigInt(returned)) / ONE - (minor * BigInt(staked)) / ONE + minor) * weight,
    0n,
  );
  return fraction(gain, total * minor);
}
