import { moneyToMinor } from '@kvota/contracts';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { agencyPaths, cashOuts, ticketLegs, tickets } from '../../database/schema/index.ts';
import { boundsOf } from '../../database/within.ts';
import { ticketMarks, type TicketMark } from '../../database/ticket-marks.ts';
import { bitsOf } from '../../tickets/store/ticket-marks.ts';
import { beginsWith } from '../tree.ts';
import type { TicketQuery } from './agency-tickets.ts';

const day = 86_400_000;
/** Days that a list covers if the call names no beginning. */
const usualDays = 7;

/** The tickets of a list. Every condition of this folder is about this alias. */
export const t = alias(tickets, 't');

/** The moments between which tickets were paid, in milliseconds: from the first on, and before the second. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

/** Returns the period of a call. Without a beginning it has seven days. */
export function spanOf(query: Pick<TicketQuery, 'from' | 'to'>, now: number): Span {
  const { from, before = now + 1 } = boundsOf(query);
  return { from: from ?? before - usualDays * day, before };
}

const moment = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** True for a ticket that was paid within a span. */
export const paidWithin = ({ from, before }: Span): SQL =>
  sql`(${t.createdAt} >= ${moment(from)} AND ${t.createdAt} < ${moment(before)})`;

/** True for a ticket behind a cursor, in the order of the newest first. */
export const behind = ({ at, id }: { readonly at: number; readonly id: string }): SQL =>
  sql`(${t.createdAt}, ${t.id}) < (${moment(at)}, ${id}::text)`;

/** Sums a column over the parts of a ticket that were sold. Few tickets have any. */
export const soldSum = (
  column: 'amount' | 'stake',
): SQL => sql`CASE WHEN t.marks & ${ticketMarks.sold}::integer = 0 THEN 0 ELSE (
  SELECT coalesce(sum(c.${sql.identifier(column)}), 0) FROM ${cashOuts} c
  WHERE c.ticket_id = t.id AND c.booked_at IS NOT NULL) END`;

/** The payout of a settled ticket with that of its sold parts. Null for an open one. */
export const paidOut: SQL = sql`(${t.payout} + ${soldSum('amount')})`;

/** Returns the conditions of the filters that are about tickets themselves (AFF-06 … AFF-09, OP-71). */
export function filterOf(query: TicketQuery): SQL | undefined {
  const { min_pay_in: stake, min_win: win, match_code: match, waiting_for_matches: waiting, currencyId } = query;
  return and(
    // Refused requests never became tickets.
    sql`${t.settlement} IS NOT NULL`,
    statusFilter(query),
    marked([query.single && 'single', query.standard && 'standard', query.system && 'system']),
    marked([query.live && 'live', query.freebet && 'freeBet', query.cashback && 'cashback']),
    isGiven(stake) ? sql`${t.stake} >= ${String(moneyToMinor(stake))}::bigint` : undefined,
    isGiven(win)
      ? sql`CASE WHEN ${t.settlement} = 'open' THEN ${t.possiblePayout} ELSE ${paidOut} END >= ${String(moneyToMinor(win))}::bigint`
      : undefined,
    currencyId === undefined ? undefined : sql`${t.currencyId} = ${currencyId}::integer`,
    isGiven(match) ? hasMatch(match) : undefined,
    isGiven(waiting) ? waitsFor(waiting) : undefined,
  );
}

/** True for a filter that is set. An empty text sets none. */
export const isGiven = <T extends string | number>(filter: T | null | undefined): filter is T =>
  filter !== null && filter !== undefined && filter !== '';

function statusFilter({ in_play, lost, won, cashout, voided }: TicketQuery): SQL | undefined {
  const is = (settlement: string): SQL => sql`${t.settlement} = ${settlement}`;
  const wanted = [
    in_play && is('open'),
    lost && is('lost'),
    won && is('won'),
    voided && is('void'),
    cashout && marked(['sold']),
  ];
  return or(...wanted.filter((one) => one !== undefined && one !== false));
}

/** True for a ticket with one of the marks. Without any, nothing is filtered. */
function marked(marks: readonly (TicketMark | false | undefined)[]): SQL | undefined {
  const bits = bitsOf(marks.filter((mark) => mark !== undefined && mark !== false));
  return bits === 0 ? undefined : sql`(${t.marks} & ${bits}::integer) <> 0`;
}

const hasMatch = (eventId: string): SQL => sql`${t.id} IN (
  SELECT leg.ticket_id FROM ${ticketLegs} leg WHERE leg.event_id = ${eventId})`;

const waitsFor = (most: number): SQL => sql`(${t.settlement} = 'open' AND (
  SELECT count(*) FROM ${ticketLegs} leg WHERE leg.ticket_id = ${t.id} AND leg.status = 'open') <= ${most}::integer)`;

/** True for tickets of the users that are selected. The array is read once, so that the index by user can be combined with others. */
export const ofUsers = (ids: SQL): SQL => sql`${t.userId} = ANY (ARRAY(${ids}))`;

/**
 * True for tickets of users below a node whose names begin so. A value rather than EXISTS, which PostgreSQL would turn
 * into a hash of all such users for each seller.
 */
export const ofNames = (nodeId: string, term: string): SQL => sql`(
  SELECT ${beginsWith(term)} FROM ${agencyPaths}
  WHERE ${agencyPaths.ancestor} = ${nodeId} AND ${agencyPaths.descendant} = ${t.userId})`;
