import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

const instant = () => bigint({ mode: 'number' });

/** How far the books were compared with those of the wallet (RGS-45). It has one row. Instants are milliseconds since 1970. */
export const bookComparison = pgTable('book_comparison', {
  id: text().primaryKey(),
  comparedTo: instant().notNull(),
  /** The node that compares has until then. */
  leaseUntil: instant().notNull(),
});

/**
 * Movements that one book has and the other lacks, or has with other content (RGS-45). Nothing corrects or deletes them,
 * except that a movement of the wallet waits here while its round is not settled.
 */
export const bookDifferences = pgTable(
  'book_differences',
  {
    movementId: text().primaryKey(),
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text().$type<'waiting' | 'missingHere' | 'missingThere' | 'otherContent'>().notNull(),
    roundId: text().notNull(),
    movement: text().$type<'bet' | 'win' | 'rollback'>().notNull(),
    of: text(),
    /** Minor units; null if the book lacks the movement. */
    here: bigint({ mode: 'bigint' }),
    there: bigint({ mode: 'bigint' }),
    currency: text().notNull(),
    bookedAt: instant().notNull(),
    foundAt: instant().notNull(),
  },
  (table) => [index('book_differences_kind').on(table.kind, table.number)],
);
