/** Odds to two places for show; the payout is computed with all of them. A decimal point in every language (OP-98). */
export function shortOdds(odds: string): string {
  const [whole = '0', rest = ''] = odds.split('.');
  return `${whole}.${rest.padEnd(2, '0').slice(0, 2)}`;
}
