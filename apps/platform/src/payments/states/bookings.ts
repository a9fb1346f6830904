import { amountOf, factOf, hasFact, partsOf, type Facts, type PaymentTerms } from './facts.ts';

/** A posting that the facts of a payment ask for. `key` is unique within the payment, so that it is booked once. */
export interface Booking {
  readonly key: string;
  /**
   * `capture`: money of the provider comes in. `takeBack`: money goes back to the provider, from the wallet as far as it
   * reaches. `paid`: money on its way out has arrived. `back`: money on its way out goes back. `returned`: paid money came back.
   */
  readonly kind: 'capture' | 'takeBack' | 'paid' | 'back' | 'returned';
  readonly type: 'deposit' | 'payment_refund' | 'chargeback' | 'withdrawal_paid' | 'withdrawal_back';
  readonly amount: bigint;
}

/**
 * Returns everything that must be booked by these facts, in the order in which it is booked. What was booked before is
 * among it; its key shows which. A fact whose ground is missing, such as a refund before its capture, asks for nothing.
 */
export function bookingsOf(terms: PaymentTerms, facts: Facts): Booking[] {
  return terms.direction === 'deposit' ? depositBookings(facts) : withdrawalBookings(terms, facts);
}

function depositBookings(facts: Facts): Booking[] {
  const captured = factOf(facts, 'captured');
  // Money that is sent back never comes into the wallet.
  if (captured === undefined || hasFact(facts, 'sentBack')) return [];
  const back = (kind: 'refunded' | 'chargedBack', type: 'payment_refund' | 'chargeback'): Booking[] =>
    partsOf(facts, kind).map((part) => ({ key: part.key, kind: 'takeBack', type, amount: amountOf(part) }));
  return [
    { key: 'capture', kind: 'capture', type: 'deposit', amount: amountOf(captured) },
    ...back('refunded', 'payment_refund'),
    ...back('chargedBack', 'chargeback'),
  ];
}

function withdrawalBookings({ amount }: PaymentTerms, facts: Facts): Booking[] {
  if (hasFact(facts, 'paid')) {
    const paid: Booking = { key: 'paid', kind: 'paid', type: 'withdrawal_paid', amount };
    return hasFact(facts, 'returned')
      ? [paid, { key: 'returned', kind: 'returned', type: 'withdrawal_back', amount }]
      : [paid];
  }
  const isOff = ['failed', 'rejected', 'cancelled'].some((key) => hasFact(facts, key));
  return isOff ? [{ key: 'back', kind: 'back', type: 'withdrawal_back', amount }] : [];
}

/** True if a fact of a deposit has no ground yet, so that the provider is asked for the rest. */
export const lacksGround = (terms: PaymentTerms, facts: Facts): boolean =>
  terms.direction === 'deposit'
    ? !hasFact(facts, 'captured') && partsOf(facts, 'refunded').length + partsOf(facts, 'chargedBack').length > 0
    : hasFact(facts, 'returned') && !hasFact(facts, 'paid');
