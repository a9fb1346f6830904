import type { Payment, SentTicket } from './payment.ts';
import type { SlipState } from './state.ts';

export type ActivePayment = Extract<Payment, { ticket: unknown }>;

/** The payment while a ticket is under way, undefined before and after. */
export const active = (payment: Payment): ActivePayment | undefined => ('ticket' in payment ? payment : undefined);

/** The payment while an offer is open: before the player, or with an answer on its way. */
export const openOffer = (payment: Payment): Extract<Payment, { offer: unknown }> | undefined =>
  'offer' in payment ? payment : undefined;

/** The deadline whose seconds the player sees pass, if there is one. */
export const shownDeadline = (payment: Payment): number | undefined =>
  payment.status === 'waiting' ? payment.deadline : openOffer(payment)?.offer.deadline;

/** A ticket is under way: no second payment, no reload without need. */
export const selectBusy = ({ payment }: SlipState): boolean => 'ticket' in payment;

/** The ticket under way, for the other tabs of the player to `adopt` (OP-95). */
export const selectSentTicket = ({ payment }: SlipState): SentTicket | null => active(payment)?.ticket ?? null;

/** The slip may be changed: no ticket is under way, or the one under way has left the slip already. */
export const selectEditable = ({ payment }: SlipState): boolean => active(payment)?.ticket.emptied ?? true;

/** The ticket that ping has to ask for. An odds change ends the asking until it is answered, a re-offer does not (OP-23). */
export function selectPollId({ payment }: SlipState): string | null {
  if (payment.status === 'deciding' && payment.offer.kind === 'oddchange') return null;
  return active(payment)?.ticket.ticketId ?? null;
}

/** When the platform's time for its answer is over. */
export const answerDueAt = ({ sentAt, timeoutMs }: SentTicket): number => sentAt + timeoutMs;
