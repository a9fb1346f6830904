import { minorToMoney, moneyToMinor, type Money } from '../amount/money.ts';
import type { Wallet } from './wallet.ts';

/** Returns the credit to display: `wallet_0` plus `wallet_1` (WAL-04). */
export function creditOf(wallet: Pick<Wallet, 'wallet_0' | 'wallet_1'>): Money {
  return minorToMoney(moneyToMinor(wallet.wallet_0) + moneyToMinor(wallet.wallet_1));
}
