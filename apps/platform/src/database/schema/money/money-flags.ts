import type { MoneyFlag } from '@kvota/contracts/operator';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/** A payment, a voucher or a ticket that a flag rests on. */
export interface FlagRow {
  readonly type: 'payment' | 'voucher' | 'ticket';
  readonly id: string;
}

/** Patterns of money that a person looks at, with the rows that they rest on. */
export const moneyFlags = pgTable(
  'money_flags',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text().$type<MoneyFlag>().notNull(),
    /** The newest row, so that one pattern is found once. */
    subject: text().notNull(),
    rows: jsonb().$type<readonly FlagRow[]>().notNull(),
    foundAt: moment().notNull(),
    closedAt: moment(),
    closedBy: text().references(() => users.id),
    note: text(),
  },
  (table) => [
    unique('money_flags_once').on(table.userId, table.kind, table.subject),
    index('money_flags_time').on(table.foundAt, table.id),
    index('money_flags_open')
      .on(table.userId)
      .where(sql`closed_at IS NULL`),
  ],
);
