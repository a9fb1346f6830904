import { minorToMoney, moneyToMinor, type Money } from './decimal.ts';
import type { Wallet } from './wallet.ts';

/** The credit displayed: wallet_0 plus wallet_1 (WAL-04). */
export function creditOf(wallet: Pick<Wallet, 'wallet_0' | 'wallet_1'>): Money {
  return minorToMoney(moneyToMinor(wallet.wallet_0) + moneyToMinor(wallet.wallet_1));
}
