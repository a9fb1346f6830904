/** A point of the board as a share of its width and height, from the top left. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** Share of the height above the first row of pegs. */
const top = 0.08;

/** Width of a bucket, and of the gap between pegs, as a share of the board. */
export const gapOf = (rows: number): number => 1 / (rows + 1);

/** Height of a row of pegs; below the last row one more row is free. */
const yOf = (rows: number, row: number): number => top + ((1 - top) * (row + 0.5)) / (rows + 0.5);

/** Pegs of a board, row by row: three in the first row, and one more in each further row. The ball meets none at the ends. */
export function pegsOf(rows: number): readonly BoardPoint[] {
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: row + 3 }, (_peg, at) => ({
      x: 0.5 + (at - row / 2 - 1) * gapOf(rows),
      y: yOf(rows, row),
    })),
  )
    .flat()
    .filter(({ x }) => x > 0.001 && x < 0.999);
}

/** A keyframe of the ball, with the easing until the next one. */
export interface BallFrame extends BoardPoint {
  readonly offset: number;
  readonly easing: string;
}

/**
 * The fall of a ball: it meets one peg in each row and leaves it to the side that was drawn, 0 for left and 1 for right. The
 * last frame is the middle of its bucket.
 */
export function fallOf(path: readonly number[]): readonly BallFrame[] {
  const rows = path.length;
  const gap = gapOf(rows);
  const start: BallFrame = { x: 0.5, y: 0, offset: 0, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' };
  let x = 0.5;
  const frames = path.flatMap((side, row): BallFrame[] => {
    const from = x;
    x += (side - 0.5) * gap;
    const y = yOf(rows, row);
    const share = (at: number): number => (row + at) / (rows + 1);
    return [
      { x: from, y: y - 0.3 / rows, offset: share(1), easing: 'cubic-bezier(0.2, 0.6, 0.6, 1)' },
      { x: (from + x) / 2, y: y - 0.52 / rows, offset: share(1.35), easing: 'cubic-bezier(0.4, 0, 0.9, 0.7)' },
    ];
  });
  return [start, ...frames, { x, y: 1, offset: 1, easing: 'linear' }];
}
