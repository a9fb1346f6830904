/** Returns a number such as `1.85` or `1.855` in whole thousandths. */
function thousandths(text: string): bigint {
  const [whole = '', places = ''] = text.split('.');
  return BigInt(whole + places.padEnd(3, '0'));
}

/** Multiplies numbers and rounds half up to two places. Returns what is before and after the point. */
function product(factors: readonly string[]): readonly [whole: string, places: string] {
  let [exact, unit] = [100n, 1n];
  for (const factor of factors) [exact, unit] = [exact * thousandths(factor), unit * 1000n];
  const digits = `${(2n * exact + unit) / (2n * unit)}`;
  return [digits.slice(0, -2), digits.slice(-2)];
}

const grouped = (whole: string, sign: string): string => whole.replace(/\B(?=(\d{3})+$)/g, sign);

// The figures of prices of different matches as the slip shows them. The code of the slip is not loaded yet.

/** Returns the combined odds for the ticket. */
export function totalOdds(prices: readonly string[]): string {
  const [whole, places] = product(prices);
  return `${grouped(whole, '\u202F')}.${places}`;
}

/** Returns the combined odds for the bottom bar: without decimals from 10,000 on. */
export function combinedOdds(prices: readonly string[]): string {
  const odds = totalOdds(prices);
  return odds.length > 8 ? odds.slice(0, -3) : odds;
}

/** Returns the payout of a stake, with the signs of a thousand that is written as money. */
export function payoutOf(stake: string, prices: readonly string[], thousand: string): string {
  const [whole, places] = product([stake, ...prices]);
  return grouped(whole, thousand.charAt(1)) + thousand.charAt(5) + places;
}
