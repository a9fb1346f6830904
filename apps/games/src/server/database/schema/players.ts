import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Players by the opaque id that the platform gives. The row is the lock of everything that a player does, and it is taken
 * first.
 */
export const players = pgTable('players', {
  id: text().primaryKey(),
  activePair: text().notNull(),
  upcomingPair: text().notNull(),
  /** Seed of the player, part of every draw of the active pair. */
  clientSeed: text().notNull(),
  /** Number of the next round under the active pair. It only rises. */
  nonce: integer().notNull().default(0),
  /** Session and start of the last round, for the shortest time between rounds. Milliseconds since 1970. */
  lastSession: text(),
  lastRoundAt: bigint({ mode: 'number' }),
  createdAt: instant().notNull(),
});

/** Pairs of seeds (RGS-12). The server seed is sealed until the pair is retired (RGS-13). */
export const seedPairs = pgTable(
  'seed_pairs',
  {
    id: text().primaryKey(),
    playerId: text().notNull(),
    /** upcoming, active, retired */
    state: text().$type<'upcoming' | 'active' | 'retired'>().notNull(),
    sealed: text().notNull(),
    /** SHA-256 of the server seed. */
    hash: text().notNull(),
    /** Known once the pair is retired. */
    clientSeed: text(),
    /** Number of rounds, once the pair is retired. */
    rounds: integer(),
    retiredAt: instant(),
  },
  (table) => [index().on(table.playerId, table.state)],
);
