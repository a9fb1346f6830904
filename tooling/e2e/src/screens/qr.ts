import { encode } from 'uqr';

/** Returns the black squares of a text's QR code, as `x y`, with the quiet zone of four that printed codes have. */
export function squaresOf(text: string): ReadonlySet<string> {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return new Set(data.flatMap((row, y) => row.flatMap((black, x) => (black ? [`${x} ${y}`] : []))));
}

/** Returns the black squares that a path of runs draws, such as `M4 4h7v1h-7z`. */
export function squaresIn(path: string): ReadonlySet<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
  return new Set(
    runs.flatMap(([, x, y, length]) => Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`)),
  );
}
