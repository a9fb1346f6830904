import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Every act of an operator. A trigger refuses changes and deletions. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: text().primaryKey(),
    at: moment().notNull(),
    operator: text()
      .notNull()
      .references(() => users.id),
    call: text().notNull(),
    /** The user name, payment, match or other thing that it was about. */
    subject: text(),
    /** The rest of the input by field, as text. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    reason: text(),
    /** `done`, `proposed`, `failed`, or the error of the answer. */
    result: text().notNull(),
    /** The request in the log. */
    requestId: text(),
  },
  (table) => [
    index('operator_acts_time').on(table.at, table.id),
    index('operator_acts_operator').on(table.operator, table.at),
    index('operator_acts_subject').on(table.subject, table.at),
  ],
);
