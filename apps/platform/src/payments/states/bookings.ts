import { amountOf, factOf, hasFact, partsOf, refundKey, refundsOf, type Facts, type PaymentTerms } from './facts.ts';

/** A posting that the facts of a payment ask for. `key` is unique within the payment, so that it is booked once. */
export interface Booking {
  readonly key: string;
  /**
   * `capture`: money of the provider comes in. `takeBack`: money goes back to the provider, from the wallet as far as it
   * reaches. `refund`: money goes back to the provider, from what was paid in. `refundBack`: such money comes back, because
   * the provider refused it. `paid`: money on its way out has arrived. `back`: money on its way out goes back. `returned`:
   * paid money came back.
   */
  readonly kind: 'capture' | 'takeBack' | 'refund' | 'refundBack' | 'paid' | 'back' | 'returned';
  readonly type:
    | 'deposit'
    | 'payment_refund'
    | 'payment_refund_back'
    | 'chargeback'
    | 'withdrawal_paid'
    | 'withdrawal_back';
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
    ...refundBookings(facts),
    ...back('refunded', 'payment_refund'),
    ...back('chargedBack', 'chargeback'),
  ];
}

/** A refund is taken from the wallet when it is asked for, so that the money cannot be staked meanwhile. */
function refundBookings(facts: Facts): Booking[] {
  return refundsOf(facts).flatMap(({ reference, amount, turns }) => {
    const all: readonly Booking[] = [
      { key: refundKey('refund', reference), kind: 'refund', type: 'payment_refund', amount },
      { key: `refundBack:${reference}`, kind: 'refundBack', type: 'payment_refund_back', amount },
      // The money may have been staked by then.
      { key: `refundAgain:${reference}`, kind: 'takeBack', type: 'payment_refund', amount },
      { key: `refundLost:${reference}`, kind: 'refundBack', type: 'payment_refund_back', amount },
    ];
    return all.slice(0, 1 + turns);
  });
}

/** Returns what went back to the provider by these bookings. */
export const takenBackBy = (bookings: readonly Booking[]): bigint =>
  bookings.reduce((sum, { kind, amount }) => sum + amount * (backSign[kind] ?? 0n), 0n);

const backSign: { readonly [K in Booking['kind']]?: bigint } = { takeBack: 1n, refund: 1n, refundBack: -1n };

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
