import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Hash chains of shared tables (RGS-09). The newest one of a table that has begun decides its rounds. */
export const chains = pgTable(
  'chains',
  {
    id: text().primaryKey(),
    gameCode: text().notNull(),
    /** Chains of a table are counted from 0. */
    generation: integer().notNull(),
    /** The published link: the hash of the link of round 1. */
    end: text().notNull(),
    /** Number of links, with the published one. */
    links: integer().notNull(),
    /** Every thousandth link from the secret on, sealed: others follow by hashing. */
    sealed: text().notNull(),
    salt: text().notNull(),
    saltBy: text().$type<'operator' | 'server'>().notNull(),
    /** Start of round 1, in milliseconds since 1970. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    /** Lengths of the phases in milliseconds. A table with other lengths gets a new chain. */
    betting: integer().notNull(),
    closing: integer().notNull(),
    result: integer().notNull(),
  },
  (table) => [uniqueIndex('chains_generation').on(table.gameCode, table.generation)],
);
