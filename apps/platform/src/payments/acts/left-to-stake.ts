import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ledgerEntries, ledgerTransactions, payments, wallets } from '../../database/schema/index.ts';
import { walletAccount } from '../../ledger/account.ts';

/** Deposits that are looked at. Older ones have been staked, or are small beside these. */
const most = 50;

/**
 * Returns the part of a wallet's deposits that was not staked once since they came. For each deposit, it compares what was
 * paid in from that one on with what was staked after it. The largest difference counts.
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

/** Builds the query for the last deposits of a wallet, and what was staked after each. Payments are indexed by user. */
export function depositsOf(walletId: string): SQL {
  const [deposits, winnings] = [walletAccount(walletId, 'wallet_0'), walletAccount(walletId, 'wallet_1')];
  return sql`
    SELECT (p.captured - p.taken_back)::text AS amount, (
        SELECT coalesce(-sum(e.amount), 0)::text FROM ${ledgerEntries} e
        JOIN ${ledgerTransactions} x ON x.id = e.transaction_id
        WHERE e.account_id IN (${deposits}, ${winnings}) AND e.id > d.id
          AND x.type IN ('hold', 'capture', 'release', 'refund', 'game_bet', 'game_back')
      ) AS staked
    FROM ${payments} p
    JOIN ${ledgerTransactions} t ON t.source = 'payment' AND t.external_id = p.id || ':capture'
    JOIN ${ledgerEntries} d ON d.transaction_id = t.id AND d.account_id = ${deposits}
    WHERE p.user_id = (SELECT user_id FROM ${wallets} WHERE id = ${walletId}) AND p.wallet_id = ${walletId}
      AND p.direction = 'deposit' AND p.captured > 0
    ORDER BY d.id DESC LIMIT ${most}`;
}
