import type { VoucherState } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { users } from './identity.ts';
import { wallets } from './ledger.ts';

/** Personal data of users. A user without a row has not provided any. */
export const profiles = pgTable('profiles', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  phone: text().notNull().default(''),
  city: text().notNull().default(''),
  birthday: date({ mode: 'string' }),
});

/** Granted free bets, in minor units. Their remainder follows from the wallet's movements. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    kind: text({ enum: ['periodic', 'regular'] }).notNull(),
    name: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    periodFrom: date({ mode: 'string' }),
    periodTo: date({ mode: 'string' }),
    /** When the bonus ended by its expiry, and what was taken back then. */
    endedAt: timestamp({ withTimezone: true }),
    takenBack: bigint({ mode: 'bigint' }),
  },
  (table) => [
    index('bonuses_user').on(table.userId, table.grantedAt),
    index('bonuses_due')
      .on(table.expiresAt)
      .where(sql`ended_at IS NULL`),
  ],
);

/** Messages of the operator by language. A message without a user is for all users that existed when it was sent. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id),
    texts: jsonb().$type<Record<string, { title: string; text: string }>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('messages_user').on(table.userId, table.createdAt)],
);

/** Read and deletion times of a message by user. An untouched message has no row. */
export const messageMarks = pgTable(
  'message_marks',
  {
    messageId: text()
      .notNull()
      .references(() => messages.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    readAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] }), index('message_marks_user').on(table.userId)],
);

const amount = () => bigint({ mode: 'bigint' }).notNull();

/** Vouchers: money out of a wallet, which their code puts into another one. Amounts are in minor units. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text().primaryKey(),
    /** Keyed hash of the digits, so that a copy of the table gives no codes away. */
    codeHash: text().notNull(),
    last4: text().notNull(),
    /** The code, sealed, as long as a lost answer can be asked for again. */
    sealedCode: text(),
    maker: text()
      .notNull()
      .references(() => users.id),
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    amount: amount(),
    /** The part drawn from each sub-balance, which goes back there. */
    draw0: amount(),
    draw1: amount(),
    state: text().$type<VoucherState>().notNull(),
    requestId: text(),
    madeAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedBy: text().references(() => users.id),
    useRequestId: text(),
    /** When it was redeemed, taken back, cancelled or ended. */
    endedAt: moment(),
    /** The operator who cancelled it, and why. */
    endedBy: text().references(() => users.id),
    endReason: text(),
  },
  (table) => [
    unique('vouchers_code').on(table.codeHash),
    unique('vouchers_once').on(table.maker, table.requestId),
    unique('vouchers_use_once').on(table.usedBy, table.useRequestId),
    index('vouchers_maker').on(table.maker, table.madeAt),
    index('vouchers_user').on(table.usedBy, table.endedAt),
    index('vouchers_time').on(table.madeAt, table.id),
    index('vouchers_last4').on(table.last4, table.madeAt),
    index('vouchers_open')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    index('vouchers_sealed')
      .on(table.madeAt)
      .where(sql`sealed_code IS NOT NULL`),
  ],
);
