import type { Draws } from './draws.ts';

/**
 * Draws `count` different items in order, each ordered choice equally likely: the first steps of a Fisher–Yates shuffle
 * (GAME-02). With `count` = `items.length` it is a whole shuffle.
 */
export function drawWithout<T>(draws: Draws, items: readonly T[], count: number): T[] {
  const pool = [...items];
  for (let at = 0; at < count; at += 1) {
    const other = at + draws.int(pool.length - at);
    const [mine, theirs] = [pool[at], pool[other]];
    // Both indices are inside the pool.
    pool[at] = theirs as T;
    pool[other] = mine as T;
  }
  return pool.slice(0, count);
}

/** Returns the integers from 0 to `n - 1`. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

/** Draws an index by integer weights: index `i` in `weights[i]` of all cases. */
export function drawWeighted(draws: Draws, weights: readonly number[]): number {
  let left = draws.int(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  return weights.length - 1;
}
