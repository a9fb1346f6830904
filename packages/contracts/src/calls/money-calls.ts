import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { Outcome, PageNumber, paged } from './answer.ts';
import { defineCall } from './call.ts';

/** The answer of a voucher call (VOU-12, OP-61). */
export const VoucherAnswer = v.object({
  ...Outcome.entries,
  textCode: v.nullish(v.string()),
  voucher: v.nullish(v.string()),
  newCredit: v.nullish(Money),
  amount: v.nullish(Money),
});

/** Calls below /vouchers/v1 and /payment. */
export const moneyCalls = {
  createVoucher: defineCall({
    id: 'CALL-09',
    method: 'POST',
    path: '/vouchers/v1/create',
    summary: 'Create a voucher from a wallet',
    access: 'player',
    body: v.object({ amount: PositiveMoney, currency: v.string(), currencyId: CurrencyId }),
    answer: VoucherAnswer,
    later: true,
  }),
  activateVoucher: defineCall({
    id: 'CALL-10',
    method: 'POST',
    path: '/vouchers/v1/activate',
    summary: 'Redeem a voucher',
    access: 'player',
    body: v.object({ voucher: v.string() }),
    answer: VoucherAnswer,
    later: true,
  }),
  voucherHistory: defineCall({
    id: 'OP-87 voucher history',
    method: 'GET',
    path: '/vouchers/v1/history',
    summary: 'Created and redeemed vouchers',
    access: 'player',
    query: v.object({ page: PageNumber }),
    answer: paged(
      v.object({
        id: v.string(),
        kind: v.picklist(['created', 'redeemed']),
        amount: Money,
        currency: v.string(),
        createdAt: v.string(),
        redeemedAt: v.nullish(v.string()),
      }),
    ),
  }),
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
      direction: v.picklist(['deposit', 'withdrawal']),
    }),
    answer: v.object({ ...Outcome.entries, redirectUrl: v.nullish(v.string()) }),
    later: true,
  }),
};
