/** An amount as exact decimal text in units of the currency: `'1250.00'`, `'-0.125'`. Numbers are refused. */
export type Amount = string;

/** Amounts are big integers of grains inside. A grain is a millionth of a millionth of a minor unit. */
export const GRAINS_PER_MINOR = 1_000_000_000_000n;

/** Decimals of a minor unit that a base may have: shares of parts per million were deducted from it. */
export const BASE_DECIMALS = 6;

/** Decimals of a minor unit that a result may have: a rate was applied to a base. */
export const RESULT_DECIMALS = 12;

const MILLION = 1_000_000n;
const AMOUNT = /^-?\d{1,30}(?:\.\d{1,30})?$/;

/**
 * Reads decimal text of at most `decimals` decimals as grains of a currency with `places` decimals. Returns undefined
 * for anything else.
 */
export function grainsIn(text: unknown, places: number, decimals = places): bigint | undefined {
  if (typeof text !== 'string' || !AMOUNT.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(places + RESULT_DECIMALS, '0'));
}

/** Reads text that was checked before. Throws a RangeError for anything that is no amount. */
export function grains(text: Amount, places: number): bigint {
  const value = grainsIn(text, places, places + RESULT_DECIMALS);
  if (value === undefined) throw new RangeError(`Not an amount: "${text.slice(0, 40)}". Write "12.50".`);
  return value;
}

/** Writes grains as decimal text: with the decimals of the currency, and more of them only if they are needed. */
export function amountText(value: bigint, places: number): Amount {
  const scale = places + RESULT_DECIMALS;
  const digits = `${magnitude(value)}`.padStart(scale + 1, '0');
  const whole = digits.slice(0, -scale);
  const fraction = digits.slice(-scale);
  const shown = fraction.slice(0, places) + fraction.slice(places).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${shown === '' ? '' : '.'}${shown}`;
}

export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Applies parts per million. Exact for every multiple of a million grains, as all bases are. */
export const shareOf = (value: bigint, ppm: number): bigint => (value * BigInt(ppm)) / MILLION;

/** Rounds grains to whole minor units, a half away from zero. */
export function roundedToMinor(value: bigint): bigint {
  const units = (magnitude(value) + GRAINS_PER_MINOR / 2n) / GRAINS_PER_MINOR;
  return (value < 0n ? -units : units) * GRAINS_PER_MINOR;
}
