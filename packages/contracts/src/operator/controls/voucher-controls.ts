import * as v from 'valibot';

import { Money } from '../../amount/money-schema.ts';
import { Outcome, PageNumber, paged } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { voucherStates } from '../../calls/voucher-calls.ts';
import { messageText, operator } from './operator-path.ts';

/** A voucher as operators see it. Its code is never shown. */
const FoundVoucher = v.object({
  id: v.string(),
  state: v.picklist(voucherStates),
  amount: Money,
  currency: v.string(),
  last4: v.pipe(v.string(), v.description('The last four digits of the code')),
  maker: v.pipe(v.string(), v.description('The user name')),
  redeemedBy: v.pipe(v.nullish(v.string()), v.description('The user name')),
  createdAt: v.string(),
  expiresAt: v.string(),
  endedAt: v.pipe(v.nullish(v.string()), v.description('When it was redeemed, taken back, cancelled or has expired')),
  cancelledBy: v.pipe(v.nullish(v.string()), v.description('The user name of the operator who cancelled it')),
  reason: v.pipe(v.nullish(v.string()), v.description('With `cancelledBy`: why')),
});

/** Controls of vouchers: find them, and cancel those that are open. */
export const voucherControls = {
  voucherSearch: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('vouchers'),
    summary: 'Vouchers of all users, newest first: all, or by maker, state and the end of the code',
    access: 'operator',
    query: v.object({
      page: PageNumber,
      last4: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'four digits'))),
      maker: v.pipe(v.optional(v.string()), v.description('The user name')),
      state: v.optional(v.picklist(voucherStates)),
    }),
    answer: v.object({ ...paged(FoundVoucher).entries, rowCount: v.number() }),
  }),
  cancelVoucher: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('cancelVoucher'),
    summary: 'Cancel an open voucher; its amount goes back to the maker, to where it was drawn from',
    access: 'operator',
    body: v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.description('A repetition changes nothing')),
      reason: v.pipe(messageText(500), v.description('Stored with the voucher. The maker does not see it')),
    }),
    answer: Outcome,
  }),
};
