import { minorToMoney, paidOut, ticketShape, type AgencyTicket, type TicketShape } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../../../database/among.ts';
import { agencyNodes, ticketLegs, tickets } from '../../../database/schema/index.ts';
import { noPrices } from '../../../tickets/history/ticket-history.ts';
import { statusOf } from '../../../tickets/history/ticket-status.ts';
import { allWithParts } from '../../../tickets/store/stored-ticket.ts';
import { hasMark } from '../../../tickets/store/ticket-marks.ts';
import { present, rowsInOrder, type ListDeps } from '../../tickets/list-tickets.ts';

type Listed =
  | 'ticketId'
  | 'createdAt'
  | 'username'
  | 'agent'
  | 'totalOdds'
  | 'stake'
  | 'possiblePayout'
  | 'currency'
  | 'status';

/** A ticket as a line of a file. `paid` is what was paid so far, with sold parts. */
export interface TicketLine extends Pick<AgencyTicket, Listed> {
  readonly shape: TicketShape;
  readonly paid: string;
}

/**
 * Reads the lines of tickets, in the order of their ids. Most need neither their request nor their legs, which are most of a
 * ticket. Systems, and tickets with sold parts, are read whole: they show their groups, and what they may still pay.
 */
export async function readTicketLines(deps: ListDeps, ids: readonly string[]): Promise<TicketLine[]> {
  const rows = await readPlain(deps, ids);
  const whole = rows.filter((row) => hasMark(row, 'sold') || hasMark(row, 'system')).map(({ id }) => id);
  const lines = new Map(rows.map((row) => [row.id, plainLine(row)]));
  for (const line of await readWhole(deps, whole)) lines.set(line.ticketId, line);
  return ids.flatMap((id) => lines.get(id) ?? []);
}

type PlainRow = Awaited<ReturnType<typeof readPlain>>[number];

async function readPlain({ db }: ListDeps, ids: readonly string[]) {
  const { id, createdAt, state, settlement, currency, stake, totalOdds, possiblePayout, payout, marks } = tickets;
  const [player, seller] = [alias(agencyNodes, 'player'), alias(agencyNodes, 'seller')];
  const names = { username: player.name, agent: seller.name };
  const legs = sql<number>`(SELECT count(*)::integer FROM ${ticketLegs} WHERE ${ticketLegs.ticketId} = ${id})`;
  return db
    .select({
      id,
      createdAt,
      state,
      settlement,
      currency,
      stake,
      totalOdds,
      possiblePayout,
      payout,
      marks,
      legs,
      ...names,
    })
    .from(tickets)
    .leftJoin(player, eq(player.userId, tickets.userId))
    .leftJoin(seller, eq(seller.userId, tickets.agentId))
    .where(among(id, ids));
}

function plainLine({ id, createdAt, username, agent, legs, payout, ...row }: PlainRow): TicketLine {
  return {
    ticketId: id,
    createdAt: createdAt.toISOString(),
    username: username ?? '',
    agent: agent ?? '',
    shape: legs === 1 ? { kind: 'single' } : { kind: 'accumulator', legs },
    totalOdds: row.totalOdds,
    stake: minorToMoney(row.stake),
    possiblePayout: minorToMoney(row.possiblePayout),
    paid: minorToMoney(payout ?? 0n),
    currency: row.currency,
    status: statusOf(row),
  };
}

async function readWhole(deps: ListDeps, ids: readonly string[]): Promise<TicketLine[]> {
  const stored = await allWithParts(
    deps.db,
    await rowsInOrder(
      deps.db,
      ids.map((id) => ({ id })),
    ),
  );
  const tickets = await present(deps, stored, noPrices);
  return tickets.map((ticket) => ({ ...ticket, shape: ticketShape(ticket), paid: paidOut(ticket) }));
}
