/** n choose k: how many combinations one condition of a group makes. */
export function binomial(n: number, k: number): bigint {
  let lines = 1n;
  for (let i = 1; i <= k; i += 1) lines = (lines * BigInt(n - k + i)) / BigInt(i);
  return lines;
}
