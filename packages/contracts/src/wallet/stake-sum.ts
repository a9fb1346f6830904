const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/**
 * True if a stake may be placed in a game whose stake is the sum of several bets. It is from the lowest to the highest of
 * the stakes, ascending in minor units, and a multiple of what divides all of them.
 *
 * @example
 * ```ts
 * import { isSumOfStakes } from '@kvota/contracts/wallet';
 *
 * isSumOfStakes(70n, [20n, 50n, 100n]); // true
 * isSumOfStakes(75n, [20n, 50n, 100n]); // false
 * isSumOfStakes(120n, [20n, 50n, 100n]); // false
 * ```
 */
export function isSumOfStakes(stake: bigint, stakes: readonly bigint[]): boolean {
  const [lowest, highest] = [stakes[0], stakes.at(-1)];
  if (lowest === undefined || highest === undefined) return false;
  return stake >= lowest && stake <= highest && stake % stakes.reduce(gcd) === 0n;
}
