import { units } from '../math/decimal.ts';
import { contentOf, emptied } from './building.ts';
import type { SlipEnv } from './env.ts';
import { declined } from './finishing.ts';
import type { Offer, OfferAnswer, SentTicket } from './payment.ts';
import { shownOdd } from './selection-state.ts';
import type { SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Handler, Step } from './step.ts';

/** What an offer proposes, without its deadline. */
export const termsOf = ({ kind, code, changes, stake }: Offer): string => JSON.stringify([kind, code, changes, stake]);

/** Held against what was sent, so that no offer can raise a stake by what it says it was. */
const lowered = ({ stake }: Offer, { content }: SentTicket): boolean =>
  stake !== null && units(stake.to) < units(content.stake);

/** PAY-15: the player's switch stands for consent only to odds, never to another stake or a blocked selection. */
function autoAccepted(state: SlipState, ticket: SentTicket, { kind, changes, stake }: Offer): boolean {
  const blocked = changes.some(
    ({ blocked, suspended, odd }) =>
      blocked === true || suspended === true || (odd !== undefined && shownOdd(odd, state.config) === '-'),
  );
  return kind !== 'confirm' && state.autoOddsChange && ticket.autoOddsChange && !blocked && stake === null;
}

/** Puts an offer before the player, or takes it by the switch (PAY-15 to PAY-17, OP-16, OP-22). */
export function offered(state: SlipState, ticket: SentTicket, offer: Offer): Step {
  if (ticket.answered.includes(termsOf(offer))) return stay(state);
  if (autoAccepted(state, ticket, offer)) return answer(state, ticket, offer, { accepted: true }, true);
  const { payment } = state;
  if (payment.status === 'deciding' && termsOf(payment.offer) === termsOf(offer)) return stay(shortened(state, offer));
  const down = lowered(offer, ticket) && !ticket.emptied ? offer.stake?.to : undefined;
  const next: SlipState = down === undefined ? state : { ...state, stake: down, stakeBy: 'lowered' };
  return stay({ ...next, payment: { status: 'deciding', ticket, offer, beeped: null } });
}

/** The same offer once more: only an earlier deadline counts (OP-16). */
function shortened(state: SlipState, { deadline }: Offer): SlipState {
  const { payment } = state;
  if (payment.status !== 'deciding' || deadline >= payment.offer.deadline) return state;
  return { ...state, payment: { ...payment, offer: { ...payment.offer, deadline } } };
}

function answer(state: SlipState, ticket: SentTicket, offer: Offer, reply: OfferAnswer, auto: boolean): Step {
  return [
    { ...state, payment: { status: 'answering', ticket, offer, answer: reply, auto } },
    [{ type: 'post-reoffer', ticketId: ticket.ticketId, answer: reply }],
  ];
}

/** DLG-09, DLG-10: the player's word goes out; nothing else happens before it has arrived. */
export const decide: Handler<'decide'> = (state, { accept }) => {
  const { payment } = state;
  if (payment.status !== 'deciding') return stay(state);
  const reply: OfferAnswer = accept ? { accepted: true } : { accepted: false, reason: 'Player declined.' };
  return answer(state, payment.ticket, payment.offer, reply, false);
};

/** DLG-07: no answer in time is a no; asked again each second until it arrives or the ticket is final (OP-21). */
export function expire(state: SlipState): Step {
  const { payment } = state;
  if (payment.status !== 'deciding') return stay(state);
  return answer(state, payment.ticket, payment.offer, { accepted: false, reason: 'timeout' }, false);
}

/** The player has seen how the payment ended. */
export const dismiss: Handler<'dismiss'> = (state) => stay({ ...state, payment: { status: 'idle' } });

/** OP-21: only a post that arrived empties the slip and closes the offer; a failed one leaves all as it was (ERR-01). */
export const reofferAnswer: Handler<'reoffer-answer'> = (state, { ticketId, ok }, env) => {
  const { payment } = state;
  if (payment.status !== 'answering' || payment.ticket.ticketId !== ticketId) return stay(state);
  const { ticket, offer, answer: reply, auto } = payment;
  if (!ok) {
    const effects = [{ type: 'log', code: 'reofferFailed', ticketId } as const, { type: 'poll', ticketId } as const];
    return [{ ...state, payment: { status: 'deciding', ticket, offer, beeped: null } }, effects];
  }
  if (!reply.accepted) return declined(state, ticketId);
  return taken(state, { ...ticket, answered: [...ticket.answered, termsOf(offer)] }, auto, env);
};

function taken(state: SlipState, ticket: SentTicket, auto: boolean, env: SlipEnv): Step {
  const leaves = !auto && !ticket.emptied;
  const next = leaves
    ? { ...emptied(state, env), restorable: { ...contentOf(ticket.content), replaced: false } }
    : state;
  const going = leaves ? { ...ticket, emptied: true } : ticket;
  const deadline = env.now + ticket.timeoutMs;
  return [
    { ...next, payment: { status: 'waiting', ticket: going, deadline, counting: true } },
    [{ type: 'poll', ticketId: ticket.ticketId }],
  ];
}
