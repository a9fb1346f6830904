import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { payments } from './payments.ts';

/**
 * Deposits from their beginning on, as the central limit over all operators counts them. What is reported next follows from the
 * row and its payment.
 */
export const centralDeposits = pgTable(
  'central_deposits',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id),
    /** The event that waits for the answer; empty until money has arrived. */
    eventId: text().notNull(),
    /** What arrived or is to arrive, in minor units of the payment's currency, and its worth in cents of the limit's. */
    arrived: bigint({ mode: 'bigint' }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Null until there is a definite answer. `released` if nothing is reserved any more for money that has not arrived. */
    answer: text().$type<'reserved' | 'refused' | 'released'>(),
    /** True if the money was sent back from suspense. */
    returned: boolean().notNull().default(false),
    askedAt: moment().notNull(),
    /** When the next report is due; null if the service has everything. */
    dueAt: moment(),
    tries: integer().notNull().default(0),
    /** Rises with each report, so that one which comes late changes nothing. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('central_deposits_due')
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
  ],
);
