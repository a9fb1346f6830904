import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { rounds } from './rounds.ts';

/** Calls that the wallet has not answered yet. A row is deleted in the transaction that applies its answer. */
export const outbox = pgTable(
  'outbox',
  {
    /** Id of the call, unique by its round and its place in the round's life. */
    id: text().primaryKey(),
    roundId: text()
      .notNull()
      .references(() => rounds.id),
    /** Name and body as JSON text, because a wallet may compare the bytes of a repeated call. */
    message: text().notNull(),
    attempts: integer().notNull(),
    /** True once an attempt had no answer: the call may have had its effect. */
    unknown: boolean().notNull().default(false),
    /** When the next attempt is due, in milliseconds since 1970. While a node sends the call, this is the end of its lease. */
    dueAt: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('outbox_due').on(table.dueAt), index('outbox_round').on(table.roundId)],
);
