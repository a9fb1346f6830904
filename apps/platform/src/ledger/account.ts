import { createHash } from 'node:crypto';

/** Sub-balances that the player sees: 0 for deposits, 1 for winnings, 2 to 6 reserved (OP-65). */
export const subBalances = [
  'wallet_0',
  'wallet_1',
  'wallet_2',
  'wallet_3',
  'wallet_4',
  'wallet_5',
  'wallet_6',
] as const;
export type SubBalance = (typeof subBalances)[number];

/** Returns the id of a wallet's account. `held` contains the stakes of open tickets. */
export function walletAccount(walletId: string, kind: SubBalance | 'held'): string {
  return `${walletId}:${kind}`;
}

/** Returns the ids of the pair of accounts for the debt of a user to its parent: they sum to zero, and `debt` is never above it. */
export const debtAccounts = (userId: string, currency: string) => ({
  debt: `debt:${userId}:${currency}`,
  lent: `lent:${userId}:${currency}`,
});

/** Returns the id of the account that holds a jackpot. */
export const jackpotAccount = (code: string, currency: string): string => `jackpot:${code}:${currency}`;

/** Returns the id of the operator's account that pays into jackpots. Bets lock none of its rows, so that no two wait in a circle. */
export const jackpotHouse = (currency: string): string => `house:${currency}:jackpots`;

/** Returns the id of the account with a payment provider: below zero by what it holds for the operator. */
export function providerAccount(provider: string, currency: string, walletId: string): string {
  return `psp:${provider}:${currency}:${shardOf(walletId)}`;
}

/** Returns the id of the account for money of providers that fits no payment. It is zero unless somebody must look. */
export const suspenseAccount = (currency: string): string => `suspense:${currency}`;

/**
 * Returns the id of the operator's account for a wallet: `house` for stakes and winnings, `cash` for money from outside, `promo`
 * for stakes that the house pays, `voucher` for what is owed to holders of vouchers. `gift` has the cost of bonuses, `loss`
 * chargebacks beyond a wallet.
 * Each currency has sixteen of each kind, so that tickets of different players do not all lock one row.
 */
export function operatorAccount(
  kind: 'house' | 'cash' | 'promo' | 'voucher' | 'gift' | 'loss',
  currency: string,
  walletId: string,
): string {
  return `${kind}:${currency}:${shardOf(walletId)}`;
}

const shardOf = (walletId: string): number => (createHash('sha256').update(walletId).digest()[0] ?? 0) % 16;
