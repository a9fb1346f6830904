import type { CallAnswer, Calls, PaymentLine, PaymentMethod, PaymentState } from '@kvota/contracts';
import { at, type Answers } from '@kvota/shell/story-world';

/** The currency of the sample payments. */
export const rsd = { currency: 'RSD', currencyId: 941 };
const way = (code: string, direction: PaymentMethod['direction'], usually: PaymentMethod['usually'] = null) => ({
  code,
  direction,
  ...rsd,
  usually,
  min: direction === 'deposit' ? '200.00' : '500.00',
  max: '300000.00',
});
/** The ways to pay that the cashier offers. */
export const offered: CallAnswer<Calls['paymentMethods']> = {
  methods: [
    way('card', 'deposit', { p50: 20, p90: 100 }),
    way('bank', 'deposit'),
    way('wallet', 'deposit'),
    way('bank', 'withdrawal', { p50: 3000, p90: 7000 }),
    { ...way('card', 'deposit'), currency: 'EUR', currencyId: 978, min: '2.00', max: '5000.00' },
  ],
  withdrawable: [{ ...rsd, free: '8400.00', playFirst: '2000.00', onItsWay: '1500.00' }],
  cancel: 'untilApproved',
};

/** Returns a payment in a state. */
export const line = (state: PaymentState, more: Partial<PaymentLine> = {}): PaymentLine => ({
  id: 'p1',
  direction: 'deposit',
  method: 'card',
  amount: '1000.00',
  ...rsd,
  state,
  reason: null,
  note: null,
  booked: '0.00',
  takenBack: '0.00',
  late: false,
  createdAt: at(-4),
  expiresAt: at(11),
  endedAt: null,
  redirectUrl: null,
  canCancel: false,
  canLock: false,
  locked: false,
  steps: [
    { state: 'created', at: at(-4) },
    { state: 'redirected', at: at(-4) },
  ],
  ...more,
});
/** A withdrawal that the operator has to approve. */
export const review = line('review', {
  direction: 'withdrawal',
  method: 'bank',
  canCancel: true,
  canLock: true,
  expiresAt: null,
  steps: [{ state: 'review', at: at(-4) }],
});
/** Answers with one payment. */
export const one = (payment: PaymentLine): Answers => ({
  paymentStatus: { ErrorText: 'ok', payment, newCredit: '12480.00', serverTime: at(0) },
});
/** Answers with a list of payments. */
export const listed = (...result: PaymentLine[]): Answers => ({
  paymentList: { result, totalPages: 1, rowCount: result.length },
});
