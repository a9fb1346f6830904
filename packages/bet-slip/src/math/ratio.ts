import type { RoundingMode } from './types.ts';

/** An exact fraction, denominator above zero, not necessarily in lowest terms. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Ratio = { n: 0n, d: 1n };
export const ONE: Ratio = { n: 1n, d: 1n };

export const add = (a: Ratio, b: Ratio): Ratio =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, { n: -b.n, d: b.d });
export const multiply = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });
/** The divisor must be above zero. */
export const divide = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d, d: a.d * b.n });

/** Negative, zero or positive, as `a` is below, equal to or above `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const fromInteger = (value: bigint | number): Ratio => ({ n: BigInt(value), d: 1n });
export const product = (values: readonly Ratio[]): Ratio => values.reduce(multiply, ONE);

const DECIMAL = /^(\d{1,40})(?:\.(\d{1,40}))?$/;

/** Reads unsigned decimal text; anything else is undefined, a number too: what a float was meant to be cannot be known. */
export function parseDecimal(text: string): Ratio | undefined {
  const [match, whole = '', fraction = ''] = (typeof text === 'string' && DECIMAL.exec(text)) || [];
  return match === undefined ? undefined : { n: BigInt(whole + fraction), d: 10n ** BigInt(fraction.length) };
}

/** Reads decimal text that was checked before; throws a RangeError that names the text. */
export function decimal(text: string): Ratio {
  const value = parseDecimal(text);
  if (!value) throw new RangeError(`Not a decimal number: "${text}". Write money and odds like "12.50".`);
  return value;
}

/** Reads decimal text or a fraction such as 1/3; throws a RangeError when it lies outside 0 to 1. */
export function share(text: string): Ratio {
  const [over = '', under = '1', ...rest] = text.split('/');
  const bottom = decimal(under);
  const value = bottom.n > 0n && rest.length === 0 ? divide(decimal(over), bottom) : undefined;
  if (!value || compare(value, ONE) > 0) throw new RangeError(`Not a share between 0 and 1: "${text}".`);
  return value;
}

/** Rounds a value that is not negative to whole units of 10^-places. */
export function toUnits({ n, d }: Ratio, places: number, mode: RoundingMode): bigint {
  const scaled = n * 10n ** BigInt(places);
  const whole = scaled / d;
  if (mode === 'down') return whole;
  const twice = (scaled % d) * 2n;
  const up = twice > d || (twice === d && (mode === 'halfUp' || whole % 2n === 1n));
  return up ? whole + 1n : whole;
}

/** Writes units of 10^-places with exactly that many decimals. */
export function unitsText(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Writes to `places` decimals, half up, without trailing zeros beyond the second decimal. */
export function decimalText(value: Ratio, places = 8): string {
  const text = unitsText(toUnits(value, places, 'halfUp'), places);
  const keep = text.length - places + 2;
  return text.slice(0, keep) + text.slice(keep).replace(/0+$/, '');
}
