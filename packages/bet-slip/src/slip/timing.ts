/* oxlint-disable typescript/consistent-return -- the switches are exhaustive, which the compiler proves (noImplicitReturns) */
import { unknown } from './answering.ts';
import { unheard } from './finishing.ts';
import { expire } from './offering.ts';
import type { Offer } from './payment.ts';
import { checkDue } from './refreshing.ts';
import { corrected } from './staking.ts';
import { stay } from './step.ts';
import type { Handler } from './step.ts';

/** Whole seconds left, never below zero (PAY-10). */
export const secondsTo = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));

/** OP-17: dialog 5 to 1, panel alone 6 to 2; never at 0. */
const beeps = ({ surface }: Offer, left: number): boolean =>
  surface === 'dialog' ? left >= 1 && left <= 5 : left >= 2 && left <= 6;

/** PAY-19: the second hand. Deadlines are compared with the time given, so that a late tick does no harm. */
export const tick: Handler<'tick'> = (state, _event, env) => {
  const { payment } = state;
  switch (payment.status) {
    case 'submitting': {
      const late = env.now >= payment.ticket.sentAt + payment.ticket.timeoutMs;
      return late ? unknown(state, payment.ticket, env) : stay(state);
    }
    case 'waiting':
      return env.now >= payment.deadline ? unknown(state, payment.ticket, env) : stay(state);
    case 'deciding': {
      const left = secondsTo(payment.offer.deadline, env.now);
      if (left === 0) return expire(state);
      if (!beeps(payment.offer, left) || payment.beeped === left) return stay(state);
      return [{ ...state, payment: { ...payment, beeped: left } }, [{ type: 'beep' }]];
    }
    case 'unknown':
      if (env.now >= payment.until) return unheard(state, payment.ticket);
      return [state, [{ type: 'poll', ticketId: payment.ticket.ticketId }]];
    case 'idle':
    case 'answering':
    case 'accepted':
    case 'rejected':
    case 'timedOut':
      return stay(state);
  }
};

/** After a load: the stake is put right (STAKE-03), and a ticket under way goes on under the same id (OP-89). */
export const resume: Handler<'resume'> = (state, _event, env) => {
  const { payment } = state;
  switch (payment.status) {
    case 'submitting':
    case 'unknown':
      // The request may or may not have left: only the platform knows.
      return unknown(state, payment.ticket, env);
    case 'waiting':
    case 'deciding':
      return [state, [{ type: 'poll', ticketId: payment.ticket.ticketId }]];
    case 'answering':
      return [state, [{ type: 'post-reoffer', ticketId: payment.ticket.ticketId, answer: payment.answer }]];
    case 'idle':
    case 'accepted':
    case 'rejected':
    case 'timedOut':
      return checkDue(corrected(state, env), { type: 'check-due' }, env);
  }
};
