/**
 * Decimal odds as text with a point and at most three places: `"1.85"`. `"0"` if the price is not available (OP-98).
 *
 * An alias of `string`, for readers: the compiler does not check it. Answers are checked by the schema of the same name.
 */
export type Odds = string;

/** The lowest odds that count as available, in thousandths (MATCH-18). */
export const lowestOdds = 1010;

/** Converts odds text to integer thousandths, the unit of the compact deltas: `"1.85"` → `1850`. Other text gives 0. */
export function oddsToThousandths(text: string): number {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) return 0;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}

/**
 * Converts integer thousandths to odds text: `1850` → `"1.85"`, `1855` → `"1.855"`, `0` → `"0"`.
 *
 * @throws RangeError if the number is negative or not an integer.
 */
export function thousandthsToOdds(thousandths: number): Odds {
  if (!Number.isSafeInteger(thousandths) || thousandths < 0) {
    throw new RangeError(`Odds in thousandths are a whole number of at least 0, not ${thousandths}.`);
  }
  if (thousandths === 0) return '0';
  const whole = Math.trunc(thousandths / 1000);
  const rest = String(thousandths % 1000).padStart(3, '0');
  return `${whole}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
