/* oxlint-disable typescript/consistent-return -- the switches are exhaustive, which the compiler proves (noImplicitReturns) */
import type { SlipEnv } from './env.ts';
import type { TicketInfo } from './event.ts';
import { accepted, busy, rejected, subcodeKey, timedOut } from './finishing.ts';
import { offered } from './offering.ts';
import type { Offer, SentTicket } from './payment.ts';
import { active } from './progress.ts';
import type { ActivePayment } from './progress.ts';
import { refreshed } from './refreshing.ts';
import { fingerprint } from './sending.ts';
import type { DoneTicket, SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Handler, Step } from './step.ts';

const PENDING = 101;
const BUSY = 102;

/** What ping says of a ticket, status first (OP-19, OP-23). */
function verdictOf({ accepted, status, code, subcode, etsCode }: TicketInfo) {
  if (accepted || status === 'accepted') return 'accepted';
  if (etsCode === BUSY) return 'busy';
  if (status === 'reoffer' || status === 'oddchange') return status;
  if (status === 'denied' || (subcode !== null && code !== PENDING)) return 'denied';
  return code === PENDING || status === 'pending' ? 'pending' : 'nothing';
}

const deadlineOf = (state: SlipState, expiresAt: number | null, env: SlipEnv): number =>
  Math.min(env.now + state.config.offerMs, expiresAt ?? Infinity);

/** The platform knows the ticket: wait for its decision, as long as the time has not run out. */
function pending(state: SlipState, payment: ActivePayment, counting: boolean, env: SlipEnv): Step {
  const { ticket } = payment;
  const deadline = payment.status === 'waiting' ? payment.deadline : ticket.sentAt + ticket.timeoutMs;
  const late = payment.status === 'unknown' && env.now >= deadline;
  if (late || payment.status === 'deciding' || payment.status === 'answering') return stay(state);
  if (payment.status === 'waiting' && payment.counting >= counting) return stay(state);
  return stay({ ...state, payment: { status: 'waiting', ticket, deadline, counting } });
}

function denied(state: SlipState, ticket: SentTicket, info: TicketInfo): Step {
  const key = subcodeKey(info.subcode);
  // Odds that were the reason show as pending changes at once.
  const next = ticket.emptied ? state : refreshed(state, info.changes);
  return key === undefined ? timedOut(next, ticket.ticketId) : rejected(next, ticket.ticketId, key, 'dialog');
}

/** PAY-08 to PAY-18: an answer counts for the ticket it names, and only until that ticket is final. */
export const ticketInfo: Handler<'ticket-info'> = (state, { info }, env) => {
  const payment = active(state.payment);
  if (payment?.ticket.ticketId === info.ticketId) return current(state, payment, info, env);
  if (state.unheard?.ticketId === info.ticketId) return lateAnswer(state, state.unheard, info, env);
  const end = state.done.find(({ ticketId }) => ticketId === info.ticketId);
  // Two pings on their way at once say the same twice: worth a note only where the second says otherwise.
  return end && contradicts(end, verdictOf(info))
    ? [state, [{ type: 'log', code: 'lateAnswer', ticketId: info.ticketId }]]
    : stay(state);
};

const contradicts = ({ outcome }: DoneTicket, verdict: ReturnType<typeof verdictOf>): boolean =>
  outcome === 'accepted' ? verdict === 'denied' || verdict === 'busy' : verdict === 'accepted';

function current(state: SlipState, payment: ActivePayment, info: TicketInfo, env: SlipEnv): Step {
  const { ticket } = payment;
  const verdict = verdictOf(info);
  switch (verdict) {
    case 'accepted':
      return accepted(state, ticket, env);
    case 'busy':
      return busy(state, ticket.ticketId);
    case 'denied':
      return denied(state, ticket, info);
    case 'reoffer':
    case 'oddchange': {
      if (payment.status === 'answering') return stay(state);
      const { code, changes, stake, expiresAt } = info;
      const deadline = deadlineOf(state, expiresAt, env);
      const offer: Offer = { kind: verdict, surface: 'dialog', code, deadline, changes, stake };
      return offered(state, ticket, offer);
    }
    case 'pending':
      return pending(state, payment, true, env);
    case 'nothing':
      return stay(state);
  }
}

/** The truth about a ticket given up for lost: it ends that ticket, and never touches another one's payment. */
function lateAnswer(state: SlipState, ticket: SentTicket, info: TicketInfo, env: SlipEnv): Step {
  const verdict = verdictOf(info);
  if (verdict !== 'accepted' && verdict !== 'denied' && verdict !== 'busy') return stay(state);
  const other = active(state.payment);
  // What another ticket was sent with stays on the slip, were it the same.
  const here = { ...ticket, emptied: !!other || fingerprint(state, ticket.wallet) !== fingerprint(ticket) };
  const [next, effects] =
    verdict === 'accepted'
      ? accepted(state, here, env)
      : verdict === 'busy'
        ? busy(state, ticket.ticketId)
        : denied(state, here, info);
  return other ? [{ ...next, payment: state.payment }, effects] : [next, effects];
}

/** PAY-05, PAY-07, ERR-07, OP-25: the direct answer of ticketRequest. */
export const ticketAnswer: Handler<'ticket-answer'> = (state, { ticketId, answer }, env) => {
  const payment = active(state.payment);
  if (payment?.ticket.ticketId !== ticketId) return stay(state);
  if (payment.status === 'deciding' || payment.status === 'answering') return stay(state);
  const { ticket } = payment;
  switch (answer.kind) {
    case 'taken':
      return pending(state, payment, answer.pending, env);
    case 'confirm': {
      const deadline = deadlineOf(state, answer.expiresAt, env);
      const offer: Offer = { kind: 'confirm', surface: 'panel', code: null, deadline, changes: [], stake: null };
      return offered(state, ticket, offer);
    }
    case 'busy':
      return busy(state, ticketId);
    case 'refused':
      return rejected(state, ticketId, subcodeKey(answer.subcode) ?? answer.error ?? 'snackbarTimeout', 'overlay');
    case 'lost':
      return payment.status === 'submitting' ? unknown(state, ticket, env) : stay(state);
  }
};

/** OP-25: no answer is not a refusal. The same id is asked for until the grace ends. */
export function unknown(state: SlipState, ticket: SentTicket, env: SlipEnv): Step {
  const until = env.now + state.config.graceMs;
  return [{ ...state, payment: { status: 'unknown', ticket, until } }, [{ type: 'poll', ticketId: ticket.ticketId }]];
}
