/** Rows of Pascal's triangle are cached up to this size. */
const KEPT = 50;
const kept: bigint[][] = [];

/** Returns Σ C(n, k) over the conditions, each within 1 … n. */
export function countSubsets(n: number, conditions: readonly number[]): bigint {
  const sizes = n > KEPT ? binomials(n, Math.max(...conditions)) : (kept[n] ??= binomials(n, n));
  return conditions.reduce((count, k) => count + (sizes[k] ?? 0n), 0n);
}

/** Returns C(n, 0) … C(n, top). */
function binomials(n: number, top: number): bigint[] {
  const row = [1n];
  for (let k = 1; k <= top; k += 1) row[k] = ((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k);
  return row;
}

/**
 * Returns the elementary symmetric polynomials e_least … e_top, each at its own index. e_k is the sum, over all k-subsets,
 * of the product of their members. Sums below `least` are not complete.
 */
export function elementarySums(values: readonly bigint[], top: number, least: number): bigint[] {
  const sums = [1n];
  let seen = 0;
  for (const value of values) {
    seen += 1;
    // Smaller subsets can no longer grow to `least` with the values that are left.
    const lowest = Math.max(1, least - values.length + seen);
    // Downwards, because upwards a value would enter a subset twice.
    for (let k = Math.min(seen, top); k >= lowest; k -= 1) sums[k] = (sums[k] ?? 0n) + value * (sums[k - 1] ?? 0n);
  }
  return sums;
}
