import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/** Has one row while the platform uses an exclusion register. Without it, answers of a register do not count. */
export const registerUse = pgTable(
  'register_use',
  { id: integer().primaryKey(), since: moment().notNull() },
  (table) => [check('register_use_once', sql`${table.id} = 1`)],
);

/** The last definite answer of the exclusion register about each player, and when it is asked next. */
export const registerChecks = pgTable(
  'register_checks',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    answer: text().$type<'clear' | 'excluded'>(),
    /** When the answer was asked for. */
    answeredAt: moment(),
    /** Until when the answer counts. One that excludes counts until another one is there. */
    validUntil: moment(),
    occasion: text().$type<'registration' | 'signIn' | 'marketing'>().notNull(),
    /** When it is asked next; null if nobody needs it. */
    askAt: moment(),
    /** Questions without a definite answer since the last one. */
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('register_checks_due')
      .on(table.askAt)
      .where(sql`ask_at IS NOT NULL`),
    check(
      'register_checks_answered',
      sql`(answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (valid_until IS NULL)`,
    ),
  ],
);
