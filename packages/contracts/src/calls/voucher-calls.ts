import * as v from 'valibot';

import { ReachedLimit } from '../account/limits.ts';
import { GuardedUntil } from '../account/play-guard.ts';
import { CurrencyId } from '../amount/currency-id.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { Outcome, PageNumber, paged, RequestId } from './answer.ts';
import { defineCall } from './call.ts';

/** The answer of a voucher call (VOU-12, OP-61). Fields beside `ErrorText` and `error` are those of a success, if not described. */
export const VoucherAnswer = v.object({
  ...Outcome.entries,
  textCode: v.pipe(
    v.nullish(v.string()),
    v.description('Key of the text to show: the success, or the same as `error`'),
  ),
  voucher: v.pipe(
    v.nullish(v.string()),
    v.description('The code, in four groups. The answer to `create` is its only sight'),
  ),
  newCredit: v.pipe(v.nullish(Money), v.description('Credit of the wallet afterwards')),
  amount: v.nullish(Money),
  currency: v.nullish(v.string()),
  currencyId: v.pipe(v.nullish(CurrencyId), v.description('The wallet of `newCredit`')),
  id: v.pipe(v.nullish(v.string()), v.description('The voucher in the history')),
  expiresAt: v.pipe(v.nullish(v.string()), v.description('When the amount goes back to the maker')),
  min: v.pipe(v.nullish(Money), v.description('With `voucherAmount`: the least amount')),
  max: v.pipe(v.nullish(Money), v.description('With `voucherAmount`: the highest amount')),
  left: v.pipe(v.nullish(Money), v.description('With `voucherPlayFirst`: what is still to be staked')),
  limit: v.pipe(v.nullish(ReachedLimit), v.description('With `limitReached`, `depositLimit` and `rateUnknown`')),
  until: GuardedUntil,
});
export type VoucherAnswer = v.InferOutput<typeof VoucherAnswer>;

/** States of a voucher: it can be redeemed, was redeemed, was taken back by its maker, or its time is over. */
export const voucherStates = ['open', 'used', 'back', 'expired'] as const;
export type VoucherState = (typeof voucherStates)[number];

const VoucherLine = v.object({
  id: v.string(),
  kind: v.picklist(['created', 'redeemed']),
  state: v.picklist(voucherStates),
  amount: Money,
  currency: v.string(),
  last4: v.pipe(v.string(), v.description('The last four digits. The whole code is never shown again')),
  createdAt: v.pipe(v.nullish(v.string()), v.description('Of own vouchers')),
  expiresAt: v.pipe(v.nullish(v.string()), v.description('Of own vouchers')),
  redeemedAt: v.nullish(v.string()),
  endedAt: v.pipe(v.nullish(v.string()), v.description('When it was taken back or expired')),
});
export type VoucherLine = v.InferOutput<typeof VoucherLine>;

/** Calls below /vouchers/v1. */
export const voucherCalls = {
  createVoucher: defineCall({
    id: 'CALL-09',
    method: 'POST',
    path: '/vouchers/v1/create',
    summary: 'Create a voucher from a wallet',
    access: 'player',
    body: v.object({
      amount: PositiveMoney,
      currency: v.string(),
      currencyId: CurrencyId,
      requestId: v.optional(
        v.pipe(RequestId, v.description('A repetition within 15 minutes gets the same voucher, with its code')),
      ),
    }),
    answer: VoucherAnswer,
  }),
  activateVoucher: defineCall({
    id: 'CALL-10',
    method: 'POST',
    path: '/vouchers/v1/activate',
    summary: 'Redeem a voucher',
    access: 'player',
    body: v.object({
      voucher: v.pipe(v.string(), v.maxLength(100), v.description('The code. Everything but digits is ignored')),
      requestId: v.optional(v.pipe(RequestId, v.description('A repetition gets the same answer'))),
    }),
    answer: VoucherAnswer,
  }),
  takeBackVoucher: defineCall({
    id: 'VOU-01 take back',
    method: 'POST',
    path: '/vouchers/v1/back',
    summary: 'Take an own voucher back that nobody has redeemed',
    access: 'player',
    body: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
    answer: VoucherAnswer,
  }),
  voucherHistory: defineCall({
    id: 'OP-87 voucher history',
    method: 'GET',
    path: '/vouchers/v1/history',
    summary: 'Created and redeemed vouchers, newest first',
    access: 'player',
    query: v.object({
      page: PageNumber,
      state: v.pipe(
        v.optional(v.picklist(voucherStates)),
        v.description('Only vouchers in this state that the user made'),
      ),
      last4: v.pipe(
        v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits'))),
        v.description('Only vouchers whose code ends so'),
      ),
    }),
    answer: v.object({
      ...paged(VoucherLine).entries,
      rowCount: v.nullish(v.number()),
      open: v.pipe(
        v.nullish(v.array(v.object({ currency: v.string(), count: v.number(), amount: Money }))),
        v.description('All open vouchers that the user made, by currency, whatever the query asks for'),
      ),
    }),
  }),
};
