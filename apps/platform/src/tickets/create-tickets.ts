import { every } from '../kernel/clock.ts';
import { createBatcher } from '../database/batcher.ts';
import { answerOffer } from './answer-offer.ts';
import { checkSelections } from './check-selections.ts';
import { decideDue } from './decide-due.ts';
import { requestTicket, sharedDesk } from './request-ticket.ts';
import { settleTickets } from './settle-tickets.ts';
import type { TicketEnv } from './ticket-env.ts';
import { ticketHistory } from './ticket-history.ts';
import { toldTickets, forgetSightings, recordSighting, setForce } from './ticket-store.ts';
import { ticketInfo } from './ticket-wire.ts';
import type { Tickets } from './tickets.ts';

const decideEvery = 250;
const settleEvery = 1000;
const forgetEvery = 3_600_000;
const sightingsKept = 86_400_000;
/** What a client can have made: anything else is not worth a row. */
const ticketId = /^[A-Za-z0-9_-]{8,64}$/;

/** Tickets over a database, a ledger and a book. Nothing is kept in memory: any number of processes may share a database. */
export function createTickets(env: TicketEnv): Tickets {
  const { db, clock, offer } = env;
  const desk = sharedDesk(db);
  const find = createBatcher((ids: readonly string[]) => toldTickets(db, ids), { most: 100, width: 2 });
  const underWay = new Set<Promise<void>>();
  const guarded = (what: string, run: () => Promise<void>) => async (): Promise<void> => {
    const round = run().catch((error: unknown) => {
      env.log?.error({ error }, `${what} failed and is tried again`);
    });
    underWay.add(round);
    await round;
    underWay.delete(round);
  };
  const forget = (): Promise<void> => forgetSightings(db, new Date(clock.now() - sightingsKept));
  return {
    request: (user, body, rawBody) => requestTicket(env, desk, user, body, rawBody),
    reoffer: (user, body) => answerOffer(env, user, body),
    check: async (items) => checkSelections(offer, items, await env.settings()),
    history: (userId, query) => ticketHistory(env, userId, query),
    force: (userId, force) => setForce(db, userId, force),
    decideNow: () => decideDue(env),
    settleNow: () => settleTickets(env),
    idle: async () => {
      await Promise.all(underWay);
    },

    async info(userId, id) {
      const row = await find(id);
      if (row) return row.userId === userId ? ticketInfo(row) : null;
      if (ticketId.test(id)) await recordSighting(db, userId, id, new Date(clock.now()));
      return null;
    },

    start() {
      const stops = [
        every(
          clock,
          decideEvery,
          guarded('Deciding due tickets', () => decideDue(env)),
        ),
        every(
          clock,
          settleEvery,
          guarded('Settling tickets', () => settleTickets(env)),
        ),
        every(clock, forgetEvery, guarded('Forgetting old questions about tickets', forget)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
