import * as v from 'valibot';

import { Explanation } from '../account/movement-explanations.ts';
import { CurrencyId } from '../amount/currency-id.ts';
import { Money } from '../amount/money-schema.ts';
import { Locale } from '../locale/locale-schema.ts';
import { numberInQuery, Outcome, PageNumber, paged, period } from './answer.ts';
import { defineCall } from './call.ts';

/** Kinds of wallet transactions. A platform may send more kinds; a client shows them as `other`. */
export const transactionTypes = [
  'deposit',
  'stake',
  'stake_back',
  'payout',
  'cash_out',
  'game',
  'game_back',
  'jackpot',
  'transfer',
  'voucher',
  'withdrawal',
  'withdrawal_back',
  'refund',
  'chargeback',
  'bonus',
  'bonus_end',
  'other',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** One transaction of a wallet. `amount` is signed; `balanceAfter` is the credit of the wallet after it (ACC-02). */
export const Transaction = v.object({
  id: v.string(),
  createdAt: v.string(),
  type: v.pipe(v.string(), v.description(`One of ${transactionTypes.join(', ')}`)),
  amount: Money,
  currency: v.string(),
  currencyId: CurrencyId,
  balanceAfter: Money,
  ticketId: v.pipe(v.nullish(v.string()), v.description('The ticket that the transaction belongs to')),
  roundId: v.pipe(v.nullish(v.string()), v.description('The round of a game that the transaction belongs to')),
  paymentId: v.pipe(v.nullish(v.string()), v.description('The deposit or withdrawal that the transaction belongs to')),
  voucherId: v.pipe(v.nullish(v.string()), v.description('The voucher that the transaction belongs to')),
  bonusId: v.pipe(v.nullish(v.string()), v.description('The bonus that the transaction belongs to')),
  explain: v.pipe(v.nullish(v.array(Explanation)), v.description('What happened, followed by details')),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** Totals of the requested transactions in one currency. `paidOut` is not negative. */
export const TransactionTotals = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  paidIn: Money,
  paidOut: Money,
  net: Money,
});
export type TransactionTotals = v.InferOutput<typeof TransactionTotals>;

/** Kinds of bonus: `regular` is granted once, `periodic` for a period such as a week. */
export const bonusKinds = ['periodic', 'regular'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Free bets granted to a player (ACC-03). `remaining` is the part of `amount` that is not staked yet. */
export const Bonus = v.object({
  id: v.string(),
  kind: v.picklist(bonusKinds),
  name: v.string(),
  amount: Money,
  remaining: Money,
  currency: v.string(),
  status: v.picklist(['active', 'used', 'expired']),
  grantedAt: v.string(),
  expiresAt: v.nullish(v.string()),
  period: v.pipe(
    v.nullish(v.object({ from: v.string(), to: v.string() })),
    v.description('First and last day of a periodic bonus'),
  ),
});
export type Bonus = v.InferOutput<typeof Bonus>;

/** A message from the operator to a player. The text is plain, with line breaks. */
export const InboxMessage = v.object({
  id: v.string(),
  createdAt: v.string(),
  title: v.string(),
  text: v.string(),
  read: v.boolean(),
});
export type InboxMessage = v.InferOutput<typeof InboxMessage>;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Personal data of a user. `birthday` is a day such as `1990-05-17`. */
export const Profile = v.object({
  preferred_username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  city: v.string(),
  birthday: v.nullish(v.string()),
});
export type Profile = v.InferOutput<typeof Profile>;

/** Faults of a profile. `birthdayFixed`: a birthday cannot be changed once it is set. `tooYoung`: below 18 years. */
export const profileFaults = ['invalidEmail', 'invalidPhone', 'invalidBirthday', 'tooYoung', 'birthdayFixed'] as const;
export type ProfileFault = (typeof profileFaults)[number];

/** Calls below /base/v1 about the account: transactions, bonuses, messages, personal data (OP-87). */
export const accountCalls = {
  transactions: defineCall({
    id: 'OP-87 transactions',
    method: 'GET',
    path: '/base/v1/users/transactions',
    summary: 'Transactions of the wallets, newest first',
    access: 'player',
    query: v.object({
      page: PageNumber,
      pageSize: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(500)), 25),
      ...period,
      currencyId: v.optional(numberInQuery),
      type: v.optional(v.picklist(transactionTypes)),
    }),
    answer: v.object({
      ...paged(Transaction).entries,
      rowCount: v.number(),
      totals: v.pipe(v.array(TransactionTotals), v.description('Of all pages of the requested list')),
    }),
  }),
  bonuses: defineCall({
    id: 'OP-87 bonuses',
    method: 'GET',
    path: '/base/v1/users/bonuses',
    summary: 'Bonuses of the user, periodic and regular, newest first',
    access: 'player',
    query: v.object({ page: PageNumber, kind: v.optional(v.picklist(bonusKinds)), ...period }),
    answer: paged(Bonus),
  }),
  messages: defineCall({
    id: 'OP-87 messages',
    method: 'GET',
    path: '/base/v1/users/messages',
    summary: 'Inbox of the user, newest first; in the requested language if the operator wrote in it',
    access: 'player',
    query: v.object({ page: PageNumber, lang: v.optional(Locale), ...period }),
    answer: v.object({ ...paged(InboxMessage).entries, rowCount: v.number(), unread: v.number() }),
  }),
  markMessages: defineCall({
    id: 'OP-87 messages',
    method: 'POST',
    path: '/base/v1/users/messages',
    summary: 'Mark messages as read or unread, delete or restore them; unknown ids are ignored',
    access: 'player',
    body: v.object({
      ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(100)),
      mark: v.picklist(['read', 'unread', 'deleted', 'restored']),
    }),
    answer: v.object({ ...Outcome.entries, unread: v.number() }),
  }),
  profile: defineCall({
    id: 'OP-87 profile',
    method: 'GET',
    path: '/base/v1/users/profile',
    summary: 'Personal data of the user',
    access: 'player',
    answer: Profile,
  }),
  saveProfile: defineCall({
    id: 'OP-87 profile',
    method: 'POST',
    path: '/base/v1/users/profile',
    summary: 'Change the given personal data of the user; nothing changes if any of it is wrong',
    access: 'player',
    body: v.object({
      email: v.optional(text(254)),
      firstName: v.optional(text(80)),
      lastName: v.optional(text(80)),
      phone: v.optional(text(32)),
      city: v.optional(text(80)),
      birthday: v.optional(text(10)),
    }),
    answer: v.pipe(
      v.object({
        ...Outcome.entries,
        field: v.nullish(v.string()),
        faults: v.nullish(v.array(v.object({ field: v.string(), error: v.string() }))),
      }),
      v.description(
        `error is one of ${profileFaults.join(', ')} and field its field; faults lists all faults, beginning with this one`,
      ),
    ),
  }),
};
