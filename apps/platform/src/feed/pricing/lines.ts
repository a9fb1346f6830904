/** Returns the `count` lines nearest to a value, in their order. */
export function nearest(lines: readonly number[], value: number, count: number): readonly number[] {
  const start = lines.findIndex((line) => line >= value);
  const middle = start === -1 ? lines.length : start;
  const from = Math.max(0, Math.min(lines.length - count, middle - Math.floor(count / 2)));
  return lines.slice(from, from + count);
}

/** All lines that a match for goals or points can have, around its expected score. */
export interface SideLines {
  readonly handicap: readonly number[];
  readonly total: readonly number[];
  readonly host: readonly number[];
  readonly away: readonly number[];
}

/** Returns the half lines (1.5, 2.5 …) within `width` of a value and not below `least`. */
export function halfLinesAround(
  value: number,
  width: number,
  { step = 1, least = Number.NEGATIVE_INFINITY }: { readonly step?: number; readonly least?: number } = {},
): readonly number[] {
  const middle = Math.floor(value) + 0.5;
  return ladderOf(Math.max(least, middle - width), middle + width, step);
}

/** Returns the lines from a first to a last value. */
export function ladderOf(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}
