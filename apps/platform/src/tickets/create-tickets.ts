import { createBatcher } from '../database/batcher.ts';
import { answerOffer } from './accept/answer-offer.ts';
import { checkSelections } from './accept/check-selections.ts';
import { decideDue } from './accept/decide-due.ts';
import { requestTicket, sharedDesk } from './accept/request-ticket.ts';
import { settleTickets } from './settle/settle-tickets.ts';
import type { TicketEnv } from './ticket-deps.ts';
import { ticketHistory } from './history/ticket-history.ts';
import { toldTickets, forgetSightings, recordSighting, setForce } from './store/ticket-store.ts';
import { ticketInfo } from './wire/ticket-wire.ts';
import type { Tickets } from './tickets.ts';

const sightingsKept = 86_400_000;
/** What a client can have made: anything else is not worth a row. */
const ticketId = /^[A-Za-z0-9_-]{8,64}$/;

/** Tickets over a database, a ledger and a book. Nothing is kept in memory: any number of processes may share a database. */
export function createTickets(env: TicketEnv): Tickets {
  const { db, clock, offer } = env;
  const desk = sharedDesk(db);
  const find = createBatcher((ids: readonly string[]) => toldTickets(db, ids), { most: 100, width: 2 });
  return {
    request: (user, body, rawBody) => requestTicket(env, desk, user, body, rawBody),
    reoffer: (user, body) => answerOffer(env, user, body),
    check: async (items) => checkSelections(offer, items, await env.settings()),
    history: (userId, query) => ticketHistory(env, userId, query),
    force: (userId, force) => setForce(db, userId, force),
    decideNow: () => decideDue(env),
    settleNow: () => settleTickets(env),
    forgetSightings: () => forgetSightings(db, new Date(clock.now() - sightingsKept)),

    async info(userId, id) {
      const row = await find(id);
      if (row) return row.userId === userId ? ticketInfo(row) : null;
      if (ticketId.test(id)) await recordSighting(db, userId, id, new Date(clock.now()));
      return null;
    },
  };
}
