/**
 * Moves positions on an axis from 0 to 1 apart, so that at least `gap` is between two of them. Later ones move to the
 * right, and back from the end of the axis. The given positions ascend.
 *
 * ```ts
 * spreadMarks([0.5, 0.51], 0.1); // [0.5, 0.6]
 * ```
 */
export function spreadMarks(places: readonly number[], gap: number): readonly number[] {
  const spread: number[] = [];
  for (const place of places) spread.push(Math.max(place, (spread.at(-1) ?? -gap) + gap));
  let limit = 1;
  for (let at = spread.length - 1; at >= 0; at -= 1) {
    spread[at] = Math.max(0, Math.min(spread[at] ?? 0, limit));
    limit = (spread[at] ?? 0) - gap;
  }
  return spread;
}
