import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';

/** The newest result of each check that one node makes for all: `money` each minute, `ledger` about each hour. */
export const ledgerWatch = pgTable('ledger_watch', {
  name: text().$type<'money' | 'ledger'>().primaryKey(),
  checkedAt: moment().notNull(),
  /** Milliseconds that the check took. */
  took: integer().notNull(),
  found: jsonb().$type<unknown>().notNull(),
});
