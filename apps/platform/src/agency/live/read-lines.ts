import { minorToMoney, type AgencyTicketLine } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { agencyNodes, tickets } from '../../database/schema/index.ts';
import { standingOf } from '../../tickets/history/history-view.ts';
import { statusOf } from '../../tickets/history/ticket-status.ts';
import { hasMark, kindOf } from '../../tickets/store/ticket-marks.ts';
import { soldParts } from '../../tickets/store/sold-parts.ts';
import { legsOf } from '../../tickets/store/stored-ticket.ts';

/** Reads tickets in short, by id. */
export async function readLines(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<AgencyTicketLine, 'what' | 'at'>>> {
  const [rows, legs, parts] = await Promise.all([
    db
      .select({ ticket: tickets, username: agencyNodes.name })
      .from(tickets)
      .innerJoin(agencyNodes, eq(agencyNodes.userId, tickets.userId))
      .where(among(tickets.id, ids)),
    legsOf(db, ids),
    soldParts(db, ids),
  ]);
  return new Map(
    rows.map(({ ticket, username }) => {
      const { id, userId, agentId, currency, currencyId, totalOdds } = ticket;
      const played = legs.get(id) ?? [];
      const sold = parts.get(id) ?? [];
      const paid = sold.reduce((sum, { amount }) => sum + amount, 0n);
      const line = {
        ticketId: id,
        userId,
        username,
        agentId,
        status: statusOf(ticket),
        kind: kindOf(ticket.request),
        live: ticket.live,
        freeBet: hasMark(ticket, 'freeBet'),
        sports: [...new Set(played.map(({ sport }) => sport))],
        legs: played.length,
        currency,
        currencyId,
        stake: minorToMoney(ticket.stake),
        totalOdds,
        possiblePayout: standingOf({ row: ticket, legs: played, sold }).possiblePayout,
        payout: ticket.payout === null ? null : minorToMoney(ticket.payout + paid),
      };
      return [id, line];
    }),
  );
}
