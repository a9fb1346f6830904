/** A point on the card; its width and height are 3, so that each cell is a square of 1. */
export interface CardPoint {
  readonly x: number;
  readonly y: number;
}

/** Half of the width of a coin's trace. */
export const coinRadius = 0.24;
/** Spots of a cell in each direction; a cell is uncovered once most of them are scratched. */
const spots = 4;
const enough = 8;

/** The spots that are scratched, by cell times 16 plus spot. */
export type Scratched = ReadonlySet<number>;

const distance = (a: CardPoint, b: CardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance of a point from the line between two others. */
function distanceFromLine(point: CardPoint, from: CardPoint, to: CardPoint): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  const at = Math.min(1, Math.max(0, along));
  return distance(point, { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
}

/** Scratches the card along a line. */
export function scratch(before: Scratched, from: CardPoint, to: CardPoint): Scratched {
  const after = new Set(before);
  for (let row = 0; row < 3 * spots; row += 1) {
    for (let column = 0; column < 3 * spots; column += 1) {
      const point = { x: (column + 0.5) / spots, y: (row + 0.5) / spots };
      if (distanceFromLine(point, from, to) > coinRadius) continue;
      const cell = Math.floor(row / spots) * 3 + Math.floor(column / spots);
      after.add(cell * spots * spots + (row % spots) * spots + (column % spots));
    }
  }
  return after;
}

/** The cells of which enough is scratched. */
export function uncoveredBy(scratched: Scratched): readonly number[] {
  const counts = Array.from({ length: 9 }, () => 0);
  for (const spot of scratched) {
    const cell = Math.floor(spot / (spots * spots));
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts.flatMap((count, cell) => (count >= enough ? [cell] : []));
}
