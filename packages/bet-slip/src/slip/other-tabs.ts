import { unknown } from './answering.ts';
import { recorded } from './finishing.ts';
import { active } from './progress.ts';
import { fingerprint } from './sending.ts';
import { stay } from './step.ts';
import type { Handler } from './step.ts';

const sameId = (ticketId: string) => (ticket: { readonly ticketId: string }) => ticket.ticketId === ticketId;

/**
 * OP-95, OP-89: another tab has paid what stands on this slip, so this one follows that ticket to its end.
 * Any other content, a payment of its own or a ticket that has ended: nothing changes.
 */
export const adopt: Handler<'adopt'> = (state, { ticket }, env) => {
  if (!env.loggedIn || active(state.payment) || state.done.some(sameId(ticket.ticketId))) return stay(state);
  // A tab that has just opened does not know its wallet yet: the player is the same, and so is the wallet that was chosen.
  if (fingerprint(state, env.wallet ?? ticket.wallet) !== fingerprint(ticket)) return stay(state);
  // Emptied there, if so, but not here.
  const here = { ...ticket, emptied: false };
  const next = { ...state, unheard: state.unheard?.ticketId === ticket.ticketId ? null : state.unheard };
  const deadline = ticket.sentAt + ticket.timeoutMs;
  if (env.now >= deadline) return unknown(next, here, env);
  const payment = { status: 'waiting', ticket: here, deadline, counting: false } as const;
  return [{ ...next, payment }, [{ type: 'poll', ticketId: ticket.ticketId }]];
};

/** A ticket of this slip is asked for, so that its end comes with its reason; any other is written off as done. */
export const ticketEnded: Handler<'ticket-ended'> = (state, { ticketId, outcome }) => {
  const own = active(state.payment)?.ticket.ticketId === ticketId || state.unheard?.ticketId === ticketId;
  if (own) return [state, [{ type: 'poll', ticketId }]];
  return stay(state.done.some(sameId(ticketId)) ? state : { ...state, done: recorded(state.done, ticketId, outcome) });
};
