import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Prices that an operator holds in place of the feed's, in thousandths. */
export const oddsOverrides = pgTable(
  'odds_overrides',
  {
    eventId: text().notNull(),
    marketCode: text().notNull(),
    selectionCode: text().notNull(),
    odds: integer().notNull(),
    cms: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.marketCode, table.selectionCode] })],
);

/** Markets that an operator suspended. `*` means all markets of a match. */
export const suspensions = pgTable(
  'suspensions',
  { eventId: text().notNull(), marketCode: text().notNull(), cms: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.marketCode] })],
);

/** Matches that an operator ended early, with the final score if one was given. */
export const endedMatches = pgTable('ended_matches', {
  eventId: text().primaryKey(),
  endedAt: timestamp({ withTimezone: true }).notNull(),
  hostScore: integer(),
  awayScore: integer(),
});
