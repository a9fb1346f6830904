import { moneyToMinor } from '@kvota/contracts';

import type { StoredFact } from '../../database/schema/index.ts';
import type { ProviderEvent } from '../provider/payment-provider.ts';
import { amountOf, factOf, refundKey, type Facts, type PaymentTerms } from './facts.ts';

/** A payment as an event is compared with it. */
export interface JudgedPayment extends PaymentTerms {
  readonly currency: string;
  /** The number at the provider; undefined until it has answered. */
  readonly providerId: string | undefined;
  /** True if the number in the event belongs to another payment. */
  readonly isOfOther: boolean;
  readonly facts: Facts;
}

export type SuspenseReason = 'unknownPayment' | 'otherAmount' | 'otherCurrency' | 'otherKind';

/** A decision about an event: a fact, or something that fits no payment. `booked` money has arrived at the provider. */
export type Judgement =
  | { readonly kind: 'fact'; readonly fact: StoredFact }
  | { readonly kind: 'suspense'; readonly reason: SuspenseReason; readonly booked: boolean }
  | { readonly kind: 'nothing' };

/** Decides what a verified event means for the payment that it names. Nothing that does not fit is ever a credit. */
export function judgeEvent(payment: JudgedPayment | undefined, event: ProviderEvent): Judgement {
  const { type, at, data } = event;
  const moves = movesMoney.has(type);
  const suspense = (reason: SuspenseReason): Judgement =>
    moves ? { kind: 'suspense', reason, booked: type === 'payment.captured' } : { kind: 'nothing' };
  if (payment === undefined) return suspense('unknownPayment');
  const isOther = payment.isOfOther || (payment.providerId !== undefined && payment.providerId !== data.id);
  if (isOther) return suspense('unknownPayment');
  // A refund that nobody asked for here has failed: a person looks at it.
  if (type === 'payment.refundFailed') return suspense('unknownPayment');
  if (type.startsWith('payment.') !== (payment.direction === 'deposit')) return suspense('otherKind');
  if (data.currency !== payment.currency) return suspense('otherCurrency');
  const amount = moneyToMinor(data.amount);
  const isPart = type === 'payment.refunded' || type === 'payment.chargedBack';
  if (!isPart && moves && amount !== payment.amount) return suspense('otherAmount');
  const name = type.slice(type.indexOf('.') + 1);
  const key = isPart ? `${name}:${data.part ?? event.id}` : name;
  const known = factOf(payment.facts, key);
  // What is booked stays as it is, also if it came by way of suspense.
  if (moves && known !== undefined && amountOf(known) !== amount) return suspense('otherAmount');
  const fact = {
    key,
    at,
    ...(moves && { amount: String(amount) }),
    ...(data.reason !== undefined && { reason: data.reason }),
  };
  return { kind: 'fact', fact };
}

/**
 * Decides what a report means about a refund that an operator asked for. The money left the wallet when it was asked for, so
 * that nothing is booked by a report that it was made. Undefined if no such refund was asked for.
 */
export function judgeRefund(
  { currency, facts }: Pick<JudgedPayment, 'currency' | 'facts'>,
  reference: string,
  { type, at, data }: ProviderEvent,
): Judgement | undefined {
  const asked = factOf(facts, refundKey('refund', reference));
  if (asked === undefined) return undefined;
  if (data.currency !== currency) return { kind: 'suspense', reason: 'otherCurrency', booked: false };
  if (moneyToMinor(data.amount) !== amountOf(asked)) return { kind: 'suspense', reason: 'otherAmount', booked: false };
  if (type === 'payment.refundFailed') return { kind: 'fact', fact: { key: refundKey('refundFailed', reference), at } };
  return { kind: 'fact', fact: { key: refundKey('refundDone', reference), at } };
}

const movesMoney = new Set<ProviderEvent['type']>([
  'payment.captured',
  'payment.refunded',
  'payment.refundFailed',
  'payment.chargedBack',
  'payout.paid',
  'payout.returned',
]);
