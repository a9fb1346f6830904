import { lastRealCurrencyId } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { ledgerEntries, ledgerTransactions, payments, statementBlocks, wallets } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';
import { selectRates, storedRates, type Rates } from './rates.ts';

/** Money paid into the wallet of a user in one currency, in minor units. */
export interface PaidSums {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  /** Deposits that have begun and can still be paid in time. */
  readonly open: bigint;
}

/** Money that a user has paid in, by real currency, and the rates of the day. */
export interface DepositSums {
  readonly byCurrency: ReadonlyMap<string, PaidSums>;
  readonly rates: Rates;
}

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const Row = v.object({
  currency: v.string(),
  day: money,
  week: money,
  month: money,
  open: money,
  rates: v.unknown(),
});

/**
 * Sums what counts for limits of deposits, whatever became of it later: deposits, redeemed vouchers, and money from an
 * agent or the operator. Call it under the lock of the real wallets.
 */
export async function depositSums(
  db: Db,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<DepositSums> {
  const { day, dayStart, weekStart, monthStart } = limitDays(now, figureZone);
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const from = Math.min(weekStart, monthStart);
  // Summed blocks of the statement that ended before need not be read.
  const result = await db.execute(sql`
    SELECT wallet.currency, paid.*, ${selectRates(day)} AS rates,
      (SELECT coalesce(sum(p.amount), 0) FROM ${payments} p
        WHERE p.user_id = ${userId} AND p.currency = wallet.currency AND p.direction = 'deposit'
          AND (p.state = 'processing' OR (p.state IN ('created', 'redirected') AND p.expires_at > ${at(now)})))::text AS open
    FROM (SELECT id, currency FROM ${wallets}
      WHERE user_id = ${userId} AND currency_id <= ${lastRealCurrencyId} OFFSET 0) AS wallet
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE t.created_at >= ${at(dayStart)}), 0)::text AS day,
        coalesce(sum(e.amount) FILTER (WHERE t.created_at >= ${at(weekStart)}), 0)::text AS week,
        coalesce(sum(e.amount) FILTER (WHERE t.created_at >= ${at(monthStart)}), 0)::text AS month
      FROM ${ledgerEntries} e
      JOIN ${ledgerTransactions} t ON t.id = e.transaction_id
      WHERE e.account_id = wallet.id || ':wallet_0'
        AND e.id > coalesce((SELECT max(b.last_entry) FROM ${statementBlocks} b
          WHERE b.wallet_id = wallet.id AND b.latest < ${at(from)}), 0)
        AND e.amount > 0 AND t.type IN ('deposit', 'voucher_used', 'transfer_in') AND t.created_at >= ${at(from)}
    ) AS paid`);
  const rows = v.parse(v.array(Row), rowsOf(result));
  return {
    byCurrency: new Map(rows.map((row) => [row.currency, row])),
    rates: storedRates(rows[0]?.rates),
  };
}

/** Returns the amounts that count for a period, with those of open deposits if they count. */
export const paidAmounts = (
  { byCurrency }: DepositSums,
  period: 'day' | 'week' | 'month',
  withOpen: boolean,
): ReadonlyMap<string, bigint> =>
  new Map([...byCurrency].map(([currency, sums]) => [currency, sums[period] + (withOpen ? sums.open : 0n)]));
