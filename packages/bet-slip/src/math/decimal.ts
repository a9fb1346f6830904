import type { RoundingMode } from './types.ts';

/** Amounts inside are whole units of 10^-18, which holds exactly what decimal text can say. */
const PLACES = 18;
/** A product of many odds is long. */
const DECIMAL = /^\d{1,1000}(\.\d{1,18})?$/;

const powers: bigint[] = [];
export const ten = (exponent: number): bigint => (powers[exponent] ??= 10n ** BigInt(exponent));
/** One in units of 10^-18. */
export const ONE = ten(PLACES);

/** A decimal as written: its digits without the point, and how many of them follow it. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** The same few odds come again and again; each text is read once. */
const known = new Map<unknown, Decimal>();
const KEPT = 10_000;

/** Reads unsigned decimal text; undefined for anything else, a number too: nobody can know which decimal a float was meant to be. */
export function decimal(text: unknown): Decimal | undefined {
  const read = known.get(text);
  if (read || typeof text !== 'string' || !DECIMAL.test(text)) return read;
  const [, fraction = ''] = text.split('.');
  const value = { digits: BigInt(text.replace('.', '')), places: fraction.length };
  if (known.size >= KEPT) known.clear();
  known.set(text, value);
  return value;
}

/** A decimal in units of 10^-places; it must not have more places. */
export const unitsAt = ({ digits, places }: Decimal, at: number): bigint =>
  at > places ? digits * ten(at - places) : digits;

/** Decimal text in units of 10^-18; undefined for anything else. */
export function parse(text: unknown): bigint | undefined {
  const read = decimal(text);
  return read && unitsAt(read, PLACES);
}

/** Decimal text in units of 10^-18; throws a RangeError that names the text. */
export function units(text: string): bigint {
  const value = parse(text);
  if (value === undefined) throw new RangeError(`Not a decimal number: "${text}". Write money and odds like "12.50".`);
  return value;
}

/** An exact fraction, denominator above zero. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** Reads decimal text or a fraction such as 1/3; throws a RangeError when it lies outside 0 to 1. */
export function share(text: string): Ratio {
  const [over, under = '1', more] = typeof text === 'string' ? text.split('/') : [];
  const [n = -1n, d = 0n] = [parse(over), parse(under)];
  if (n < 0n || n > d || d === 0n || more !== undefined) {
    throw new RangeError(`Not a share between 0 and 1: "${text}".`);
  }
  const common = gcd(n, d);
  return { n: n / common, d: d / common };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Rounds a fraction that is not negative to whole units of 10^-places. */
export function rounded({ n, d }: Ratio, places: number, mode: RoundingMode = 'halfUp'): bigint {
  const scaled = n * ten(places);
  if (mode === 'halfUp') return (scaled + (d >> 1n)) / d;
  const whole = scaled / d;
  const twice = 2n * (scaled - whole * d);
  const even = whole % 2n === 0n;
  return mode === 'halfEven' && (twice > d || (twice === d && !even)) ? whole + 1n : whole;
}

/** Writes units of 10^-places with exactly that many decimals. */
export const unitsText = (units: bigint, places: number): string => written(units, places, places);

/** Writes to `places` decimals, half up, without trailing zeros beyond the second decimal. */
export const decimalText = (value: Ratio, places = 8): string => written(rounded(value, places), places, 2);

function written(units: bigint, places: number, least: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  const point = digits.length - places;
  let end = digits.length;
  while (end > point + least && digits[end - 1] === '0') end -= 1;
  return end > point ? `${digits.slice(0, point)}.${digits.slice(point, end)}` : digits.slice(0, point);
}
