import { lastRealCurrencyId } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { accounts, cashOuts, figuresLog, gameRounds, playerDays, tickets, wallets } from '../database/schema/index.ts';
import { ticketMarks } from '../database/ticket-marks.ts';
import { dayOfRow, figureZone } from '../figures/figure-zone.ts';
import { walletAccount } from '../ledger/account.ts';
import type { CountedAccount } from '../ledger/ledger.ts';
import { limitDays } from './limit-days.ts';
import { selectRates, storedRates, type Rates } from './rates.ts';

/** Stakes and losses of a user in one currency, in minor units. */
export interface PlaySums {
  readonly stakeDay: bigint;
  readonly stakeWeek: bigint;
  readonly lossDay: bigint;
  readonly lossWeek: bigint;
  /** Of the month. Only summed if it was asked for; else 0. */
  readonly stakeMonth: bigint;
  readonly lossMonth: bigint;
}

/** The sums of a user by real currency, and what they were read with. */
export interface LimitSums {
  readonly byCurrency: ReadonlyMap<string, PlaySums>;
  /** Open tickets in all currencies. */
  readonly openTickets: bigint;
  /** The rates of the day. */
  readonly rates: Rates;
  /** Accounts of the other wallets that were summed. If one was written since, the sums may be outdated. */
  readonly counted: readonly CountedAccount[];
}

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const Row = v.object({
  n: v.number(),
  currency: v.nullable(v.string()),
  walletId: v.nullable(v.string()),
  writes0: v.nullable(money),
  writes1: v.nullable(money),
  stakeDay: money,
  stakeWeek: money,
  lossDay: money,
  lossWeek: money,
  stakeMonth: money,
  lossMonth: money,
  openTickets: money,
  rates: v.unknown(),
});

/** A ticket that waits for a decision or a result. The index `tickets_open` has this condition. */
const isOpen = sql`(t.settlement = 'open' OR t.state IN ('pending', 'reoffered', 'oddchange', 'confirm'))`;

/** Names the sums of a user. */
export interface SumsKey {
  readonly userId: string;
  /** The currency of the act. */
  readonly currency: string;
  readonly now: number;
  /** True if those of all real currencies are needed, because the player has set limits. */
  readonly every: boolean;
  /** True if those of the month are needed too, which reads more rows. */
  readonly months: boolean;
}

/**
 * Sums what counts for limits, for any number of users in one statement, in the order of the keys. A stake of a wallet that
 * counts outdates them. Lock these before, or post the stake only if none was written since.
 *
 * - Stakes: tickets paid in the period unless void, rounds of games that ended in it, and stakes of open rounds.
 * - Losses: stakes less payouts of what ended in the period. Open tickets paid in it and open rounds count as lost.
 */
export async function readLimitSums(db: Db, keys: readonly SumsKey[]): Promise<LimitSums[]> {
  // Keys of one statement were made at the same time.
  const { day, monday, first, dayStart, weekStart, monthStart } = limitDays(keys[0]?.now ?? 0, figureZone);
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const asked = JSON.stringify(
    keys.map(({ userId, currency, every, months }, n) => {
      // A week can begin in the month before.
      const isMonth = months && monthStart < weekStart;
      const [from, fromDay] = isMonth ? [monthStart, first] : [weekStart, monday];
      return { n, user_id: userId, currency, every, months, from_at: new Date(from).toISOString(), from_day: fromDay };
    }),
  );
  const ofUser = (table: string) =>
    sql`${sql.raw(table)}.user_id = asked.user_id AND ${sql.raw(table)}.currency = wallet.currency`;
  const isOther = sql`wallet.currency <> asked.currency`;
  const result = await db.execute(sql`
    SELECT asked.n, wallet.currency, wallet.id AS "walletId", paid_in.writes::text AS "writes0",
      winnings.writes::text AS "writes1", ${selectRates(day)} AS rates, sums.*
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked (
      n int, user_id text, currency text, every boolean, months boolean, from_at timestamptz, from_day date)
    LEFT JOIN LATERAL (
      SELECT id, currency FROM ${wallets} WHERE user_id = asked.user_id AND currency_id <= ${lastRealCurrencyId}
        AND (asked.every OR currency = asked.currency) OFFSET 0
    ) AS wallet ON true
    LEFT JOIN LATERAL (SELECT writes FROM ${accounts} WHERE id = wallet.id || ':wallet_0' AND ${isOther} LIMIT 1)
      AS paid_in ON true
    LEFT JOIN LATERAL (SELECT writes FROM ${accounts} WHERE id = wallet.id || ':wallet_1' AND ${isOther} LIMIT 1)
      AS winnings ON true
    CROSS JOIN LATERAL (
      SELECT (p.day + e.casino_day + r.stake)::text AS "stakeDay",
        (p.week + e.casino_week + r.stake)::text AS "stakeWeek",
        (e.lost_day + p.risk_day + r.risk)::text AS "lossDay",
        (e.lost_week + p.risk_week + r.risk)::text AS "lossWeek",
        (CASE WHEN asked.months THEN p.month + e.casino_month + r.stake ELSE 0 END)::text AS "stakeMonth",
        (CASE WHEN asked.months THEN e.lost_month + p.risk_month + r.risk ELSE 0 END)::text AS "lossMonth",
        (SELECT count(*) FROM ${tickets} t WHERE t.user_id = asked.user_id AND ${isOpen})::text AS "openTickets"
      FROM (
        SELECT coalesce(sum(stake) FILTER (WHERE created_at >= ${at(dayStart)}), 0) AS day,
          coalesce(sum(stake) FILTER (WHERE created_at >= ${at(weekStart)}), 0) AS week,
          coalesce(sum(stake) FILTER (WHERE created_at >= ${at(monthStart)}), 0) AS month,
          coalesce(sum(risk) FILTER (WHERE created_at >= ${at(dayStart)}), 0) AS risk_day,
          coalesce(sum(risk) FILTER (WHERE created_at >= ${at(weekStart)}), 0) AS risk_week,
          coalesce(sum(risk) FILTER (WHERE created_at >= ${at(monthStart)}), 0) AS risk_month
        FROM (
          SELECT t.created_at, t.stake,
            CASE WHEN NOT ${isOpen} THEN 0 WHEN t.marks & ${ticketMarks.sold} = 0 THEN t.stake
              ELSE t.stake - (SELECT coalesce(sum(c.stake), 0) FROM ${cashOuts} c
                WHERE c.ticket_id = t.id AND c.booked_at IS NOT NULL) END AS risk
          FROM ${tickets} t
          WHERE ${ofUser('t')} AND t.created_at >= asked.from_at AND (${isOpen} OR t.settlement <> 'void')
        ) AS paid
      ) AS p,
      (
        SELECT coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${day}::date), 0) AS casino_day,
          coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${monday}::date), 0) AS casino_week,
          coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${first}::date), 0) AS casino_month,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${day}::date), 0) AS lost_day,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${monday}::date), 0) AS lost_week,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${first}::date), 0) AS lost_month
        FROM (
          SELECT d.day, d.product, d.stake, d.payout FROM ${playerDays} d WHERE ${ofUser('d')} AND d.day >= asked.from_day
          UNION ALL
          SELECT tail.* FROM (
            SELECT ${dayOfRow(sql`l`)} AS day, l.product, l.stake, l.payout FROM ${figuresLog} l WHERE ${ofUser('l')}
          ) AS tail WHERE tail.day >= asked.from_day
        ) AS ended
      ) AS e,
      (
        SELECT coalesce(sum(staked), 0) AS stake, coalesce(sum(staked - won), 0) AS risk
        FROM ${gameRounds} g WHERE ${ofUser('g')} AND g.state = 'open'
      ) AS r
    ) AS sums
    ORDER BY asked.n`);
  const rows = Map.groupBy(v.parse(v.array(Row), rowsOf(result)), ({ n }) => n);
  return keys.map((_key, n) => sumsOf(rows.get(n) ?? []));
}

function sumsOf(rows: readonly v.InferOutput<typeof Row>[]): LimitSums {
  const [first] = rows;
  return {
    byCurrency: new Map(rows.flatMap((row) => (row.currency === null ? [] : [[row.currency, row]]))),
    openTickets: first?.openTickets ?? 0n,
    rates: storedRates(first?.rates),
    counted: rows.flatMap(({ walletId, writes0, writes1 }) =>
      walletId === null || writes0 === null || writes1 === null
        ? []
        : [
            { accountId: walletAccount(walletId, 'wallet_0'), writes: writes0 },
            { accountId: walletAccount(walletId, 'wallet_1'), writes: writes1 },
          ],
    ),
  };
}

/** Sums what counts for limits of one user. Call it under the lock of a real wallet, which locks all of them. */
export async function limitSums(db: Db, key: SumsKey): Promise<LimitSums> {
  const [sums] = await readLimitSums(db, [key]);
  if (sums === undefined) throw new Error('A statement for one user returned no row.');
  return sums;
}
