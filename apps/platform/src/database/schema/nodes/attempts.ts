import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts counted against a limit, until their time is over. */
export const attempts = pgTable(
  'attempts',
  {
    /** Hash of the limit and of the address, account or browser that it counts. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_end').on(table.endsAt)],
);
