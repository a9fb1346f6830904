import type { RoundingMode } from './types.ts';

/** 1000 digits, because a product of many odds is long. */
const DECIMAL = /^\d{1,1000}(\.\d{1,18})?$/;

const powers: bigint[] = [];
export const ten = (exponent: number): bigint => (powers[exponent] ??= 10n ** BigInt(exponent));
/** One, in units of 10^-18. Amounts are whole numbers of this unit, so that every decimal text has an exact value. */
export const ONE = ten(18);

/** An exact fraction, denominator above zero. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** Texts that were read before: a page shows the same few odds again and again. */
const cache = new Map<unknown, Ratio>();
const KEPT = 10_000;

/**
 * Reads unsigned decimal text as a fraction over a power of ten: `'1.85'` is 185/100. Returns undefined for anything else.
 * That includes numbers, because a float does not show which decimal was meant.
 */
export function decimal(text: unknown): Ratio | undefined {
  let read = cache.get(text);
  if (!read && typeof text === 'string' && DECIMAL.test(text)) {
    const [whole = '', fraction = ''] = text.split('.');
    read = { n: BigInt(whole + fraction), d: ten(fraction.length) };
    if (cache.size >= KEPT) cache.clear();
    cache.set(text, read);
  }
  return read;
}

/** Returns decimal text in units of 10^-18, or undefined for anything else. */
export function parse(text: unknown): bigint | undefined {
  const read = decimal(text);
  return read && read.n * (ONE / read.d);
}

/** Returns decimal text in units of 10^-18. Throws a RangeError that names the text if it is no decimal. */
export function units(text: string): bigint {
  const value = parse(text);
  if (value === undefined) throw new RangeError(`Not a decimal: "${text}". Write "12.50".`);
  return value;
}

/** Reads decimal text or a fraction such as `'1/3'`. Throws a RangeError if it is outside 0 to 1. */
export function share(text: string): Ratio {
  const [over, under = '1', more] = typeof text === 'string' ? text.split('/') : [];
  const [a, b] = [decimal(over), decimal(under)];
  const [n, d] = a && b ? [a.n * b.d, a.d * b.n] : [1n, 0n];
  if (n > d || d === 0n || more !== undefined) throw new RangeError(`Not a share of 1: "${text}".`);
  return { n, d };
}

/** Rounds n / d to whole units of 10^-places. The fraction must not be negative. */
export function rounded(n: bigint, d: bigint, places: number, mode: RoundingMode = 'halfUp'): bigint {
  const scaled = n * ten(places);
  const near = (scaled + (mode === 'down' ? 0n : d >> 1n)) / d;
  // An exact half was rounded up: halfEven needs the even unit below.
  const tooHigh = mode === 'halfEven' && near % 2n === 1n && 2n * scaled === (2n * near - 1n) * d;
  return tooHigh ? near - 1n : near;
}

/** Writes units of 10^-places with exactly `places` decimals. */
export function unitsText(units: bigint, places: number): string {
  const digits = `${units}`.padStart(places + 1, '0');
  const point = digits.length - places;
  return places > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
}

/** Writes n / d to `places` decimals, half up. Trailing zeros after the second decimal are dropped. */
export function decimalText(n: bigint, d: bigint, places = 8): string {
  let text = unitsText(rounded(n, d, places), places);
  while (text.endsWith('0') && text.at(-3) !== '.') text = text.slice(0, -1);
  return text;
}
