import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { ledgerEntries, ledgerTransactions, payments, statementBlocks, wallets } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';

/** Money paid into the wallet of a user, in minor units. */
export interface DepositSums {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  /** Deposits that have begun and can still be paid in time. */
  readonly open: bigint;
}

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const Sums = v.object({ day: money, week: money, month: money, open: money });

/**
 * Sums what counts for limits of deposits, whatever became of it later: deposits, redeemed vouchers, and money from an
 * agent or the operator. Call it under the lock of the wallet that gets the money.
 */
export async function depositSums(
  db: Db,
  { userId, currency, now }: { readonly userId: string; readonly currency: string; readonly now: number },
): Promise<DepositSums> {
  const { dayStart, weekStart, monthStart } = limitDays(now, figureZone);
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const from = Math.min(weekStart, monthStart);
  // Summed blocks of the statement that ended before need not be read.
  const result = await db.execute(sql`
    SELECT coalesce(sum(paid.amount) FILTER (WHERE paid.at >= ${at(dayStart)}), 0)::text AS day,
      coalesce(sum(paid.amount) FILTER (WHERE paid.at >= ${at(weekStart)}), 0)::text AS week,
      coalesce(sum(paid.amount) FILTER (WHERE paid.at >= ${at(monthStart)}), 0)::text AS month,
      (SELECT coalesce(sum(p.amount), 0) FROM ${payments} p
        WHERE p.user_id = ${userId} AND p.currency = ${currency} AND p.direction = 'deposit'
          AND (p.state = 'processing' OR (p.state IN ('created', 'redirected') AND p.expires_at > ${at(now)})))::text AS open
    FROM (
      SELECT e.amount, t.created_at AS at
      FROM ${wallets} w
      JOIN ${ledgerEntries} e ON e.account_id = w.id || ':wallet_0'
        AND e.id > coalesce((SELECT max(b.last_entry) FROM ${statementBlocks} b
          WHERE b.wallet_id = w.id AND b.latest < ${at(from)}), 0)
      JOIN ${ledgerTransactions} t ON t.id = e.transaction_id
      WHERE w.user_id = ${userId} AND w.currency = ${currency} AND e.amount > 0
        AND t.type IN ('deposit', 'voucher_used', 'transfer_in') AND t.created_at >= ${at(from)}
    ) AS paid`);
  return v.parse(Sums, rowsOf(result)[0]);
}
