import { choose } from './subset-counts.ts';

/** Number of positions in each set of positions, a number of five bits. */
export const sizes: readonly number[] = Array.from(
  { length: 32 },
  (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1) + ((bits >> 4) & 1),
);

/** Number of draws of each hold. */
export const drawsOf: readonly number[] = sizes.map((size) => choose[47]?.[5 - size] ?? 1);

/**
 * Turns sums over all hands that hold a set into sums over those that hold no other card of the deal: inclusion and
 * exclusion, one card at a time.
 */
export function withoutOthers(values: Float64Array): void {
  for (let bit = 1; bit < 32; bit *= 2) {
    for (let bits = 0; bits < 32; bits += 1) {
      if ((bits & bit) === 0) values[bits] = (values[bits] ?? 0) - (values[bits | bit] ?? 0);
    }
  }
}
