import { minorToMoney } from '@kvota/contracts';

/** Decimals that amounts of a statement may have: those of the currency, and twelve more. */
const decimals = 14;
const scale = 10n ** BigInt(decimals - 2);

function read(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Adds up exact amounts of statements. Returns decimal text that has all digits. */
export function addExact(texts: readonly string[]): string {
  const sum = texts.reduce((all, text) => all + read(text), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${fraction}`;
}

/** Returns an exact amount in minor units, a half rounded away from zero. It may be more than a statement can store. */
export function toMinor(text: string): bigint {
  const value = read(text);
  const rounded = ((value < 0n ? -value : value) + scale / 2n) / scale;
  return value < 0n ? -rounded : rounded;
}

/** Returns an exact amount as money, a half rounded away from zero. */
export const toMoney = (text: string): string => minorToMoney(toMinor(text));
