/** True for odds of zero: no selection is left to price, because all of them are locked (SLIP-24). */
export const isNothing = (odds: string): boolean => !/[1-9]/.test(odds);

/** Cuts odds to two places for display; payouts use all places. Every language has a decimal point (OP-98). */
export function shortOdds(odds: string): string {
  const [whole = '0', rest = ''] = odds.split('.');
  return `${whole}.${rest.padEnd(2, '0').slice(0, 2)}`;
}
