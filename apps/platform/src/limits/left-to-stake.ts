import { agentRole, operatorRole } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { ledgerEntries, ledgerTransactions, payments, users, vouchers, wallets } from '../database/schema/index.ts';
import { walletAccount } from '../ledger/account.ts';

/** Deposits that are looked at, the newest. */
const most = 1000;

/** True for users that sell vouchers and redeem those of players: their money is a float, which need not be staked. */
export const isSeller = (roles: readonly string[]): boolean =>
  roles.some((role) => role === agentRole || role === operatorRole);

/**
 * Returns the part of a wallet's deposits that was not staked once since they came; redeemed vouchers are deposits. For each
 * one, what was paid in from that one on is compared with what was staked after it. The largest difference counts.
 */
export async function leftToStake(tx: Db, walletId: string): Promise<bigint> {
  const [row] = rowsOf(await tx.execute(leftOf(walletId)));
  return row === undefined ? 0n : BigInt(String(row['left']));
}

/** Returns what was staked from a wallet since a deposit arrived, in minor units. Stakes that came back are taken off. */
export async function stakedAfter(tx: Db, walletId: string, paymentId: string): Promise<bigint> {
  const capture = sql`(
    SELECT max(d.id) FROM ${ledgerTransactions} t JOIN ${ledgerEntries} d ON d.transaction_id = t.id
    WHERE t.source = 'payment' AND t.external_id = ${`${paymentId}:capture`})`;
  const staked = sql`SELECT coalesce(-sum(moved.amount), 0)::text AS staked FROM (${stakesAfter(walletId, capture)}) moved`;
  const [row] = rowsOf(await tx.execute(staked));
  return row === undefined ? 0n : BigInt(String(row['staked']));
}

/** Entries of stakes, below zero, and of stakes that came back, after an entry of the ledger. */
function stakesAfter(walletId: string, entry: SQL): SQL {
  return sql`SELECT e.id, e.amount FROM ${ledgerEntries} e JOIN ${ledgerTransactions} x ON x.id = e.transaction_id
    WHERE e.account_id IN (${walletAccount(walletId, 'wallet_0')}, ${walletAccount(walletId, 'wallet_1')})
      AND e.id > ${entry} AND x.type IN ('hold', 'capture', 'release', 'refund', 'game_bet', 'game_back')`;
}

/**
 * Builds the query for what is left to stake of a wallet, in one pass over the stakes since its deposits. Vouchers that a
 * seller redeems are none. Payments and vouchers are indexed by user.
 */
export function leftOf(walletId: string): SQL {
  const deposits = walletAccount(walletId, 'wallet_0');
  return sql`
    WITH owner AS (
      SELECT w.user_id, (u.roles ? ${agentRole} OR u.roles ? ${operatorRole}) AS sells
      FROM ${wallets} w JOIN ${users} u ON u.id = w.user_id WHERE w.id = ${walletId}
    ), arrived AS (
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
    ), paid AS MATERIALIZED (SELECT id, amount FROM arrived ORDER BY id DESC LIMIT ${most}),
    moves AS (
      SELECT id, amount, true AS comes FROM paid
      UNION ALL
      SELECT staked.id, staked.amount, false FROM (${stakesAfter(walletId, sql`(SELECT min(id) FROM paid)`)}) staked
    ), running AS (
      SELECT amount, comes, sum(amount) OVER (ORDER BY id) AS total FROM moves
    )
    SELECT greatest(coalesce(sum(amount) - min(total - amount) FILTER (WHERE comes), 0), 0)::text AS left FROM running`;
}
