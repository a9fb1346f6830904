/** An exact fraction in lowest terms. `d` is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right > 0n) [left, right] = [right, left % right];
  return left;
}

/** Returns `n / d` in lowest terms. `d` is not 0. */
export function fraction(n: bigint, d: bigint): Fraction {
  const shared = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / shared, d: (sign * d) / shared };
}

/** Adds two fractions. */
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

/** Subtracts the second fraction from the first. */
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

/** Multiplies two fractions. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** True if the first fraction is below the second. */
export const isBelow = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

/** Largest integer whose square is not above `n`. */
export function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const better = (guess + n / guess) >> 1n;
    if (better >= guess) return guess;
    guess = better;
  }
}

/**
 * Writes a fraction as decimal text, cut to `places`. For figures on a screen: nothing is calculated from it.
 *
 * @example
 * ```ts
 * import { decimalOf } from '@kvota/games';
 *
 * decimalOf({ n: 66130n, d: 69120n }, 5); // '0.95674'
 * ```
 */
export function decimalOf({ n, d }: Fraction, places: number): string {
  const scaled = ((n < 0n ? -n : n) * 10n ** BigInt(places)) / d;
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = n < 0n && scaled > 0n ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
}

/**
 * Writes the square root of a fraction as decimal text, cut to `places`: a standard deviation from a variance.
 *
 * @example
 * ```ts
 * import { rootOf } from '@kvota/games';
 *
 * rootOf({ n: 2n, d: 1n }, 4); // '1.4142'
 * ```
 */
export function rootOf({ n, d }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  return decimalOf({ n: squareRoot((n * scale * scale) / d), d: scale }, places);
}
