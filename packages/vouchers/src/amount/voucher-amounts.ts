import {
  creditOf,
  isBonusCurrency,
  minorToMoney,
  moneyToMinor,
  voucherBounds,
  type Money,
  type Wallet,
} from '@kvota/contracts';

/** Why a voucher dialog does not open for a wallet: bonus money, or too little credit (VOU-02, OP-62). */
export type NotOpen = 'bonus' | 'low';

/** Returns why no voucher can be made from a wallet; undefined if one can. */
export function notOpen(wallet: Wallet): NotOpen | undefined {
  if (isBonusCurrency(wallet.currency_id)) return 'bonus';
  return moneyToMinor(creditOf(wallet)) < moneyToMinor(voucherBounds.min) ? 'low' : undefined;
}

/** The least and the highest amount of a voucher from a wallet. */
export interface AmountBounds {
  readonly min: Money;
  readonly max: Money;
}

/**
 * Returns the bounds for each of `count` vouchers: at most the smaller of the credit and 100,000 (VOU-03, VOU-04), and
 * together not more than the credit.
 */
export function boundsOf(wallet: Wallet, count = 1): AmountBounds {
  const [credit, most] = [moneyToMinor(creditOf(wallet)) / BigInt(count), moneyToMinor(voucherBounds.max)];
  return { min: voucherBounds.min, max: minorToMoney(credit < most ? credit : most) };
}

/** Returns how many vouchers a text asks for; undefined if it is not a whole number from 1 to `most`. */
export function countOf(text: string, most: number): number | undefined {
  const count = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

/** Returns the sum of equal vouchers; undefined without an amount. */
export const sumOf = (amount: Money | null, count: number): Money | undefined =>
  amount !== null && isAmount(amount) ? minorToMoney(moneyToMinor(amount) * BigInt(count)) : undefined;

const isAmount = (text: string): boolean => /^\d{1,15}(\.\d{1,2})?$/.test(text);

/** True if an amount can be made into a voucher. */
export function isWithin(amount: Money | null, { min, max }: AmountBounds): amount is Money {
  if (amount === null || !isAmount(amount)) return false;
  const minor = moneyToMinor(amount);
  return minor >= moneyToMinor(min) && minor <= moneyToMinor(max);
}

const steps = ['100.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'];

/** Returns amounts to pick, as far as the bounds allow. */
export const quickVouchers = (bounds: AmountBounds): readonly Money[] =>
  steps.filter((step) => isWithin(step, bounds)).slice(0, 5);

/**
 * Returns the wallets with the credit that an answer named, until the next ping has the exact ones (VOU-07, VOU-11). Money
 * leaves what was paid in first and then winnings, and arrives as paid in.
 */
export function withCredit(wallets: readonly Wallet[], currencyId: number, credit: Money): readonly Wallet[] {
  return wallets.map((wallet) => {
    if (wallet.currency_id !== currencyId) return wallet;
    const [paidIn, won] = [moneyToMinor(wallet.wallet_0), moneyToMinor(wallet.wallet_1)];
    const change = moneyToMinor(credit) - moneyToMinor(creditOf(wallet));
    const left = paidIn + change;
    return left >= 0n
      ? { ...wallet, wallet_0: minorToMoney(left) }
      : { ...wallet, wallet_0: '0.00', wallet_1: minorToMoney(won + left) };
  });
}
