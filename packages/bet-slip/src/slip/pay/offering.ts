import { units } from '../../math/decimal.ts';
import { clearedAfter } from '../build/building.ts';
import { poll } from '../state/effect.ts';
import type { SlipEnv } from '../state/env.ts';
import { declined } from './finishing.ts';
import type { Offer, OfferAnswer, Payment, SentTicket } from '../state/payment.ts';
import { selectBusy } from '../state/progress.ts';
import { NO_PRICE, shownPrice } from '../ticket/selection-state.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler, Move } from '../state/step.ts';

/** The terms of an offer, without its deadline. */
type Terms = Pick<Offer, 'kind' | 'code' | 'changes' | 'stake'>;

export const termsOf = ({ kind, code, changes, stake }: Terms): string => JSON.stringify([kind, code, changes, stake]);

/** True if the switch accepts the offer. It covers odds only, never another stake or a blocked selection (PAY-15). */
const autoAccepted = (state: SlipState, ticket: SentTicket, { kind, changes, stake }: Terms): boolean =>
  kind !== 'confirm' &&
  state.autoOddsChange &&
  ticket.autoOddsChange &&
  stake === null &&
  !changes.some(
    ({ blocked, suspended, price }) =>
      blocked || suspended || (price !== undefined && shownPrice(price, state.config) === NO_PRICE),
  );

/** Shows an offer to the player, or accepts it by the switch (PAY-15 to PAY-17, OP-16, OP-22). */
export function offered(
  state: SlipState,
  ticket: SentTicket,
  terms: Terms,
  expiresAt: number | null,
  env: SlipEnv,
): Move {
  const { payment } = state;
  const { stake } = terms;
  const offer: Offer = {
    ...terms,
    surface: terms.kind === 'confirm' ? 'panel' : 'dialog',
    deadline: Math.min(env.now + state.config.offerMs, expiresAt ?? Infinity),
  };
  if (ticket.answered.includes(termsOf(terms))) return [state];
  if (autoAccepted(state, ticket, terms)) return answer(state, { ticket, offer }, { accepted: true }, true);
  if (payment.status === 'deciding' && termsOf(payment.offer) === termsOf(terms)) {
    // The same offer again: only an earlier deadline changes anything (OP-16).
    return [offer.deadline < payment.offer.deadline ? { ...state, payment: { ...payment, offer } } : state];
  }
  // Compared with the stake that was sent, so that an offer cannot raise it by naming a wrong original stake.
  const lowered = stake && !ticket.emptied && units(stake.to) < units(ticket.content.stake);
  const next: SlipState = lowered ? { ...state, stake: stake.to, stakeBy: 'lowered' } : state;
  return [{ ...next, payment: { status: 'deciding', ticket, offer, beeped: null } }];
}

/** Sends the answer to an offer. Nothing else happens before the platform has confirmed it. */
export const answer = (
  state: SlipState,
  { ticket, offer }: Extract<Payment, { status: 'deciding' }> | { ticket: SentTicket; offer: Offer },
  reply: OfferAnswer,
  auto = false,
): Move => [
  { ...state, payment: { status: 'answering', ticket, offer, answer: reply, auto } },
  { type: 'post-reoffer', ticketId: ticket.ticketId, answer: reply },
];

/** Accepts or declines the offer (DLG-09, DLG-10). */
export const decide: Handler<'decide'> = (state, { accept }, { now }) => {
  const { payment } = state;
  if (payment.status !== 'deciding') return 'noOffer';
  if (now >= payment.offer.deadline) return 'offerExpired';
  return answer(state, payment, accept ? { accepted: true } : { accepted: false, reason: 'Player declined.' });
};

/** Closes the message about an ended payment. A refusal in a dialog then stays on the slip, until it is closed there too (PAY-22). */
export const dismiss: Handler<'dismiss'> = (state) => {
  const { payment, selections } = state;
  if (selectBusy(state) || payment.status === 'idle') return 'nothingToDismiss';
  const stays = payment.status === 'rejected' && payment.surface === 'dialog' && selections.length > 0;
  return [{ ...state, payment: stays ? { ...payment, surface: 'overlay' } : { status: 'idle' } }];
};

/** Empties the slip and closes the offer if the answer arrived (OP-21). If the post failed, the offer stays open (ERR-01). */
export const reofferAnswer: Handler<'reoffer-answer'> = (state, { ticketId, ok }, env) => {
  const { payment } = state;
  if (payment.status !== 'answering' || payment.ticket.ticketId !== ticketId) return [state];
  const { ticket, offer, answer: reply, auto } = payment;
  if (!ok) {
    return [
      { ...state, payment: { status: 'deciding', ticket, offer, beeped: null } },
      { type: 'log', code: 'reofferFailed', ticketId },
      poll(ticket),
    ];
  }
  if (!reply.accepted) return declined(state, ticketId);
  const leaves = !auto && !ticket.emptied;
  const going = { ...ticket, answered: [...ticket.answered, termsOf(offer)], emptied: leaves || ticket.emptied };
  const next = leaves ? clearedAfter(state, ticket, env) : state;
  const deadline = env.now + ticket.timeoutMs;
  return [{ ...next, payment: { status: 'waiting', ticket: going, deadline, counting: true } }, poll(ticket)];
};
