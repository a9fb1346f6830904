import type { Tickets } from './tickets.ts';
import { userOf } from '../users/user-of.ts';
import type { Users } from '../users/users.ts';
import { cutConnection, StoredAnswer, type Handlers } from '../kernel/handlers.ts';

/** Serves the calls that pay tickets and report on them (CALL-11, CALL-19, CALL-27, CALL-53). */
export function ticketHandlers({ tickets, users }: { tickets: Tickets; users: Users }) {
  return {
    async ticketRequest({ body }, { caller, rawBody }) {
      const answer = await tickets.request(await userOf(users, caller), body, rawBody);
      return 'cut' in answer ? cutConnection : new StoredAnswer(answer.status, answer.body);
    },
    reoffer: async ({ body }, { caller }) => tickets.reoffer(await userOf(users, caller), body),
    checkTicketSelections: ({ body }) => tickets.check(body.ticket),
    ticketHistory: ({ body }, { caller }) => tickets.history(caller.id, body),
  } satisfies Handlers;
}
