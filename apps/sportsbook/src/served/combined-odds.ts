/** Returns a price such as `1.85` or `1.855` in whole thousandths. */
function thousandths(text: string): bigint {
  const [whole = '', places = ''] = text.split('.');
  return BigInt(whole + places.padEnd(3, '0'));
}

/**
 * Returns the combined odds of prices of different matches as the slip shows them in the bottom bar: multiplied, rounded
 * half up to two places, and without decimals from 10,000 on. The code of the slip is not loaded yet.
 */
export function combinedOdds(prices: readonly string[]): string {
  let [product, unit] = [100n, 1n];
  for (const price of prices) [product, unit] = [product * thousandths(price), unit * 1000n];
  const digits = `${(2n * product + unit) / (2n * unit)}`;
  const whole = digits.slice(0, -2);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202F');
  return whole.length > 4 ? grouped : `${grouped}.${digits.slice(-2)}`;
}
