import { createBatcher } from '../database/batcher.ts';
import { answerOffer } from './accept/answer-offer.ts';
import { checkSelections } from './accept/check-selections.ts';
import { decideDue } from './accept/decide-due.ts';
import { requestTicket } from './accept/request-ticket.ts';
import { sharedIo } from './accept/ticket-io.ts';
import { settleTickets } from './settle/settle-tickets.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { ticketHistory } from './history/ticket-history.ts';
import { findTickets, forgetSightings, recordSighting, setForce } from './store/ticket-store.ts';
import { ticketInfo } from './wire/ticket-wire.ts';
import type { Tickets } from './tickets.ts';

const sightingsKept = 86_400_000;
/** Format of ids that a client may make. Questions about other ids are not stored. */
const ticketId = /^[A-Za-z0-9_-]{8,64}$/;

/** Creates the tickets module. Nothing is kept in memory, so any number of processes may share a database. */
export function createTickets(deps: TicketDeps): Tickets {
  const { db, clock, offer } = deps;
  const io = sharedIo(db);
  const find = createBatcher((ids: readonly string[]) => findTickets(db, ids), { maxKeys: 100, concurrency: 2 });
  return {
    request: (user, body, rawBody) => requestTicket(deps, io, user, body, rawBody),
    reoffer: (user, body) => answerOffer(deps, user, body),
    check: async (items) => checkSelections(offer, items, await deps.settings()),
    history: (userId, query) => ticketHistory(deps, userId, query),
    force: (userId, force) => setForce(db, userId, force),
    decideNow: () => decideDue(deps),
    settleNow: () => settleTickets(deps),
    forgetSightings: () => forgetSightings(db, new Date(clock.now() - sightingsKept)),

    async info(userId, id) {
      const row = await find(id);
      if (row) return row.userId === userId ? ticketInfo(row) : null;
      if (ticketId.test(id)) await recordSighting(db, userId, id, new Date(clock.now()));
      return null;
    },
  };
}
