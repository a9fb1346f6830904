/** True for odds of zero: no selection is left to price, because all of them are locked (SLIP-24). */
export const isNothing = (odds: string): boolean => !/[1-9]/.test(odds);

/** Rounds decimal text to two places, half up. Any other text is returned as it is. */
export function rounded(text: string): string {
  if (!/^\d+(\.\d+)?$/.test(text)) return text;
  const [whole = '0', rest = ''] = text.split('.');
  const digits = rest.padEnd(3, '0');
  const hundredths = `${BigInt(whole + digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1n : 0n)}`.padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

/**
 * Rounds odds to two places for display, as payouts are rounded; payouts use all places. Every language has a decimal point
 * and a narrow space between thousands (OP-98).
 */
export function shortOdds(odds: string): string {
  return rounded(odds).replace(/\B(?=(\d{3})+\.)/g, '\u202F');
}

/** Writes odds where room is scarce: from 10,000 on without decimals (HEAD-15). */
export const scarceOdds = (odds: string): string => shortOdds(odds).replace(/^(.{6,})\.\d\d$/, '$1');
