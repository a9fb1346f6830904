import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/** Players who have paused playing or excluded themselves. A pause that is over keeps its row, and so does an ended exclusion. */
export const playerGuards = pgTable(
  'player_guards',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    state: text().$type<'open' | 'paused' | 'excluded'>().notNull(),
    /** The end of a pause, or the earliest end of an exclusion; null if that is for good. */
    until: moment(),
    version: integer().notNull(),
    /** When it was last asked for, or ended. */
    since: moment().notNull(),
  },
  (table) => [
    index('player_guards_excluded')
      .on(table.since)
      .where(sql`state = 'excluded'`),
  ],
);

/** Every pause and exclusion as it was asked for, and the ends of exclusions as `open`. Rows never change. */
export const playerGuardActs = pgTable(
  'player_guard_acts',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    version: integer().notNull(),
    state: text().$type<'open' | 'paused' | 'excluded'>().notNull(),
    until: moment(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
