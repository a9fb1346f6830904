import * as v from 'valibot';

import { Money } from '../amount/schemas.ts';
import { Locale } from '../locale/locale-schema.ts';
import { numberInQuery, Outcome, PageNumber, paged, period } from './answer.ts';
import { defineCall } from './call.ts';

/** What moved a wallet. A platform may tell more kinds than these; a client shows those as other. */
export const transactionTypes = [
  'deposit',
  'stake',
  'stake_back',
  'payout',
  'cash_out',
  'bonus',
  'bonus_end',
  'other',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** One movement of a wallet: `amount` is signed, `balanceAfter` the credit of that wallet after it (ACC-02). */
export const Transaction = v.object({
  id: v.string(),
  createdAt: v.string(),
  type: v.pipe(v.string(), v.description(`One of ${transactionTypes.join(', ')}`)),
  amount: Money,
  currency: v.string(),
  currencyId: v.number(),
  balanceAfter: Money,
  ticketId: v.pipe(v.nullish(v.string()), v.description('The ticket that the movement belongs to')),
});
export type Transaction = v.InferOutput<typeof Transaction>;

/** What the movements that were asked for come to in one currency; `paidOut` is not negative. */
export const TransactionTotals = v.object({
  currency: v.string(),
  currencyId: v.number(),
  paidIn: Money,
  paidOut: Money,
  net: Money,
});
export type TransactionTotals = v.InferOutput<typeof TransactionTotals>;

/** Given once, or for a period such as a week. */
export const bonusKinds = ['periodic', 'regular'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Free bets that a player was given (ACC-03). `remaining` is what is left to bet of `amount`. */
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
    v.description('The days that a periodic bonus is for, both included'),
  ),
});
export type Bonus = v.InferOutput<typeof Bonus>;

/** A message of the operator to a player. The text is plain, with line breaks. */
export const InboxMessage = v.object({
  id: v.string(),
  createdAt: v.string(),
  title: v.string(),
  text: v.string(),
  read: v.boolean(),
});
export type InboxMessage = v.InferOutput<typeof InboxMessage>;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Personal data of a user. A birthday is a day, `1990-05-17`. */
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

/** What of a profile may be wrong: `birthdayFixed` where it was given before, `tooYoung` below 18 years. */
export const profileFaults = ['invalidEmail', 'invalidPhone', 'invalidBirthday', 'tooYoung', 'birthdayFixed'] as const;
export type ProfileFault = (typeof profileFaults)[number];

/** Calls below /base/v1 about what a player owns and is told: movements, bonuses, messages, personal data (OP-87). */
export const accountCalls = {
  transactions: defineCall({
    id: 'OP-87 transactions',
    method: 'GET',
    path: '/base/v1/users/transactions',
    summary: 'Movements of the wallets, newest first',
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
      totals: v.pipe(v.array(TransactionTotals), v.description('Of everything that was asked for, on all pages')),
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
    summary: 'Inbox of the user, newest first; in the language asked for where the operator wrote in it',
    access: 'player',
    query: v.object({ page: PageNumber, lang: v.optional(Locale), ...period }),
    answer: v.object({ ...paged(InboxMessage).entries, rowCount: v.number(), unread: v.number() }),
  }),
  markMessages: defineCall({
    id: 'OP-87 messages',
    method: 'POST',
    path: '/base/v1/users/messages',
    summary: 'Mark messages as read or unread, delete them, or take a deletion back. Ids of nobody are passed over',
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
    summary: 'Change personal data of the user: what is given, all of it or, where something is wrong, nothing',
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
        `error is one of ${profileFaults.join(', ')}, field what it is about; faults are all there are, these two first`,
      ),
    ),
  }),
};
