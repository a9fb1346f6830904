import { agentRole, operatorRole } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { ledgerEntries, ledgerTransactions, payments, users, vouchers, wallets } from '../database/schema/index.ts';
import { walletAccount } from '../ledger/account.ts';

/** Deposits that are looked at. Older ones have been staked, or are small beside these. */
const most = 50;

/** True for users that sell vouchers and redeem those of players: their money is a float, which need not be staked. */
export const isSeller = (roles: readonly string[]): boolean =>
  roles.some((role) => role === agentRole || role === operatorRole);

/**
 * Returns the part of a wallet's deposits that was not staked once since they came; redeemed vouchers are deposits. For each
 * one, it compares what was paid in from that one on with what was staked after it. The largest difference counts.
 */
export async function leftToStake(tx: Db, walletId: string): Promise<bigint> {
  let [paidIn, left] = [0n, 0n];
  for (const row of rowsOf(await tx.execute(depositsOf(walletId)))) {
    paidIn += BigInt(String(row['amount']));
    const missing = paidIn - BigInt(String(row['staked']));
    if (missing > left) left = missing;
  }
  return left;
}

/**
 * Builds the query for the last deposits of a wallet, and what was staked after each. Vouchers that a seller redeems are
 * none. Payments and vouchers are indexed by user.
 */
export function depositsOf(walletId: string): SQL {
  const [deposits, winnings] = [walletAccount(walletId, 'wallet_0'), walletAccount(walletId, 'wallet_1')];
  return sql`
    WITH owner AS (
      SELECT w.user_id, (u.roles ? ${agentRole} OR u.roles ? ${operatorRole}) AS sells
      FROM ${wallets} w JOIN ${users} u ON u.id = w.user_id WHERE w.id = ${walletId}
    ), paid AS (
      SELECT d.id, p.captured - p.taken_back AS amount
      FROM ${payments} p
      JOIN ${ledgerTransactions} t ON t.source = 'payment' AND t.external_id = p.id || ':capture'
      JOIN ${ledgerEntries} d ON d.transaction_id = t.id AND d.account_id = ${deposits}
      WHERE p.user_id = (SELECT user_id FROM owner) AND p.wallet_id = ${walletId}
        AND p.direction = 'deposit' AND p.captured > 0
      UNION ALL
      SELECT d.id, r.amount
      FROM ${vouchers} r
      JOIN ${ledgerTransactions} t ON t.source = 'voucher' AND t.external_id = r.id || ':end'
      JOIN ${ledgerEntries} d ON d.transaction_id = t.id AND d.account_id = ${deposits}
      WHERE r.used_by = (SELECT user_id FROM owner WHERE NOT sells)
    )
    SELECT paid.amount::text AS amount, (
        SELECT coalesce(-sum(e.amount), 0)::text FROM ${ledgerEntries} e
        JOIN ${ledgerTransactions} x ON x.id = e.transaction_id
        WHERE e.account_id IN (${deposits}, ${winnings}) AND e.id > paid.id
          AND x.type IN ('hold', 'capture', 'release', 'refund', 'game_bet', 'game_back')
      ) AS staked
    FROM paid ORDER BY paid.id DESC LIMIT ${most}`;
}
