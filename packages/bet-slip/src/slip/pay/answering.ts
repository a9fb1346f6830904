/* oxlint-disable typescript/consistent-return -- the switch is exhaustive; the compiler checks it (noImplicitReturns) */
import { poll } from '../state/effect.ts';
import type { SlipEnv } from '../state/env.ts';
import type { TicketInfo } from '../state/event.ts';
import { outcomeOfSubcode, pendingCode, ticketOutcomes } from '../outcome/ticket-outcomes.ts';
import { accepted, ended } from './finishing.ts';
import { offered } from './offering.ts';
import type { SentTicket } from '../state/payment.ts';
import { active, answerDueAt, openOffer } from '../state/progress.ts';
import type { ActivePayment } from '../state/progress.ts';
import { refreshed } from '../build/refreshing.ts';
import { isSameTicket } from './sending.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler, Move } from '../state/step.ts';

/** Reads the verdict of a ping. The status comes before the codes (OP-19, OP-23). */
function verdictOf({ accepted, status, code, subcode, etsCode }: TicketInfo) {
  if (accepted) return 'accepted';
  if (etsCode === ticketOutcomes.busy.code && status !== 'accepted') return 'busy';
  if (status !== null && status !== 'pending') return status;
  if (subcode !== null && code !== pendingCode) return 'denied';
  return code === pendingCode ? 'pending' : status;
}

/** Waits for the decision on a ticket that the platform knows, unless the time is over. */
function pending(state: SlipState, payment: ActivePayment, counting: boolean, { now }: SlipEnv): Move {
  const { ticket, status } = payment;
  const [deadline, counted] =
    status === 'waiting' ? [payment.deadline, payment.counting >= counting] : [answerDueAt(ticket), false];
  const late = status === 'unknown' && now >= deadline;
  return [
    late || counted || openOffer(payment)
      ? state
      : { ...state, payment: { status: 'waiting', ticket, deadline, counting } },
  ];
}

/** Returns the end of a ticket if the answer is final. */
function finalMove(state: SlipState, ticket: SentTicket, info: TicketInfo, env: SlipEnv): Move | undefined {
  const { ticketId } = ticket;
  const verdict = verdictOf(info);
  if (verdict === 'accepted') return accepted(state, ticket, env);
  if (verdict === 'busy') return ended(state, ticketId, ticketOutcomes.busy);
  if (verdict !== 'denied') return undefined;
  // If odds were the reason, they show as pending changes at once.
  const next = ticket.emptied ? state : refreshed(state, info.changes);
  return ended(next, ticketId, outcomeOfSubcode(info.subcode) ?? ticketOutcomes.timedOut);
}

/** Applies a ping answer to the ticket that it names, until that ticket is final (PAY-08 to PAY-18). */
export const ticketInfo: Handler<'ticket-info'> = (state, { info }, env) => {
  const { ticketId } = info;
  const payment = active(state.payment);
  if (payment?.ticket.ticketId === ticketId) return current(state, payment, info, env);
  if (state.unconfirmed?.ticketId === ticketId) return lateAnswer(state, state.unconfirmed, info, env);
  const verdict = verdictOf(info);
  const end = state.done.find((ticket) => ticket.ticketId === ticketId)?.outcome;
  // Two pings may be in flight at once and repeat an answer. It is logged only if the second contradicts the first.
  const contradicts = end === 'accepted' ? verdict === 'denied' || verdict === 'busy' : end && verdict === 'accepted';
  return contradicts ? [state, { type: 'log', code: 'lateAnswer', ticketId }] : [state];
};

function current(state: SlipState, payment: ActivePayment, info: TicketInfo, env: SlipEnv): Move {
  const end = finalMove(state, payment.ticket, info, env);
  if (end) return end;
  const { code, changes, stake, expiresAt } = info;
  const kind = verdictOf(info);
  if (kind === 'pending') return pending(state, payment, true, env);
  return (kind === 'reoffer' || kind === 'oddchange') && payment.status !== 'answering'
    ? offered(state, payment.ticket, { kind, code, changes, stake }, expiresAt, env)
    : [state];
}

/** Applies an answer for an unconfirmed ticket. It ends that ticket and does not touch the payment of another. */
function lateAnswer(state: SlipState, ticket: SentTicket, info: TicketInfo, env: SlipEnv): Move {
  const other = active(state.payment);
  // If another ticket is under way, its content stays on the slip, even if it is the same.
  const here = { ...ticket, emptied: !!other || !isSameTicket(state, ticket) };
  const [next, ...effects] = finalMove(state, here, info, env) ?? [state];
  return [other ? { ...next, payment: other } : next, ...effects];
}

/** Applies the direct answer of `ticketRequest` (PAY-05, PAY-07, ERR-07, OP-25). */
export const ticketAnswer: Handler<'ticket-answer'> = (state, { ticketId, answer }, env) => {
  const payment = active(state.payment);
  if (payment?.ticket.ticketId !== ticketId || openOffer(payment)) return [state];
  const { ticket } = payment;
  switch (answer.kind) {
    case 'taken':
      return pending(state, payment, answer.pending, env);
    case 'confirm':
      return offered(state, ticket, { kind: 'confirm', code: null, changes: [], stake: null }, answer.expiresAt, env);
    case 'busy':
      return ended(state, ticketId, ticketOutcomes.busy);
    case 'refused': {
      const outcome = outcomeOfSubcode(answer.subcode);
      const key = outcome?.end === 'rejected' ? outcome.key : (answer.error ?? ticketOutcomes.timedOut.key);
      const refusal = { end: 'rejected', key, tone: 'error', surface: 'overlay' } as const;
      return ended(state, ticketId, { ...refusal, cause: { limit: answer.limit, until: answer.until } });
    }
    case 'lost':
      return payment.status === 'submitting' ? unknown(state, ticket, env) : [state];
  }
};

/** Starts polling a ticket without an answer, until the grace period ends (OP-25). */
export const unknown = (state: SlipState, ticket: SentTicket, { now }: SlipEnv): Move => [
  { ...state, payment: { status: 'unknown', ticket, until: now + state.config.graceMs } },
  poll(ticket),
];
