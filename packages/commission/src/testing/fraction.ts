/** An exact fraction, written without the arithmetic of the package. The denominator is above zero. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const whole = (value: bigint | number): Fraction => ({ n: BigInt(value), d: 1n });
export const ZERO = whole(0);

export const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: -b.n, d: b.d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const isBelow = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
export const isEqual = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d;
export const negated = ({ n, d }: Fraction): Fraction => ({ n: -n, d });
export const sizeOf = ({ n, d }: Fraction): Fraction => ({ n: n < 0n ? -n : n, d });
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** Reads decimal text. */
export function fraction(text: string): Fraction {
  const [before = '', after = ''] = text.split('.');
  return { n: BigInt(before + after), d: BigInt(`1${'0'.repeat(after.length)}`) };
}

/** Rounds to `places` decimals: the nearest of the two neighbours, of two equally near ones that further from zero. */
export function roundedTo(value: Fraction, places: number): Fraction {
  const unit: Fraction = { n: 1n, d: BigInt(`1${'0'.repeat(places)}`) };
  const size = sizeOf(value);
  const count = (size.n * unit.d) / size.d;
  const [low, high] = [times(whole(count), unit), times(whole(count + 1n), unit)];
  const near = isBelow(minus(size, low), minus(high, size)) ? low : high;
  return value.n < 0n ? negated(near) : near;
}
