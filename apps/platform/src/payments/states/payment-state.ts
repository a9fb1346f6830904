import type { PaymentFailure, PaymentState } from '@kvota/contracts';
import { paymentFailures } from '@kvota/contracts';

import { amountOf, factOf, hasFact, partsOf, refundsOf, sumOf, type Facts, type PaymentTerms } from './facts.ts';

/** Milliseconds after which a bank that was to answer counts as silent. */
const silentAfter = { deposit: 30_000, withdrawal: 60_000 };

/** Returns the state of a payment, which depends on its facts alone. `unanswered` is left to `shownState`. */
export function stateOf(terms: PaymentTerms, facts: Facts): PaymentState {
  return terms.direction === 'deposit' ? depositState(facts) : withdrawalState(facts);
}

function depositState(facts: Facts): PaymentState {
  if (hasFact(facts, 'sentBack')) return 'failed';
  const captured = factOf(facts, 'captured');
  if (captured !== undefined) {
    if (partsOf(facts, 'chargedBack').length > 0) return 'chargedBack';
    const refunded = sumOf(partsOf(facts, 'refunded')) + askedOf(facts);
    if (refunded === 0n) return 'succeeded';
    return refunded < amountOf(captured) ? 'partlyRefunded' : 'refunded';
  }
  for (const state of ['failed', 'expired', 'processing', 'redirected'] as const)
    if (hasFact(facts, state)) return state;
  return 'created';
}

/** What operators asked to refund, and the provider did not refuse. */
const askedOf = (facts: Facts): bigint =>
  refundsOf(facts).reduce((sum, { state, amount }) => (state === 'refused' ? sum : sum + amount), 0n);

function withdrawalState(facts: Facts): PaymentState {
  const paid = hasFact(facts, 'paid');
  if (paid) return hasFact(facts, 'returned') ? 'returned' : 'paid';
  for (const state of ['failed', 'rejected', 'cancelled'] as const) if (hasFact(facts, state)) return state;
  if (hasFact(facts, 'sent')) return 'sending';
  return hasFact(facts, 'approved') ? 'approved' : 'review';
}

/** Returns the state as the player sees it: a bank that is silent for long is named as such, and nothing is over. */
export function shownState(terms: PaymentTerms, facts: Facts, now: number): PaymentState {
  const state = stateOf(terms, facts);
  const waits = state === 'processing' || state === 'sending';
  const since = factOf(facts, state === 'sending' ? 'sent' : 'processing')?.at ?? now;
  return waits && now - since >= silentAfter[terms.direction] ? 'unanswered' : state;
}

const finalStates = new Set<PaymentState>([
  'succeeded',
  'failed',
  'expired',
  'partlyRefunded',
  'refunded',
  'chargedBack',
  'paid',
  'rejected',
  'cancelled',
  'returned',
]);

/** True if no answer is awaited. Late money can still change it. */
export const isFinal = (state: PaymentState): boolean => finalStates.has(state);

/** True if the money came although the payment had failed, or after its time. */
export function isLate({ expiresAt }: PaymentTerms, facts: Facts): boolean {
  const captured = factOf(facts, 'captured');
  if (captured === undefined || hasFact(facts, 'sentBack')) return false;
  return hasFact(facts, 'failed') || hasFact(facts, 'expired') || (expiresAt !== undefined && captured.at > expiresAt);
}

/** Why a payment failed; undefined if it did not. */
export function failureOf(facts: Facts): PaymentFailure | undefined {
  const fact = factOf(facts, 'sentBack') ?? factOf(facts, 'failed') ?? factOf(facts, 'rejected');
  if (fact === undefined) return undefined;
  return paymentFailures.find((reason) => reason === fact.reason) ?? 'other';
}

/** When the state was reached that ends a payment. */
export const endOf = (state: PaymentState, facts: Facts): number | undefined =>
  isFinal(state) ? facts.findLast(({ key }) => decidesEnd(key, facts))?.at : undefined;

/** The answers to a refund do not move the end, and a refused one does not count at all. */
function decidesEnd(key: string, facts: Facts): boolean {
  const [word, reference = ''] = key.split(':');
  if (word === 'refund') return refundsOf(facts).some((one) => one.reference === reference && one.state !== 'refused');
  return !['locked', 'refundSent', 'refundDone', 'refundRefused', 'refundFailed'].includes(word ?? '');
}
