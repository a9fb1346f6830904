import * as v from 'valibot';

import { Money, PositiveMoney } from '../../amount/money-schema.ts';
import { Outcome, PageNumber, paged } from '../../calls/answer.ts';
import { Day } from '../../calls/moment.ts';
import { defineCall } from '../../calls/call.ts';
import { PaymentLine } from '../../calls/money-calls.ts';
import { paymentStates } from '../../payment/payment-states.ts';
import { SecondPerson } from './decision-controls.ts';
import { messageText, operator } from './operator-path.ts';

const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Money or news of a provider that fit no payment. */
const SuspenseItem = v.object({
  id: v.string(),
  provider: v.string(),
  reason: v.picklist([
    'unknownPayment',
    'otherAmount',
    'otherCurrency',
    'otherKind',
    'noRoom',
    'depositLimit',
    'excluded',
  ]),
  amount: Money,
  currency: v.string(),
  booked: v.pipe(v.boolean(), v.description('The money is on the suspense account')),
  paymentId: v.nullish(v.string()),
  event: v.string(),
  createdAt: v.string(),
});

/** A refund that an operator asked for. */
const Refund = v.object({
  reference: v.string(),
  amount: Money,
  at: v.string(),
  state: v.pipe(
    v.picklist(['sending', 'accepted', 'refunded', 'refused']),
    v.description(
      '`accepted` by the provider, `refunded` as it reported; with `refused` the money is back in the wallet',
    ),
  ),
});

const Sum = v.nullish(v.object({ amount: Money, currency: v.string() }));

/** A difference between the books (`here`) and the settlement file of a provider (`there`). */
const ReconItem = v.object({
  id: v.string(),
  provider: v.string(),
  day: v.string(),
  kind: v.picklist(['missingHere', 'missingThere', 'amountDiffers']),
  type: v.picklist(['capture', 'refund', 'refundReturn', 'chargeback', 'payout', 'payoutReturn']),
  providerId: v.string(),
  paymentId: v.nullish(v.string()),
  here: Sum,
  there: Sum,
  foundAt: v.string(),
  state: v.pipe(v.picklist(['open', 'gone', 'noted']), v.description('`gone`: not found by a later comparison')),
  endedAt: v.nullish(v.string()),
  endedBy: v.nullish(v.string()),
  note: v.nullish(v.string()),
});

/** Controls of payments: review of withdrawals, refunds, suspense, chargebacks, reconciliation. */
export const paymentControls = {
  payments: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('payments'),
    summary: 'Payments of all players, newest first; with `review`, the withdrawals that wait for a decision',
    access: 'operator',
    query: v.object({
      page: PageNumber,
      state: v.optional(v.picklist(paymentStates)),
      username: v.optional(v.string()),
    }),
    answer: v.object({
      ...paged(v.object({ ...PaymentLine.entries, username: v.string(), refunds: v.optional(v.array(Refund)) }))
        .entries,
      rowCount: v.number(),
    }),
  }),
  decideWithdrawal: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('decideWithdrawal'),
    summary:
      'Approve a withdrawal, or reject it with a reason that the player reads. From `twoFrom` of the settings on, another person confirms it',
    access: 'operator',
    body: v.object({
      paymentId: PaymentId,
      decision: v.picklist(['approve', 'reject']),
      note: v.optional(messageText(500)),
    }),
    answer: v.object({ ...Outcome.entries, second: SecondPerson }),
  }),
  chargeBack: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('chargeBack'),
    summary: 'Note a chargeback of a deposit that the provider did not report; what the wallet lacks is a loss',
    access: 'operator',
    body: v.object({
      paymentId: PaymentId,
      amount: PositiveMoney,
      reference: v.pipe(
        v.string(),
        v.regex(/^[\w.-]{1,64}$/),
        v.description('Number of the case at the provider. A repetition of it changes nothing'),
      ),
    }),
    answer: Outcome,
  }),
  refundPayment: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('refundPayment'),
    summary: 'Refund what of a deposit is not staked; the money leaves the wallet at once, and the provider is asked',
    access: 'operator',
    body: v.object({
      paymentId: PaymentId,
      amount: PositiveMoney,
      reference: v.pipe(
        v.string(),
        v.regex(/^[\w.-]{1,50}$/),
        v.description('Number of the refund within the payment. A repetition of it gets the first answer'),
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      max: v.pipe(v.nullish(Money), v.description('With `paymentAmount`: what can be refunded now')),
    }),
  }),
  suspense: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('suspense'),
    summary: 'Money and news of providers that fit no payment and are not resolved',
    access: 'operator',
    answer: v.object({ result: v.array(SuspenseItem) }),
  }),
  resolveSuspense: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('resolveSuspense'),
    summary: 'Give money in suspense to a deposit, send it back, or note that an item without money is dealt with',
    access: 'operator',
    body: v.object({
      id: PaymentId,
      resolution: v.picklist(['credit', 'return', 'note']),
      paymentId: v.optional(v.pipe(PaymentId, v.description('With `credit`: the deposit that the money belongs to'))),
    }),
    answer: Outcome,
  }),
  reconcile: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('reconcile'),
    summary: 'Compare the books of a day with the settlement files of the providers now; each night it is done anyway',
    access: 'operator',
    body: v.object({ day: v.pipe(Day, v.description('A day in UTC that is over')) }),
    answer: v.object({
      ...Outcome.entries,
      providers: v.array(
        v.object({
          provider: v.string(),
          state: v.pipe(v.picklist(['read', 'unread']), v.description('`unread`: the file was not served')),
          lines: v.number(),
          open: v.pipe(v.number(), v.description('Open differences of the day')),
        }),
      ),
    }),
  }),
  reconItems: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('reconItems'),
    summary: 'Differences to the settlement files of the providers, newest first, and files that were not served',
    access: 'operator',
    query: v.object({ page: PageNumber, state: v.optional(v.picklist(['open'])) }),
    answer: v.object({
      ...paged(ReconItem).entries,
      rowCount: v.number(),
      unread: v.array(v.object({ provider: v.string(), day: v.string() })),
    }),
  }),
  noteReconItem: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('noteReconItem'),
    summary: 'Note that a difference to a settlement file is dealt with',
    access: 'operator',
    body: v.object({ id: PaymentId, note: messageText(500) }),
    answer: Outcome,
  }),
  reconcilePayments: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('reconcilePayments'),
    summary: 'Ask the providers now about all payments without a final answer',
    access: 'operator',
    body: v.object({}),
    answer: v.object({ ...Outcome.entries, asked: v.number() }),
  }),
};
