import { unknown } from '../pay/answering.ts';
import { poll } from '../state/effect.ts';
import { unconfirmed } from '../pay/finishing.ts';
import { answer } from '../pay/offering.ts';
import type { Offer } from '../state/payment.ts';
import { active, answerDueAt } from '../state/progress.ts';
import { checkDue } from '../build/refreshing.ts';
import { corrected } from '../build/staking.ts';
import type { Handler } from '../state/step.ts';

/** Returns the whole seconds that are left, never below zero (PAY-10). */
export const secondsTo = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));

/** Seconds that beep: 5 to 1 in a dialog, 6 to 2 in the panel, never at 0 (OP-17). */
const firstBeep = ({ surface }: Offer): number => (surface === 'dialog' ? 5 : 6);

/** Applies one second (PAY-19). Deadlines are compared with the time of the event, so a late tick does no harm. */
export const tick: Handler<'tick'> = (state, _event, env) => {
  const { payment } = state;
  const { now } = env;
  if (payment.status === 'deciding') {
    const left = secondsTo(payment.offer.deadline, now);
    // No answer in time counts as declined (DLG-07). It is sent again each second until it arrives (OP-21).
    if (left === 0) return answer(state, payment, { accepted: false, reason: 'timeout' });
    const first = firstBeep(payment.offer);
    // A clock that is put back shows a second again. It beeps once.
    if (left >= (payment.beeped ?? first + 1) || left < first - 4) return [state];
    return [{ ...state, payment: { ...payment, beeped: left } }, { type: 'beep' }];
  }
  if (payment.status === 'unknown') {
    return now < payment.until ? [state, poll(payment.ticket)] : unconfirmed(state, payment.ticket);
  }
  if (payment.status !== 'submitting' && payment.status !== 'waiting') return [state];
  const deadline = payment.status === 'waiting' ? payment.deadline : answerDueAt(payment.ticket);
  return now < deadline ? [state] : unknown(state, payment.ticket, env);
};

/** Continues after a page load: corrects the stake (STAKE-03), and follows a ticket under way by its id (OP-89). */
export const resume: Handler<'resume'> = (state, _event, env) => {
  const payment = active(state.payment);
  if (!payment) return checkDue(corrected(state, env), { type: 'check-due' }, env);
  const { status, ticket } = payment;
  // The request may or may not have been sent. Only the platform knows.
  if (status === 'submitting' || status === 'unknown') return unknown(state, ticket, env);
  return [
    state,
    status === 'answering' ? { type: 'post-reoffer', ticketId: ticket.ticketId, answer: payment.answer } : poll(ticket),
  ];
};
