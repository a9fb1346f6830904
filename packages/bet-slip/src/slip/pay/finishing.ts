import { clearedAfter } from '../build/building.ts';
import { notify } from '../state/effect.ts';
import type { SlipEffect } from '../state/effect.ts';
import type { SlipEnv } from '../state/env.ts';
import type { TicketLimit } from '../outcome/ticket-limit.ts';
import type { OutcomeReason, TicketOutcome } from '../outcome/ticket-outcomes.ts';
import type { Payment, SentTicket } from '../state/payment.ts';
import { isSameTicket } from './sending.ts';
import type { DoneTicket, SlipState } from '../state/state.ts';
import type { Move } from '../state/step.ts';

const KEPT = 50;

/** Adds a finished ticket. The last 50 are kept. */
export const withDoneTicket = (state: SlipState, ticketId: string, outcome: DoneTicket['outcome']): SlipState => ({
  ...state,
  done: [...state.done, { ticketId, outcome }].slice(-KEPT),
});

/** Clears the unconfirmed ticket if it is this one. */
export const withoutUnconfirmed = (state: SlipState, ticketId: string): SlipState =>
  state.unconfirmed?.ticketId === ticketId ? { ...state, unconfirmed: null } : state;

/** Ends a ticket. The same id never counts twice (PAY-11, OP-89). */
const done = (
  state: SlipState,
  ticketId: string,
  outcome: DoneTicket['outcome'],
  payment: Payment,
  ...effects: SlipEffect[]
): Move => [
  { ...withoutUnconfirmed(withDoneTicket(state, ticketId, outcome), ticketId), payment },
  ...effects,
  { type: 'ticket-done', ticketId, outcome },
];

/** Ends an accepted ticket and empties the slip, unless the player has changed it meanwhile (PAY-12, ERR-17). */
export function accepted(state: SlipState, ticket: SentTicket, env: SlipEnv): Move {
  const { ticketId, emptied } = ticket;
  const status = 'accepted';
  const key = 'ticketPaymentText';
  const next = emptied || !isSameTicket(state, ticket) ? state : clearedAfter(state, ticket, env);
  return done(next, ticketId, status, { status, ticketId, key }, notify(key, 'success', 'dialog'));
}

/** A refusal by the direct answer. There never was a ticket, so the panel itself shows it (OP-28). */
interface DirectRefusal {
  readonly end: 'rejected';
  readonly key: OutcomeReason;
  readonly tone: 'error';
  readonly surface: 'overlay';
  readonly cause: { readonly limit: TicketLimit | undefined; readonly until: number | undefined };
}

/** Ends a ticket as its row of `ticketOutcomes` demands. The slip stays, or can be restored (OP-21, OP-24, PAY-14). */
export function ended(
  state: SlipState,
  ticketId: string,
  outcome: (TicketOutcome & { readonly cause?: undefined }) | DirectRefusal,
): Move {
  const { end, key, tone, surface } = outcome;
  const payment: Payment =
    end === 'busy'
      ? { status: 'idle' }
      : end === 'rejected'
        ? { status: end, ticketId, key, surface, ...outcome.cause }
        : { status: end, ticketId, key, final: true };
  return done(state, ticketId, end, payment, notify(key, tone, surface, end !== 'timedOut'));
}

/** Stops waiting for a ticket without an answer. This is not final, so the id stays in use (OP-25, ERR-08). */
export function unconfirmed(state: SlipState, ticket: SentTicket): Move {
  const key = 'ticketTimeout';
  const payment = { status: 'timedOut', ticketId: ticket.ticketId, key, final: false } as const;
  return [{ ...state, payment, unconfirmed: ticket }, notify(key, 'error', 'dialog')];
}

/** Ends a ticket whose offer the player declined. The slip stays, with the lowered stake if there was one (OP-22). */
export const declined = (state: SlipState, ticketId: string): Move =>
  done(state, ticketId, 'declined', { status: 'idle' });
