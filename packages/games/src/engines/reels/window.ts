import type { ReelsModel } from '../../models/reels/reels-model.ts';

/**
 * Returns the letters that a slot shows, by reel from the left and by row from the top.
 *
 * @example
 * ```ts
 * import { reelsModels, windowOf } from '@kvota/games';
 *
 * windowOf(reelsModels[0]!, [0, 0, 23])[2]; // ['O', 'O', 'M']
 * ```
 */
export function windowOf({ strips, rows }: Pick<ReelsModel, 'strips' | 'rows'>, stops: readonly number[]): string[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
}
