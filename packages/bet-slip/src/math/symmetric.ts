import { ZERO, add } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/** n choose k, exactly. */
export function binomial(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Whole numbers over one shared denominator, so that the recurrences run on plain BigInt. */
export function onCommonDenominator(values: readonly Ratio[]): { units: bigint[]; denominator: bigint } {
  let denominator = 1n;
  for (const { d } of values) if (denominator % d !== 0n) denominator *= d / gcd(denominator, d);
  return { units: values.map(({ n, d }) => n * (denominator / d)), denominator };
}

/** Elementary symmetric polynomials e_0 … e_top: e_k is the sum over all k-subsets of the product of their members. */
export function elementarySums(values: readonly bigint[], top: number): bigint[] {
  const sums = [1n, ...Array.from<bigint>({ length: top }).fill(0n)];
  let seen = 0;
  for (const value of values) {
    seen += 1;
    // Downwards, so that each value enters a subset once.
    for (let k = Math.min(seen, top); k > 0; k -= 1) sums[k] = (sums[k] ?? 0n) + value * (sums[k - 1] ?? 0n);
  }
  return sums;
}

/** The sum over all lines of one group: Σ e_k for its conditions, without listing a single line. */
export function sumOverSubsets(values: readonly Ratio[], conditions: readonly number[]): Ratio {
  const { units, denominator } = onCommonDenominator(values);
  const sums = elementarySums(units, Math.max(0, ...conditions));
  return conditions.reduce((total, k) => add(total, { n: sums[k] ?? 0n, d: denominator ** BigInt(k) }), ZERO);
}
