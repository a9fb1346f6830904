import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/** Cards and accounts that users have paid with, as their providers name them. */
export const instruments = pgTable(
  'instruments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The provider's name of it, which gives nothing of the number away. The same one for all users that have it. */
    token: text().notNull(),
    method: text().notNull(),
    last4: text().notNull(),
    firstAt: moment().notNull(),
  },
  (table) => [
    unique('instruments_once').on(table.userId, table.provider, table.token),
    index('instruments_token').on(table.provider, table.token),
  ],
);
