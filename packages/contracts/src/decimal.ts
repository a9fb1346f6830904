/** Decimal text of a stake, balance or payout in units of its currency, at most two places: `"20"`, `"-12.50"`. */
export type Money = string & { readonly __brand?: 'Money' };

/** Decimal text of odds, at most three places, with a point: `"1.85"`. `"-"` never travels: an odd that is not to be had is `"0"` (OP-98). */
export type Odds = string & { readonly __brand?: 'Odds' };

/** The lowest odd that counts as available, in thousandths (MATCH-18). */
export const lowestOdds = 1010;

/** Odds text to integer thousandths, the unit of the compact deltas: `"1.85"` → `1850`. Text that is no odds gives 0. */
export function oddsToThousandths(text: string): number {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) return 0;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}

/** Integer thousandths to odds text with two places, or three where the third counts: `1850` → `"1.85"`. */
export function thousandthsToOdds(thousandths: number): Odds {
  if (!Number.isSafeInteger(thousandths) || thousandths < 0) {
    throw new RangeError(`Odds in thousandths are a whole number of at least 0, not ${thousandths}.`);
  }
  const whole = Math.trunc(thousandths / 1000);
  const rest = String(thousandths % 1000).padStart(3, '0');
  if (thousandths === 0) return '0';
  return `${whole}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

/** Money text to integer minor units (hundredths): `"20.5"` → `2050n`. Throws a RangeError on anything else. */
export function moneyToMinor(text: string): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match)
    throw new RangeError(`"${text}" is no amount of money: write digits with at most two places, such as "20.50".`);
  const minor = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -minor : minor;
}

/** Integer minor units to money text with two places: `2050n` → `"20.50"`. */
export function minorToMoney(minor: bigint): Money {
  const sign = minor < 0n ? '-' : '';
  const absolute = minor < 0n ? -minor : minor;
  return `${sign}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}
