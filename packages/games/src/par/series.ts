/**
 * Bits behind the point of a fixed-point chance. Cutting loses less than 2⁻⁶⁴ per coefficient and product, which is
 * below 10⁻¹⁰ in sum for the longest series here.
 */
export const BITS = 64n;

/** Chances by index: index `i` has the chance of `i` units, in fixed point. */
export type Series = readonly bigint[];

/** The series that is certainly 0 units. */
export const CERTAIN: Series = [1n << BITS];

/** Hexadecimal digits per coefficient: 128 bits of a product and 32 for the number of summands. */
const SLOT = 40;

const pack = (series: Series): bigint =>
  BigInt(`0x0${series.toReversed().reduce((text, each) => text + each.toString(16).padStart(SLOT, '0'), '')}`);

/**
 * Returns the sum of two independent series, up to `length` indices. Both are packed into one integer each (Kronecker
 * substitution). Each coefficient is cut, so that the chances add up to slightly less than 1.
 */
export function convolve(a: Series, b: Series, length: number): bigint[] {
  const digits = (pack(a) * pack(b)).toString(16);
  const count = Math.min(length, a.length + b.length - 1);
  return Array.from({ length: count }, (_, at) => {
    const end = digits.length - at * SLOT;
    return end <= 0 ? 0n : BigInt(`0x${digits.slice(Math.max(0, end - SLOT), end)}`) >> BITS;
  });
}

/** Returns the sum of `count` independent draws of a series, up to `length` indices. */
export function repeated(series: Series, count: number, length: number): Series {
  let [result, square] = [CERTAIN, series.slice(0, length)];
  for (let left = count; left > 0; left = (left - (left % 2)) / 2) {
    if (left % 2 === 1) result = convolve(result, square, length);
    if (left > 1) square = convolve(square, square, length);
  }
  return result;
}

/** Adds two series index by index: the chances of one case or the other. */
export const either = (a: Series, b: Series): bigint[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0n) + (b[at] ?? 0n));

/** Returns a series without gaps from chances by index. */
export function seriesOf(chances: Iterable<readonly [index: number, chance: bigint]>, length: number): bigint[] {
  const series: bigint[] = Array.from({ length: 1 }, () => 0n);
  for (const [at, chance] of chances) if (at < length) series[at] = (series[at] ?? 0n) + chance;
  return Array.from(series, (each) => each ?? 0n);
}
