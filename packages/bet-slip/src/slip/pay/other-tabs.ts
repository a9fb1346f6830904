import { unknown } from './answering.ts';
import { poll } from '../state/effect.ts';
import { withDoneTicket, withoutUnconfirmed } from './finishing.ts';
import { active, answerDueAt, selectBusy } from '../state/progress.ts';
import { isSameTicket } from './sending.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const isDone = ({ done }: SlipState, ticketId: string): boolean => done.some((ticket) => ticket.ticketId === ticketId);

/**
 * OP-95, OP-89: another tab has paid what stands on this slip, so this one follows that ticket to its end.
 * Any other content, a payment of its own or a ticket that has ended: nothing changes.
 */
export const adopt: Handler<'adopt'> = (state, { ticket }, env) => {
  const { ticketId, wallet } = ticket;
  if (!env.loggedIn || selectBusy(state) || isDone(state, ticketId)) return [state];
  // A tab that has just opened does not know its wallet yet: the player is the same, and so is the wallet that was chosen.
  if (!isSameTicket(state, ticket, env.wallet ?? wallet)) return [state];
  // Emptied there, if so, but not here.
  const here = { ...ticket, emptied: false };
  const next = withoutUnconfirmed(state, ticketId);
  const deadline = answerDueAt(ticket);
  if (env.now >= deadline) return unknown(next, here, env);
  return [{ ...next, payment: { status: 'waiting', ticket: here, deadline, counting: false } }, poll(ticket)];
};

/** A ticket of this slip is asked for, so that its end comes with its reason; any other is written off as done. */
export const ticketEnded: Handler<'ticket-ended'> = (state, { ticketId, outcome }) => {
  const own = active(state.payment)?.ticket.ticketId === ticketId || state.unconfirmed?.ticketId === ticketId;
  if (own) return [state, poll({ ticketId })];
  return [isDone(state, ticketId) ? state : withDoneTicket(state, ticketId, outcome)];
};
