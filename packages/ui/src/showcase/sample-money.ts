import type { Say } from './say.ts';

/** Marks of thousands and of decimals as a language writes them. */
const marks: Readonly<Record<string, readonly [string, string]>> = { en: [',', '.'], ru: ['\u00A0', ','] };

/** Amounts of stories as a language writes them: `1128.50` is "1,128.50" or "1.128,50". */
export function moneyIn(language: unknown): Say {
  const [thousands, decimal] = marks[String(language)] ?? ['.', ','];
  return (amount) => {
    const [whole = '0', fraction = '00'] = amount.split('.');
    return whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands) + decimal + fraction;
  };
}

/** The product of prices with two decimals, to two decimals, cut: whole numbers all the way. */
export function productOf(prices: readonly string[]): string {
  const hundredths = prices.reduce((product, price) => (product * BigInt(price.replace('.', ''))) / 100n, 100n);
  return decimals(hundredths);
}

/** A stake of two decimals times odds of two decimals. */
export function payoutOf(stake: string, odds: string): string {
  return decimals((BigInt(stake.replace('.', '')) * BigInt(odds.replace('.', ''))) / 100n);
}

function decimals(hundredths: bigint): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
