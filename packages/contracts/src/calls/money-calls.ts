import * as v from 'valibot';

import { GuardedUntil } from '../account/play-guard.ts';
import { CurrencyId } from '../amount/currency-id.ts';
import { ReachedLimit } from '../account/limits.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { Locale } from '../locale/locale-schema.ts';
import { paymentDirections, paymentFailures, paymentStates } from '../payment/payment-states.ts';
import { Outcome, PageNumber, paged, RequestId } from './answer.ts';
import { defineCall } from './call.ts';

/** The limit of what a person pays in at all operators together. */
const CentralLimit = v.object({
  value: Money,
  currency: v.string(),
  left: v.pipe(Money, v.description('What can still be paid in, over all operators')),
  until: v.pipe(v.string(), v.description('When the next period begins')),
});

/** A card or an account at a payment provider that money came from and goes back to first. */
export const ReturnFirst = v.object({
  method: v.string(),
  last4: v.pipe(v.string(), v.description('The end of its number')),
  left: v.pipe(Money, v.description('What came from it and has not gone back')),
});
export type ReturnFirst = v.InferOutput<typeof ReturnFirst>;

/** A way to pay in or out, in one currency. */
export const PaymentMethod = v.object({
  code: v.pipe(v.string(), v.description('`card`, `bank` or `wallet` at the reference platform')),
  direction: v.picklist(paymentDirections),
  currency: v.string(),
  currencyId: CurrencyId,
  min: Money,
  max: Money,
  usually: v.pipe(
    v.nullish(v.object({ p50: v.number(), p90: v.number() })),
    v.description('Seconds that the last hundred payments took, half of them and nine of ten. Null if there are few'),
  ),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** The money of a wallet that can be paid out, and the rest. */
export const Withdrawable = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  free: Money,
  playFirst: v.pipe(Money, v.description('What is still to be staked before anything is paid out')),
  onItsWay: v.pipe(Money, v.description('In withdrawals that are not paid yet')),
});
export type Withdrawable = v.InferOutput<typeof Withdrawable>;

/** A deposit or a withdrawal of the caller. */
export const PaymentLine = v.object({
  id: v.string(),
  direction: v.picklist(paymentDirections),
  method: v.string(),
  amount: v.pipe(Money, v.description('What was asked for')),
  currency: v.string(),
  currencyId: CurrencyId,
  state: v.picklist(paymentStates),
  reason: v.pipe(
    v.nullish(v.picklist(paymentFailures)),
    v.description('With `failed` and `rejected`: a key of the text'),
  ),
  last4: v.pipe(
    v.nullish(v.string()),
    v.description('The end of the number of the card or account that paid or is paid, if it is known'),
  ),
  note: v.pipe(v.nullish(v.string()), v.description('With `rejected`: what the operator wrote to the player')),
  booked: v.pipe(Money, v.description('Paid into the wallet, or paid out by the provider')),
  takenBack: v.pipe(Money, v.description('Refunded or charged back of it')),
  late: v.pipe(v.boolean(), v.description('The money came after the payment had failed or expired')),
  createdAt: v.string(),
  expiresAt: v.pipe(v.nullish(v.string()), v.description('Of deposits: until when the page of the provider is open')),
  endedAt: v.nullish(v.string()),
  redirectUrl: v.pipe(v.nullish(v.string()), v.description('The page of the provider, while it can be used')),
  canCancel: v.boolean(),
  canLock: v.boolean(),
  locked: v.pipe(v.boolean(), v.description('The player has given up cancelling')),
  steps: v.array(v.object({ state: v.picklist(paymentStates), at: v.string() })),
});
export type PaymentLine = v.InferOutput<typeof PaymentLine>;

/** The answer of a call that changes or reads one payment. */
const PaymentAnswer = v.object({
  ...Outcome.entries,
  payment: v.nullish(PaymentLine),
  newCredit: v.pipe(v.nullish(Money), v.description('Credit of the wallet')),
  serverTime: v.string(),
});
export type PaymentAnswer = v.InferOutput<typeof PaymentAnswer>;

const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Calls below /payment. */
export const moneyCalls = {
  paymentInit: defineCall({
    id: 'CALL-59',
    method: 'POST',
    path: '/payment/init',
    summary: 'Begin a deposit or a withdrawal',
    access: 'player',
    body: v.object({
      amount: PositiveMoney,
      currency: v.string(),
      currencyId: CurrencyId,
      direction: v.picklist(paymentDirections),
      requestId: v.optional(
        v.pipe(RequestId, v.description('A repetition gets the same payment, and moves nothing again')),
      ),
      method: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/), v.description('Default: the first of the direction')),
      ),
      locale: v.optional(v.pipe(Locale, v.description('Language of the page of the provider'))),
    }),
    answer: v.object({
      ...Outcome.entries,
      redirectUrl: v.nullish(v.string()),
      paymentId: v.nullish(v.string()),
      state: v.nullish(v.picklist(paymentStates)),
      newCredit: v.pipe(v.nullish(Money), v.description('Credit of the wallet afterwards')),
      min: v.pipe(v.nullish(Money), v.description('With `paymentAmount`: the least amount')),
      max: v.pipe(v.nullish(Money), v.description('With `paymentAmount`: the highest amount')),
      left: v.pipe(v.nullish(Money), v.description('With `withdrawPlayFirst`: what is still to be staked')),
      returnFirst: v.pipe(
        v.nullish(ReturnFirst),
        v.description('With `instrumentNeeded`: where money that came from there goes back to first'),
      ),
      limit: v.pipe(v.nullish(ReachedLimit), v.description('With `depositLimit` and `rateUnknown`')),
      central: v.pipe(
        v.nullish(CentralLimit),
        v.description('With `centralLimit`: the limit over all operators, if the authority names it'),
      ),
      until: GuardedUntil,
    }),
  }),
  paymentMethods: defineCall({
    id: 'CALL-59 methods',
    method: 'GET',
    path: '/payment/methods',
    summary: 'Ways to pay in and out with their bounds, and what can be paid out',
    access: 'player',
    answer: v.object({
      methods: v.array(PaymentMethod),
      withdrawable: v.array(Withdrawable),
      cancel: v.pipe(v.picklist(['untilApproved', 'never']), v.description('If a player can cancel an own withdrawal')),
    }),
  }),
  paymentStatus: defineCall({
    id: 'CALL-59 status',
    method: 'GET',
    path: '/payment/status',
    summary: 'One payment, as the ledger has it',
    access: 'player',
    query: v.object({ id: PaymentId }),
    answer: PaymentAnswer,
  }),
  paymentList: defineCall({
    id: 'CALL-59 list',
    method: 'GET',
    path: '/payment/list',
    summary: 'Deposits and withdrawals, newest first',
    access: 'player',
    query: v.object({ page: PageNumber, direction: v.optional(v.picklist(paymentDirections)) }),
    answer: v.object({ ...paged(PaymentLine).entries, rowCount: v.number() }),
  }),
  paymentCancel: defineCall({
    id: 'CALL-59 cancel',
    method: 'POST',
    path: '/payment/cancel',
    summary: 'Cancel an own withdrawal that nobody has approved; its money is in the wallet again',
    access: 'player',
    body: v.object({ paymentId: PaymentId }),
    answer: PaymentAnswer,
  }),
  paymentLock: defineCall({
    id: 'CALL-59 lock',
    method: 'POST',
    path: '/payment/lock',
    summary: 'Give up cancelling an own withdrawal',
    access: 'player',
    body: v.object({ paymentId: PaymentId }),
    answer: PaymentAnswer,
  }),
};
