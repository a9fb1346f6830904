import { clearedAfter } from '../build/building.ts';
import { notify } from '../state/effect.ts';
import type { SlipEffect } from '../state/effect.ts';
import type { SlipEnv } from '../state/env.ts';
import type { OutcomeKey, Payment, SentTicket } from '../state/payment.ts';
import { isSameTicket } from './sending.ts';
import type { DoneTicket, SlipState } from '../state/state.ts';
import type { Move } from '../state/step.ts';

const KEPT = 50;

/** Messages of the refusing subcodes (ERR-09 to ERR-13); any other means the ticket timed out (ERR-14, OP-24). */
const SUBCODES: Readonly<Record<number, OutcomeKey | undefined>> = {
  208: 'snackbarRejected',
  216: 'ticketRejectedOddsChanged',
  217: 'ticketRejectedOddsBlocked',
  226: 'ticketRejectedOddsChangedCms',
  227: 'ticketRejectedOddsBlockedCms',
};

export const subcodeKey = (subcode: number | null): OutcomeKey | undefined => SUBCODES[subcode ?? 0];

/** The slip with one more finished ticket; the last 50 are kept. */
export const withDoneTicket = (state: SlipState, ticketId: string, outcome: DoneTicket['outcome']): SlipState => ({
  ...state,
  done: [...state.done, { ticketId, outcome }].slice(-KEPT),
});

/** The slip without this ticket among those still to be heard of. */
export const withoutUnconfirmed = (state: SlipState, ticketId: string): SlipState =>
  state.unconfirmed?.ticketId === ticketId ? { ...state, unconfirmed: null } : state;

/** Writes a ticket off as done: the same id never counts twice (PAY-11, OP-89). */
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

/** PAY-12, ERR-17: the slip empties, unless the player has moved on to another one. */
export function accepted(state: SlipState, ticket: SentTicket, env: SlipEnv): Move {
  const { ticketId, emptied } = ticket;
  const status = 'accepted';
  const key = 'ticketPaymentText';
  const next = emptied || !isSameTicket(state, ticket) ? state : clearedAfter(state, ticket, env);
  return done(next, ticketId, status, { status, ticketId, key }, notify(key, 'success', 'dialog'));
}

/** The platform said no; the slip stays, or can be restored (OP-21). */
export function rejected(state: SlipState, ticketId: string, key: OutcomeKey, surface: 'overlay' | 'dialog'): Move {
  const status = 'rejected';
  return done(state, ticketId, status, { status, ticketId, key, surface }, notify(key, 'error', surface));
}

/** A final answer with any other subcode (ERR-14, OP-24, OP-25). */
export function timedOut(state: SlipState, ticketId: string): Move {
  const status = 'timedOut';
  const key = 'snackbarTimeout';
  const payment = { status, ticketId, key, final: true } as const;
  return done(state, ticketId, status, payment, notify(key, 'error', 'snackbar', false));
}

/** Nothing was heard to the end: not a final answer, so the id stays in use (OP-25, ERR-08). */
export function unconfirmed(state: SlipState, ticket: SentTicket): Move {
  const key = 'ticketTimeout';
  const payment = { status: 'timedOut', ticketId: ticket.ticketId, key, final: false } as const;
  return [{ ...state, payment, unconfirmed: ticket }, notify(key, 'error', 'dialog')];
}

/** Ets code 102: the flow starts over, the slip stays (PAY-14, ERR-16). */
export const busy = (state: SlipState, ticketId: string): Move =>
  done(state, ticketId, 'busy', { status: 'idle' }, notify('snackbarServerBusy', 'neutral', 'snackbar'));

/** An offer was turned down: the slip stays, with the lowered stake if there was one (OP-22). */
export const declined = (state: SlipState, ticketId: string): Move =>
  done(state, ticketId, 'declined', { status: 'idle' });
