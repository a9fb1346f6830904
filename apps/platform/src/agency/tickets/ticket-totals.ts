import { minorToMoney } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ticketMarks } from '../../database/ticket-marks.ts';
import type { TicketList } from './agency-tickets.ts';
import { soldSum, type Span } from './ticket-filter.ts';
import { listed, type TicketSource } from './ticket-source.ts';

/** Tickets that are counted and summed at most. */
export const mostCounted = 10_000;
/** The part of a period by which the number of its tickets is guessed. */
const sample = 1 / 64;
/** Tickets that a span should have, so that it rarely has too few. */
const wanted = mostCounted * 1.3;

type Totals = Pick<TicketList, 'rowCount' | 'more' | 'totals'>;

/** Counts and sums a list. If it has more than can be counted, the sums are of its newest tickets. */
export async function totalsOf(db: Db, source: TicketSource, span: Span): Promise<Totals> {
  const whole = span.before - span.from;
  const newestOf = (length: number): Span => ({ ...span, from: span.before - Math.ceil(length) });
  const sampled = await sumsOf(db, anyOf(source, newestOf(whole * sample)));
  const guessed = (wanted / Math.max(1, sampled.rowCount)) * sample;
  if (guessed >= 1) {
    const all = await sumsOf(db, anyOf(source, span));
    if (!all.more) return all;
  }
  // Spans that grow, so that as few tickets as possible are brought in order.
  for (let part = guessed < 1 ? guessed : 2 * sample; part < 1; part *= 2) {
    const newest = await sumsOf(db, newestIn(source, newestOf(whole * part)));
    if (newest.more) return newest;
  }
  return sumsOf(db, newestIn(source, span));
}

const columns = sql`t.id, t.marks, t.settlement, t.stake, t.payout, t.currency_id, t.currency`;

/** Selects one more than can be counted, in no order, so that reading ends there. */
const anyOf = (source: TicketSource, span: Span): SQL => sql`
  SELECT *, true AS counts FROM (${listed(source, source.where(span), columns)}) t LIMIT ${mostCounted + 1}::integer`;

/** Selects one more than can be counted, newest first. */
const newestIn = (source: TicketSource, span: Span): SQL => sql`
  SELECT *, row_number() OVER (ORDER BY created_at DESC, id DESC) <= ${mostCounted}::integer AS counts
  FROM (${listed(source, source.where(span), sql`${columns}, t.created_at`)}) t
  ORDER BY created_at DESC, id DESC LIMIT ${mostCounted + 1}::integer`;

/** The sums are numeric: they may exceed the integers of the database. */
async function sumsOf(db: Db, selected: SQL): Promise<Totals> {
  const isFree = sql`t.marks & ${ticketMarks.freeBet}::integer <> 0`;
  const result = await db.execute(sql`
    SELECT t.counts, t.currency_id, t.currency, count(*)::integer AS tickets,
      coalesce(sum(t.stake) FILTER (WHERE NOT ${isFree}), 0)::text AS stake,
      (coalesce(sum(t.payout) FILTER (WHERE NOT (${isFree} AND t.settlement = 'void')), 0)
        + sum(${soldSum('amount')}))::text AS payout,
      coalesce(sum(t.stake - ${soldSum('stake')}) FILTER (WHERE t.settlement = 'open' AND NOT ${isFree}), 0)::text AS open
    FROM (${selected}) t GROUP BY t.counts, t.currency_id, t.currency ORDER BY t.counts, t.currency_id, t.currency`);
  const money = (value: unknown): string => minorToMoney(BigInt(String(value)));
  const rows = rowsOf(result);
  const totals = rows
    .filter(({ counts }) => counts === true)
    .map((row) => ({
      currency: String(row['currency']),
      currencyId: Number(row['currency_id']),
      tickets: Number(row['tickets']),
      stake: money(row['stake']),
      payout: money(row['payout']),
      openStake: money(row['open']),
    }));
  const rowCount = totals.reduce((sum, one) => sum + one.tickets, 0);
  return { totals, rowCount, more: totals.length < rows.length || rowCount > mostCounted };
}
