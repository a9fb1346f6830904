/**
 * Decimal text of a stake, balance or payout in units of its currency, with at most two places: `"20"`, `"-12.50"`.
 *
 * An alias of `string`, for readers: the compiler does not check it. Answers are checked by the schema of the same name.
 */
export type Money = string;

/**
 * Converts money text to integer minor units (hundredths): `"20.5"` → `2050n`.
 *
 * @throws RangeError if the text is not an amount of money.
 */
export function moneyToMinor(text: string): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match)
    throw new RangeError(
      `"${text}" is not an amount of money: write digits with at most two decimal places, such as "20.50".`,
    );
  const minor = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -minor : minor;
}

/** Converts integer minor units to money text with two places: `2050n` → `"20.50"`. */
export function minorToMoney(minor: bigint): Money {
  const sign = minor < 0n ? '-' : '';
  const absolute = minor < 0n ? -minor : minor;
  return `${sign}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}
