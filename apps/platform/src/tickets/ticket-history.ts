import {
  LegStatus,
  minorToMoney,
  thousandthsToOdds,
  type HistoryLeg,
  type HistoryTicket,
  type TicketStatus,
} from '@kvota/contracts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { ticketLegs, tickets } from '../database/schema/index.ts';
import type { LegRow, TicketRow } from './ticket-store.ts';
import type { HistoryQuery } from './tickets.ts';

const pageSize = 20;

/** Tickets of a user, newest first (CALL-53). What never became a ticket, for a fault of form or a busy acceptor, is not among them. */
export async function ticketHistory(
  db: Db,
  userId: string,
  query: HistoryQuery,
): Promise<{ result: HistoryTicket[]; totalPages: number }> {
  const where = and(
    eq(tickets.userId, userId),
    isNull(tickets.error),
    isNull(tickets.etsCode),
    query.status ? byStatus(query.status) : undefined,
    since(query.from),
    until(query.to),
  );
  const rows = await db
    .select()
    .from(tickets)
    .where(where)
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);
  const legs = await legsOf(db, rows);
  const result = rows.map((row) => toHistory(row, legs.get(row.id) ?? []));
  return { result, totalPages: Math.ceil((await db.$count(tickets, where)) / pageSize) };
}

async function legsOf(db: Db, rows: readonly TicketRow[]): Promise<Map<string, LegRow[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const legs = await db
    .select()
    .from(ticketLegs)
    .where(inArray(ticketLegs.ticketId, ids))
    .orderBy(asc(ticketLegs.position));
  return Map.groupBy(legs, ({ ticketId }) => ticketId);
}

const waiting = ['pending', 'reoffered', 'oddchange', 'confirm'];
const refused = ['rejected', 'declined', 'expired', 'cancelled'];

function byStatus(status: TicketStatus): SQL | undefined {
  switch (status) {
    case 'pending':
      return inArray(tickets.state, waiting);
    case 'rejected':
      return inArray(tickets.state, refused);
    case 'accepted':
      return eq(tickets.settlement, 'open');
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed_out':
      break;
  }
  return eq(tickets.settlement, status);
}

function statusOf({ state, settlement }: TicketRow): TicketStatus {
  if (waiting.includes(state)) return 'pending';
  if (refused.includes(state)) return 'rejected';
  switch (settlement) {
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed_out':
      return settlement;
    case null:
    default:
      return 'accepted';
  }
}

const day = 86_400_000;

/** Text that is no date filters nothing. */
function instant(text: string | null | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}

function since(from: string | null | undefined): SQL | undefined {
  const at = instant(from);
  return at === undefined ? undefined : gte(tickets.createdAt, new Date(at));
}

/** A day counts to its end, an instant to its last millisecond. */
function until(to: string | null | undefined): SQL | undefined {
  const at = instant(to);
  const wholeDay = /^\d{4}-\d\d-\d\d$/.test(to ?? '');
  return at === undefined ? undefined : lt(tickets.createdAt, new Date(at + (wholeDay ? day : 1)));
}

function toHistory(row: TicketRow, legs: readonly LegRow[]): HistoryTicket {
  return {
    ticketId: row.id,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    status: statusOf(row),
    subcode: row.subcode,
    live: row.live,
    currency: row.currency,
    currency_id: row.currencyId,
    stake: minorToMoney(row.stake),
    totalOdds: row.totalOdds,
    possiblePayout: minorToMoney(row.possiblePayout),
    payout: row.payout === null ? null : minorToMoney(row.payout),
    capped: row.capped,
    explanation: [],
    combinations: 1,
    openStake: minorToMoney(row.stake),
    cashedOut: [],
    cashOut: null,
    legs: legs.map(toLeg),
    systemGroups: row.request.systemGroups,
  };
}

function toLeg(leg: LegRow): HistoryLeg {
  const { eventId, sfid, sport, leagueName, pair, marketCode, selectionCode, player, result, systemGroup } = leg;
  return {
    eventId,
    sfid,
    type: leg.type === 'live' ? 'live' : 'prematch',
    sport,
    leagueName,
    pair,
    timeStart: leg.timeStart.toISOString(),
    marketCode,
    selectionCode,
    player,
    requestedOdds: thousandthsToOdds(leg.requestedOdds),
    usedOdds: thousandthsToOdds(leg.usedOdds),
    status: v.parse(LegStatus, leg.status),
    result,
    systemGroup,
  };
}
