import { contentOf, emptied } from './building.ts';
import type { SlipEffect } from './effect.ts';
import type { SlipEnv } from './env.ts';
import type { OutcomeKey, Payment, SentTicket } from './payment.ts';
import { fingerprint } from './sending.ts';
import type { DoneTicket, SlipState } from './state.ts';
import type { Step } from './step.ts';

const KEPT = 50;

/** Messages of the refusing subcodes (ERR-09 to ERR-13); any other means the ticket timed out (ERR-14, OP-24). */
const SUBCODES: Readonly<Record<number, OutcomeKey | undefined>> = {
  208: 'snackbarRejected',
  216: 'ticketRejectedOddsChanged',
  217: 'ticketRejectedOddsBlocked',
  226: 'ticketRejectedOddsChangedCms',
  227: 'ticketRejectedOddsBlockedCms',
};

export const subcodeKey = (subcode: number | null): OutcomeKey | undefined =>
  subcode === null ? undefined : SUBCODES[subcode];

/** The finished tickets with one more; the last 50. */
export const recorded = (
  done: SlipState['done'],
  ticketId: string,
  outcome: DoneTicket['outcome'],
): SlipState['done'] => [...done, { ticketId, outcome }].slice(-KEPT);

/** Writes a ticket off as done: the same id never counts twice (PAY-11, OP-89). */
function done(
  state: SlipState,
  ticketId: string,
  outcome: DoneTicket['outcome'],
  payment: Payment,
  effects: readonly SlipEffect[],
): Step {
  const next: SlipState = {
    ...state,
    payment,
    done: recorded(state.done, ticketId, outcome),
    unheard: state.unheard?.ticketId === ticketId ? null : state.unheard,
  };
  return [next, [...effects, { type: 'ticket-done', ticketId, outcome }]];
}

/** PAY-12, ERR-17: the slip empties, unless the player has moved on to another one. */
export function accepted(state: SlipState, ticket: SentTicket, env: SlipEnv): Step {
  const key = 'ticketPaymentText';
  const unchanged = !ticket.emptied && fingerprint(state, ticket.wallet) === fingerprint(ticket);
  const next = unchanged
    ? { ...emptied(state, env), restorable: { ...contentOf(ticket.content), replaced: false } }
    : state;
  return done(next, ticket.ticketId, 'accepted', { status: 'accepted', ticketId: ticket.ticketId, key }, [
    { type: 'notify', key, tone: 'success', surface: 'dialog', sticky: true },
  ]);
}

/** The platform said no; the slip stays, or can be restored (OP-21). */
export function rejected(state: SlipState, ticketId: string, key: OutcomeKey, surface: 'overlay' | 'dialog'): Step {
  return done(state, ticketId, 'rejected', { status: 'rejected', ticketId, key, surface }, [
    { type: 'notify', key, tone: 'error', surface, sticky: true },
  ]);
}

/** A final answer with any other subcode (ERR-14, OP-24, OP-25). */
export function timedOut(state: SlipState, ticketId: string): Step {
  const key = 'snackbarTimeout';
  return done(state, ticketId, 'timedOut', { status: 'timedOut', ticketId, key, final: true }, [
    { type: 'notify', key, tone: 'error', surface: 'snackbar', sticky: false },
  ]);
}

/** Nothing was heard to the end: not a final answer, so the id stays in use (OP-25, ERR-08). */
export function unheard(state: SlipState, ticket: SentTicket): Step {
  const key = 'ticketTimeout';
  const payment: Payment = { status: 'timedOut', ticketId: ticket.ticketId, key, final: false };
  return [
    { ...state, payment, unheard: ticket },
    [{ type: 'notify', key, tone: 'error', surface: 'dialog', sticky: true }],
  ];
}

/** Ets code 102: the flow starts over, the slip stays (PAY-14, ERR-16). */
export function busy(state: SlipState, ticketId: string): Step {
  return done(state, ticketId, 'busy', { status: 'idle' }, [
    { type: 'notify', key: 'snackbarServerBusy', tone: 'neutral', surface: 'snackbar', sticky: true },
  ]);
}

/** An offer was turned down: the slip stays, with the lowered stake if there was one (OP-22). */
export const declined = (state: SlipState, ticketId: string): Step =>
  done(state, ticketId, 'declined', { status: 'idle' }, []);
