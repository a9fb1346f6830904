import { unknown } from './answering.ts';
import { poll } from '../state/effect.ts';
import { withDoneTicket, withoutUnconfirmed } from './finishing.ts';
import { active, answerDueAt, selectBusy } from '../state/progress.ts';
import { isSameTicket } from './sending.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const isDone = ({ done }: SlipState, ticketId: string): boolean => done.some((ticket) => ticket.ticketId === ticketId);

/**
 * Follows a ticket that another tab has sent, if this slip has the same content (OP-95, OP-89). Ignored if this slip has a
 * ticket under way, or if that ticket has ended.
 */
export const adopt: Handler<'adopt'> = (state, { ticket }, env) => {
  const { ticketId, wallet } = ticket;
  if (!env.loggedIn || selectBusy(state) || isDone(state, ticketId)) return [state];
  // A tab that has just opened may not know its wallet yet. The player is the same, so the wallet is too.
  if (!isSameTicket(state, ticket, env.wallet ?? wallet)) return [state];
  // The other tab may have emptied its slip; this one has not.
  const here = { ...ticket, emptied: false };
  const next = withoutUnconfirmed(state, ticketId);
  const deadline = answerDueAt(ticket);
  if (env.now >= deadline) return unknown(next, here, env);
  return [{ ...next, payment: { status: 'waiting', ticket: here, deadline, counting: false } }, poll(ticket)];
};

/** Records the end of another tab's ticket. If this slip follows the ticket, it is polled, because the answer has the reason. */
export const ticketEnded: Handler<'ticket-ended'> = (state, { ticketId, outcome }) => {
  const own = active(state.payment)?.ticket.ticketId === ticketId || state.unconfirmed?.ticketId === ticketId;
  if (own) return [state, poll({ ticketId })];
  return [isDone(state, ticketId) ? state : withDoneTicket(state, ticketId, outcome)];
};
