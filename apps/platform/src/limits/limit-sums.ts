import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { cashOuts, figuresLog, gameRounds, playerDays, tickets } from '../database/schema/index.ts';
import { dayOfRow, figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';

/** Stakes and losses of a user in one currency, in minor units, and the open tickets in all currencies. */
export interface LimitSums {
  readonly stakeDay: bigint;
  readonly stakeWeek: bigint;
  readonly lossDay: bigint;
  readonly lossWeek: bigint;
  /** Of the month. Only summed if it was asked for; else 0. */
  readonly stakeMonth: bigint;
  readonly lossMonth: bigint;
  readonly openTickets: bigint;
}

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const Sums = v.object({
  stakeDay: money,
  stakeWeek: money,
  lossDay: money,
  lossWeek: money,
  stakeMonth: money,
  lossMonth: money,
  openTickets: money,
});

/** A ticket that waits for a decision or a result. The index `tickets_open` has this condition. */
const isOpen = sql`(t.settlement = 'open' OR t.state IN ('pending', 'reoffered', 'oddchange', 'confirm'))`;

/**
 * Sums what counts for limits. Call it under the lock of the wallet that pays.
 *
 * - Stakes: tickets paid in the period unless void, rounds of games that ended in it, and stakes of open rounds.
 * - Losses: stakes less payouts of what ended in the period. Open tickets paid in it and open rounds count as lost.
 *
 * With `months`, it also sums the month, which reads more rows.
 */
export async function limitSums(
  db: Db,
  {
    userId,
    currency,
    now,
    months,
  }: { readonly userId: string; readonly currency: string; readonly now: number; readonly months: boolean },
): Promise<LimitSums> {
  const { day, monday, first, dayStart, weekStart, monthStart } = limitDays(now, figureZone);
  // A week can begin in the month before.
  const from = months && monthStart < weekStart ? { day: first, at: monthStart } : { day: monday, at: weekStart };
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const inCurrency = sql`user_id = ${userId} AND currency = ${currency}`;
  const result = await db.execute(sql`
    WITH paid AS (
      SELECT t.created_at >= ${at(dayStart)} AS today, t.created_at >= ${at(weekStart)} AS of_week,
        t.created_at >= ${at(monthStart)} AS of_month, t.stake,
        CASE WHEN NOT ${isOpen} THEN 0 ELSE t.stake - (SELECT coalesce(sum(c.stake), 0) FROM ${cashOuts} c
          WHERE c.ticket_id = t.id AND c.booked_at IS NOT NULL) END AS risk
      FROM ${tickets} t
      WHERE t.user_id = ${userId} AND t.created_at >= ${at(from.at)} AND t.currency = ${currency}
        AND (${isOpen} OR t.settlement <> 'void')
    ),
    ended AS (
      SELECT day, product, stake, payout FROM ${playerDays} WHERE ${inCurrency} AND day >= ${from.day}::date
      UNION ALL
      SELECT day, product, stake, payout FROM (
        SELECT ${dayOfRow(sql`l`)} AS day, l.product, l.stake, l.payout FROM ${figuresLog} l WHERE ${inCurrency}
      ) AS tail WHERE day >= ${from.day}::date
    ),
    sums AS (
      SELECT
        (SELECT coalesce(sum(stake), 0) FROM paid WHERE today) AS paid_day,
        (SELECT coalesce(sum(stake), 0) FROM paid WHERE of_week) AS paid_week,
        (SELECT coalesce(sum(stake), 0) FROM paid WHERE of_month) AS paid_month,
        (SELECT coalesce(sum(risk), 0) FROM paid WHERE today) AS risk_day,
        (SELECT coalesce(sum(risk), 0) FROM paid WHERE of_week) AS risk_week,
        (SELECT coalesce(sum(risk), 0) FROM paid WHERE of_month) AS risk_month,
        (SELECT coalesce(sum(staked), 0) FROM ${gameRounds} WHERE ${inCurrency} AND state = 'open') AS round_stake,
        (SELECT coalesce(sum(staked - won), 0) FROM ${gameRounds} WHERE ${inCurrency} AND state = 'open') AS round_risk,
        (SELECT count(*) FROM ${tickets} t WHERE t.user_id = ${userId} AND ${isOpen}) AS open_tickets,
        e.*
      FROM (
        SELECT coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${day}::date), 0) AS casino_day,
          coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${monday}::date), 0) AS casino_week,
          coalesce(sum(stake) FILTER (WHERE product = 'casino' AND day >= ${first}::date), 0) AS casino_month,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${day}::date), 0) AS lost_day,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${monday}::date), 0) AS lost_week,
          coalesce(sum(stake - payout) FILTER (WHERE day >= ${first}::date), 0) AS lost_month
        FROM ended
      ) AS e
    )
    SELECT (paid_day + casino_day + round_stake)::text AS "stakeDay",
      (paid_week + casino_week + round_stake)::text AS "stakeWeek",
      (lost_day + risk_day + round_risk)::text AS "lossDay",
      (lost_week + risk_week + round_risk)::text AS "lossWeek",
      (CASE WHEN ${months} THEN paid_month + casino_month + round_stake ELSE 0 END)::text AS "stakeMonth",
      (CASE WHEN ${months} THEN lost_month + risk_month + round_risk ELSE 0 END)::text AS "lossMonth",
      open_tickets::text AS "openTickets"
    FROM sums`);
  return v.parse(Sums, rowsOf(result)[0]);
}
