import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';

import { agencyPaths, tickets, voidRequests } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { noPrices } from '../../tickets/history/ticket-history.ts';
import { withParts } from '../../tickets/store/stored-ticket.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { readPaths } from '../read-nodes.ts';
import { voidUntil } from '../voids/ask-void.ts';
import { readVoidRequests } from '../voids/list-voids.ts';
import type { AgencyTickets } from './agency-tickets.ts';
import { present } from './list-tickets.ts';

/** Requests that the details of a ticket have at most. */
const requestsShown = 20;

/** Serves a ticket of a branch with all that is known of it. */
export function createTicketDetails(deps: AgencyDeps): Pick<AgencyTickets, 'ticket'> {
  const { db, clock } = deps;
  return {
    async ticket(actor, ticketId) {
      const { nodeId } = actor;
      const isSeen = db
        .select({ one: sql`1` })
        .from(agencyPaths)
        .where(and(eq(agencyPaths.ancestor, nodeId), eq(agencyPaths.descendant, tickets.agentId)));
      const [row] = await db
        .select()
        .from(tickets)
        .where(and(eq(tickets.id, ticketId), isNotNull(tickets.settlement), exists(isSeen)));
      if (row === undefined) throw problem('ticketUnknown');
      const { agentId, userId } = row;
      const [stored, price, paths, requests] = await Promise.all([
        withParts(db, row),
        deps.cashOutPrices?.() ?? noPrices,
        readPaths(db, nodeId, [agentId]),
        readVoidRequests(db, actor, {
          now: new Date(clock.now()),
          where: eq(voidRequests.ticketId, ticketId),
          limit: requestsShown,
        }),
      ]);
      const [ticket] = await present(deps, [stored], price);
      if (ticket === undefined) throw new Error(`The ticket ${ticketId} was read and is not there.`);
      const until = requests.some(({ state }) => state === 'open') ? undefined : voidUntil(deps, row, stored.legs);
      return {
        ...ticket,
        // The way to the seller, so that it stays in the branch wherever the player is now.
        path: [...(paths.get(agentId) ?? []), { id: userId, username: ticket.username }],
        voidRequests: requests,
        mayRequestVoid: until !== undefined,
        voidUntil: until === undefined ? null : isoTime(until.until),
      };
    },
  };
}
