import { moneyToMinor } from '@kvota/contracts';

import type { paymentSuspense } from '../../database/schema/index.ts';
import type { PaymentRow } from '../payment-deps.ts';
import type { SettlementLine } from '../provider/settlement-file.ts';
import { amountOf, factOf, hasFact, partsOf, refundKey, refundsOf } from '../states/facts.ts';
import { refundName } from '../states/refund-name.ts';
import type { BookedMovement, SettledMovement } from './compare.ts';

export type SuspenseRow = typeof paymentSuspense.$inferSelect;

/** Returns a line of a settlement file with the key of its movement: our own name, or the number at the provider. */
export function settledMovement(line: SettlementLine): SettledMovement {
  const { type, id, payment: providerId, reference, partReference, amount, currency } = line;
  const isPart = type === 'refund' || type === 'refundReturn' || type === 'chargeback';
  const name = isPart ? (partReference ?? id) : providerId;
  return { key: `${type}:${name}`, type, providerId, reference, amount: moneyToMinor(amount), currency };
}

/** Returns what the books have of a payment, as its provider should have settled it. */
export function movementsOfPayment(payment: PaymentRow): BookedMovement[] {
  return payment.direction === 'deposit' ? ofDeposit(payment) : ofWithdrawal(payment);
}

function ofDeposit(payment: PaymentRow): BookedMovement[] {
  const { id, facts, currency, captured, viaSuspense } = payment;
  // Nothing of it is booked. What is sent back is an item of suspense.
  if (captured === 0n) return [];
  const base = { providerId: payment.providerId ?? '', currency, paymentId: id, isOpen: false };
  const capture: BookedMovement = {
    ...base,
    key: `capture:${payment.providerId}`,
    type: 'capture',
    amount: captured,
    at: factOf(facts, 'captured')?.at ?? 0,
  };
  const parts = (kind: 'refunded' | 'chargedBack', type: 'refund' | 'chargeback'): BookedMovement[] =>
    partsOf(facts, kind).map((part) => ({
      ...base,
      key: `${type}:${part.key.slice(kind.length + 1)}`,
      type,
      amount: amountOf(part),
      at: part.at,
    }));
  const refunds = refundsOf(facts).flatMap((refund): BookedMovement[] => {
    const { reference, amount, state, at } = refund;
    const [done, failed] = [
      factOf(facts, refundKey('refundDone', reference)),
      factOf(facts, refundKey('refundFailed', reference)),
    ];
    if (state === 'refused' && failed === undefined) return [];
    // A refund that failed before it was made may be in no file.
    const isOpen = state === 'sending' || (failed !== undefined && done === undefined);
    const name = refundName(id, reference);
    const sent = done ?? factOf(facts, refundKey('refundSent', reference));
    const made: BookedMovement = { ...base, key: `refund:${name}`, type: 'refund', amount, at: sent?.at ?? at, isOpen };
    if (failed === undefined) return [made];
    return [made, { ...made, key: `refundReturn:${name}`, type: 'refundReturn', at: failed.at }];
  });
  // Money that came by way of suspense is an item of suspense.
  return [
    ...(viaSuspense ? [] : [capture]),
    ...parts('refunded', 'refund'),
    ...parts('chargedBack', 'chargeback'),
    ...refunds,
  ];
}

function ofWithdrawal({ id, facts, currency, amount, providerId }: PaymentRow): BookedMovement[] {
  if (!hasFact(facts, 'paid')) return [];
  const moved = (type: 'payout' | 'payoutReturn', fact: string): BookedMovement => ({
    key: `${type}:${providerId}`,
    type,
    providerId: providerId ?? '',
    amount,
    currency,
    paymentId: id,
    at: factOf(facts, fact)?.at ?? 0,
    isOpen: false,
  });
  return hasFact(facts, 'returned')
    ? [moved('payout', 'paid'), moved('payoutReturn', 'returned')]
    : [moved('payout', 'paid')];
}

/** Returns what the books have of an item of suspense: money that came, and that was sent back. */
export function movementsOfSuspense(item: SuspenseRow): BookedMovement[] {
  if (!item.booked) return [];
  const { id, providerId, paymentId, amount, currency, createdAt, resolvedAt, resolution } = item;
  const base = { providerId, paymentId, amount, currency, isOpen: false };
  const came: BookedMovement = { ...base, key: `capture:${providerId}`, type: 'capture', at: createdAt.getTime() };
  if (resolution !== 'return' || resolvedAt === null) return [came];
  return [came, { ...base, key: `refund:suspense:${id}`, type: 'refund', at: resolvedAt.getTime() }];
}
