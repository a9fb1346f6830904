import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Tasks that one node at a time does. `beat` rises while the holder lives, and `token` with each new holder. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  /** Id of the node; null if the last holder gave the lease back. */
  holder: text(),
  token: integer().notNull(),
  beat: integer().notNull(),
});
