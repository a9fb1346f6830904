import { instrumentOf, testNumberOf, type Instrument } from './instrument.ts';

/** Types of events, as they are reported. */
export type EventType =
  | 'payment.processing'
  | 'payment.captured'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.refundFailed'
  | 'payment.chargedBack'
  | 'payout.paid'
  | 'payout.failed'
  | 'payout.returned';

/** One event of a payment or payout. `part` is the number of a refund or chargeback. */
export interface OutsideEvent {
  readonly id: string;
  readonly type: EventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: {
    readonly id: string;
    readonly reference: string;
    readonly amount: string;
    readonly currency: string;
    readonly reason?: string;
    readonly part?: string;
    readonly partReference?: string;
    readonly instrument?: Instrument;
  };
}

/** A payment or a payout, with everything that happened to it. */
export interface OutsidePayment {
  readonly kind: 'payments' | 'payouts';
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  /** The person who pays, as the platform names it. */
  readonly customer?: string | undefined;
  /** Of a payout: the token of the instrument that is paid. */
  readonly instrument?: string | undefined;
  readonly locale: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly events: readonly OutsideEvent[];
}

/** Acts on a payment or a payout. `begin`: it is under way, and the bank is silent. `failRefund`: the latest refund fails. */
export type Act = 'begin' | 'capture' | 'fail' | 'refund' | 'failRefund' | 'chargeback' | 'pay' | 'return';

/** Time, a number, and details of an act. */
export interface ActTerms {
  readonly at: number;
  readonly id: string;
  readonly amount?: string | undefined;
  readonly reason?: string | undefined;
  readonly partReference?: string | undefined;
  /** With `capture`: the number of the card or account. Without one, it is that of the customer. */
  readonly number?: string | undefined;
}

/** Returns the event of an act; undefined if it is impossible now. */
export function eventOf(payment: OutsidePayment, act: Act, terms: ActTerms): OutsideEvent | undefined {
  const type = typeOf(payment, act);
  if (type === undefined) return undefined;
  const isPart = act === 'refund' || act === 'chargeback';
  const { reason, partReference } = terms;
  if (act === 'failRefund') {
    const made = payment.events.findLast((event) => event.type === 'payment.refunded' && !hasFailed(payment, event));
    return made && { ...made, id: terms.id, type, at: terms.at };
  }
  if (act === 'refund' && unitsOf(terms.amount ?? payment.amount) > leftOf(payment)) return undefined;
  return {
    id: terms.id,
    type,
    at: terms.at,
    data: {
      id: payment.id,
      reference: payment.reference,
      amount: terms.amount ?? payment.amount,
      currency: payment.currency,
      ...(act === 'fail' && { reason: reason ?? 'declined' }),
      ...(isPart && { part: terms.id }),
      ...(partReference !== undefined && { partReference }),
      ...(act === 'capture' && { instrument: instrumentOf(terms.number ?? testNumberOf(payment)) }),
    },
  };
}

/** Minor units of an amount with two decimals. */
const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The part of a payment that was neither refunded nor charged back. */
const leftOf = ({ amount, events }: OutsidePayment): bigint =>
  events.reduce((left, { type, data }) => left + unitsOf(data.amount) * (signs[type] ?? 0n), unitsOf(amount));

const signs: { readonly [K in EventType]?: bigint } = {
  'payment.refunded': -1n,
  'payment.refundFailed': 1n,
  'payment.chargedBack': -1n,
};

const hasFailed = ({ events }: OutsidePayment, { data }: OutsideEvent): boolean =>
  events.some((event) => event.type === 'payment.refundFailed' && event.data.part === data.part);

function typeOf({ kind, events }: OutsidePayment, act: Act): EventType | undefined {
  const has = (type: EventType): boolean => events.some((event) => event.type === type);
  if (kind === 'payments') {
    const [captured, failed] = [has('payment.captured'), has('payment.failed')];
    switch (act) {
      case 'begin':
        return events.length === 0 ? 'payment.processing' : undefined;
      case 'capture':
        return captured ? undefined : 'payment.captured';
      case 'fail':
        return captured || failed ? undefined : 'payment.failed';
      case 'refund':
        return captured ? 'payment.refunded' : undefined;
      case 'failRefund':
        return has('payment.refunded') ? 'payment.refundFailed' : undefined;
      case 'chargeback':
        return captured ? 'payment.chargedBack' : undefined;
      case 'pay':
      case 'return':
        return undefined;
    }
  }
  const isOver = has('payout.paid') || has('payout.failed');
  if (act === 'pay') return isOver ? undefined : 'payout.paid';
  if (act === 'fail') return isOver ? undefined : 'payout.failed';
  return act === 'return' && has('payout.paid') && !has('payout.returned') ? 'payout.returned' : undefined;
}
