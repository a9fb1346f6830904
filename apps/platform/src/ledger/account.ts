import { createHash } from 'node:crypto';

/** Sub-balances that the player sees: 0 deposit, 1 winnings, 2 to 6 reserved (OP-65). */
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

/** An account of a wallet; `held` is what open tickets have staked. */
export function walletAccount(walletId: string, kind: SubBalance | 'held'): string {
  return `${walletId}:${kind}`;
}

/**
 * The operator's side of a wallet's movements: `house` for stakes and winnings, `cash` for money from outside.
 * Sixteen of each per currency, so that tickets of different players do not queue for one row.
 */
export function operatorAccount(kind: 'house' | 'cash', currency: string, walletId: string): string {
  const shard = createHash('sha256').update(walletId).digest()[0] ?? 0;
  return `${kind}:${currency}:${shard % 16}`;
}
