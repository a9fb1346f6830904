/** Most copies of a text, however short it is. */
const most = 60;

/**
 * Returns how many copies of a text beside each other fill a strip: at least `least`, more if the strip is still not
 * full (OP-80). Widths are in pixels.
 *
 * ```ts
 * copiesFor(1920, 300, 4); // 7
 * ```
 */
export function copiesFor(strip: number, text: number, least: number): number {
  if (text <= 0) return least;
  return Math.min(Math.max(least, Math.ceil(strip / text)), Math.max(least, most));
}
