import type { Payment, SentTicket } from './payment.ts';
import type { SlipState } from './state.ts';

export type ActivePayment = Extract<Payment, { ticket: unknown }>;

/** Returns the payment if a ticket is under way. */
export const active = (payment: Payment): ActivePayment | undefined => ('ticket' in payment ? payment : undefined);

/** Returns the payment if an offer is open: shown to the player, or with the answer being sent. */
export const openOffer = (payment: Payment): Extract<Payment, { offer: unknown }> | undefined =>
  'offer' in payment ? payment : undefined;

/** Returns the deadline that the timer counts down to, if there is one. */
export const shownDeadline = (payment: Payment): number | undefined =>
  payment.status === 'waiting' ? payment.deadline : openOffer(payment)?.offer.deadline;

/**
 * True while a ticket is under way. The host should not reload the page then.
 *
 * @example
 * ```ts
 * import { selectBusy } from '@kvota/bet-slip/slip';
 * import { after, slip } from './filled-slip.js';
 *
 * selectBusy(slip); // false
 * selectBusy(after(slip, { type: 'pay' })); // true
 * ```
 */
export const selectBusy = ({ payment }: SlipState): boolean => 'ticket' in payment;

/**
 * Returns the ticket under way, so that other tabs of the player can `adopt` it (OP-95).
 *
 * @example
 * ```ts
 * import { selectSentTicket } from '@kvota/bet-slip/slip';
 * import { after, slip } from './filled-slip.js';
 *
 * const paid = after(slip, { type: 'pay' });
 * selectSentTicket(slip); // null
 * selectSentTicket(paid)?.ticketId; // 'ticket-0001'
 * ```
 */
export const selectSentTicket = ({ payment }: SlipState): SentTicket | null => active(payment)?.ticket ?? null;

/**
 * True if the slip may be changed: no ticket is under way, or the slip was emptied for it.
 *
 * @example
 * ```ts
 * import { selectEditable } from '@kvota/bet-slip/slip';
 * import { after, slip } from './filled-slip.js';
 *
 * selectEditable(slip); // true
 * selectEditable(after(slip, { type: 'pay' })); // false
 * ```
 */
export const selectEditable = ({ payment }: SlipState): boolean => active(payment)?.ticket.emptied ?? true;

/**
 * Returns the id that the regular ping has to carry. An odds change stops the polling until it is answered; a re-offer does not (OP-23).
 *
 * @example
 * ```ts
 * import { selectPollId } from '@kvota/bet-slip/slip';
 * import { after, slip } from './filled-slip.js';
 *
 * selectPollId(slip); // null
 * selectPollId(after(slip, { type: 'pay' })); // 'ticket-0001'
 * ```
 */
export function selectPollId({ payment }: SlipState): string | null {
  if (payment.status === 'deciding' && payment.offer.kind === 'oddchange') return null;
  return active(payment)?.ticket.ticketId ?? null;
}

/** Returns the moment at which the platform's time to answer ends. */
export const answerDueAt = ({ sentAt, timeoutMs }: SentTicket): number => sentAt + timeoutMs;
