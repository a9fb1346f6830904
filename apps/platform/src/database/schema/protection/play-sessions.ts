import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/**
 * Play sessions of users, which never overlap. The newest one is running while its last sign of life is less than a
 * quarter of an hour old. Rows are kept for statements of activity. No index has `seen`, so that its updates stay cheap.
 */
export const playSessions = pgTable(
  'play_sessions',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    started: moment().notNull(),
    /** The last sign of life, at most a minute late. */
    seen: moment().notNull(),
    /** The last acknowledged reality check, or the start. */
    checked: moment().notNull(),
    /** From then on a reality check is due. */
    due: moment().notNull(),
    /** The newest entry of the ledger when the session began. */
    entry: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.started] })],
);

/** Minutes until a reality check, of users who have chosen them. */
export const realityIntervals = pgTable('reality_intervals', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  minutes: integer().notNull(),
});
