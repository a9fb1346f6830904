import { bigint, date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    index('bonuses_expiry').on(table.expiresAt, table.endedAt),
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
