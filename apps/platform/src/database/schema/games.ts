import type { GameArea, SectionGames, SectionTitles } from '@kvota/contracts';
import type { ProviderGame } from '@kvota/contracts/wallet';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { minor, moment } from './columns.ts';
import { users } from './identity.ts';
import { wallets } from './ledger.ts';

/** The last list of games of each game server that could be read (CAS-14). */
export const gameCatalogues = pgTable('game_catalogues', {
  server: text().primaryKey(),
  version: text().notNull(),
  games: jsonb().$type<ProviderGame[]>().notNull(),
  readAt: moment().notNull(),
});

/** An operator's settings for a game, or for a studio with the code `studio:<code>` (CAS-33). */
export const gameSwitches = pgTable('game_switches', {
  code: text().primaryKey(),
  enabled: boolean().notNull(),
  until: moment(),
  /** Highest stake as money text by currency. */
  maxBet: jsonb().$type<Record<string, string>>(),
});

/** Sections of lobbies that an operator added or changed (CAS-56). Null is as at the first start. */
export const gameSections = pgTable('game_sections', {
  code: text().primaryKey(),
  enabled: boolean().notNull(),
  order: integer(),
  areas: jsonb().$type<GameArea[]>(),
  titles: jsonb().$type<SectionTitles>(),
  games: jsonb().$type<SectionGames>(),
});

/** Sessions of players in games. Totals are in minor units (CAS-31). */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: text().primaryKey(),
    server: text().notNull(),
    gameCode: text().notNull(),
    mode: text().$type<'real' | 'demo'>().notNull(),
    /** Null for a visitor. */
    userId: text().references(() => users.id),
    walletId: text().references(() => wallets.id),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    lang: text().notNull(),
    /** Hash of the launch token. */
    tokenHash: text().notNull(),
    tokenExpiresAt: moment().notNull(),
    tokenUsedAt: moment(),
    startedAt: moment().notNull(),
    /** The last bet, or the start. */
    activeAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text().$type<'player' | 'newer' | 'idle' | 'excluded'>(),
    staked: minor().notNull(),
    won: minor().notNull(),
    rounds: integer().notNull(),
    lastRoundAt: moment(),
  },
  (table) => [
    unique('game_sessions_token').on(table.tokenHash),
    index('game_sessions_user').on(table.userId, table.startedAt),
    index('game_sessions_demos')
      .on(table.activeAt)
      .where(sql`mode = 'demo'`),
  ],
);

/** Rounds of games with money (CAS-40). */
export const gameRounds = pgTable(
  'game_rounds',
  {
    server: text().notNull(),
    id: text().notNull(),
    sessionId: text()
      .notNull()
      .references(() => gameSessions.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    gameCode: text().notNull(),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<'open' | 'finished' | 'cancelled'>().notNull(),
    /** Money of the player. */
    staked: minor().notNull(),
    /** Stakes that the house paid (CAS-55). */
    free: minor()
      .notNull()
      .default(sql`0`),
    won: minor().notNull(),
    openedAt: moment().notNull(),
    finishedAt: moment(),
    /** Why its bets were taken back, as its game server gave it. */
    reason: text(),
    /** Code of the pot to which the part of its stake is still to be added (JACK-01). */
    jackpot: text(),
    /** True if the stake counts for a pot. */
    fed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.id] }),
    index('game_rounds_user').on(table.userId, table.openedAt),
    index('game_rounds_open')
      .on(table.userId)
      .where(sql`state = 'open'`),
    index('game_rounds_finished')
      .on(table.finishedAt)
      .where(sql`state = 'finished'`),
    index('game_rounds_jackpot')
      .on(table.currency)
      .where(sql`${table.jackpot} is not null`),
  ],
);

/** Free rounds of players (CAS-55). A request of an operator grants once. */
export const gameGrants = pgTable(
  'game_grants',
  {
    id: text().primaryKey(),
    requestId: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    gameCode: text().notNull(),
    rounds: integer().notNull(),
    used: integer().notNull(),
    stake: minor().notNull(),
    expiresAt: moment().notNull(),
    /** The operator's user name. */
    grantedBy: text().notNull(),
    grantedAt: moment().notNull(),
  },
  (table) => [
    index('game_grants_user').on(table.userId, table.expiresAt),
    check('game_grants_used', sql`${table.used} >= 0 AND ${table.used} <= ${table.rounds}`),
  ],
);

/** Sums of the finished rounds of an hour, so that a report reads no rounds of long ago (CAS-54). Amounts are minor units. */
export const gameHours = pgTable(
  'game_hours',
  {
    server: text().notNull(),
    gameCode: text().notNull(),
    currency: text().notNull(),
    /** Start of the hour. */
    hour: moment().notNull(),
    rounds: integer().notNull(),
    staked: minor().notNull(),
    won: minor().notNull(),
    /** Sum of the squares of the stakes. */
    squares: numeric({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.server, table.gameCode, table.currency] })],
);

/** The end of the hours that are summed. It has one row. */
export const gameHoursSummed = pgTable('game_hours_summed', { id: text().primaryKey(), summedTo: moment().notNull() });

/** Cancellations of rounds by operators, each with its reason (CAS-53). Append-only. */
export const gameCancellations = pgTable(
  'game_cancellations',
  {
    server: text().notNull(),
    roundId: text().notNull(),
    reason: text().notNull(),
    /** The operator's user name. */
    cancelledBy: text().notNull(),
    cancelledAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.roundId] })],
);

/** Transactions of game servers, each once (CAS-11). Append-only, except that a bet may be rolled back. */
export const gameTransactions = pgTable(
  'game_transactions',
  {
    server: text().notNull(),
    id: text().notNull(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text().$type<'bet' | 'win' | 'jackpot' | 'free_bet' | 'rollback'>().notNull(),
    /** Of a free bet: the grant that it used. */
    grantId: text(),
    /** Booked, refused, or taken back. A rollback of an unknown bet stores the bet as taken back. */
    state: text().$type<'booked' | 'refused' | 'rolledBack'>().notNull(),
    /** The bet that a rollback takes back. */
    of: text(),
    roundId: text().notNull(),
    sessionId: text(),
    amount: minor().notNull(),
    currency: text(),
    /** How much of a bet was drawn from wallet_0. */
    fromWallet0: minor().notNull(),
    balanceBefore: bigint({ mode: 'bigint' }),
    balanceAfter: bigint({ mode: 'bigint' }),
    /** Hash and answer of the call, so that a repetition gets the same answer. Null for a bet that never came. */
    callHash: text(),
    answer: text(),
    bookedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.id] }),
    index('game_transactions_round').on(table.server, table.roundId),
    index('game_transactions_sequence').on(table.server, table.sequence),
    // For game servers, which compare their books by the hour.
    index('game_transactions_booked').on(table.server, table.bookedAt),
    index('game_transactions_grant')
      .on(table.grantId)
      .where(sql`grant_id IS NOT NULL`),
    index('game_transactions_refused')
      .on(table.sessionId)
      .where(sql`state = 'refused'`),
  ],
);

/** Jackpots: their amounts are on accounts of the ledger (JACK-01). */
export const jackpots = pgTable(
  'jackpots',
  {
    code: text().notNull(),
    currency: text().notNull(),
    /** The running cycle, from 1. A win begins the next one. */
    cycle: integer().notNull(),
    /** Rises with every change of the amount. */
    seq: integer().notNull(),
    /** Hundredths of a minor unit that are still to be added. */
    remainder: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.currency] })],
);

/** The secrets that decide the draws of jackpots. The hash is public from the start, the secret after the cycle (JACK-02). */
export const jackpotCycles = pgTable(
  'jackpot_cycles',
  {
    code: text().notNull(),
    currency: text().notNull(),
    cycle: integer().notNull(),
    hash: text().notNull(),
    secret: text().notNull(),
    openedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.currency, table.cycle] })],
);

/** Rounds that won a jackpot. */
export const jackpotWins = pgTable(
  'jackpot_wins',
  {
    server: text().notNull(),
    roundId: text().notNull(),
    code: text().notNull(),
    currency: text().notNull(),
    /** The cycle whose secret decided the draw. */
    cycle: integer().notNull(),
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    staked: minor().notNull(),
    amount: minor().notNull(),
    wonAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.server, table.roundId] }),
    index('jackpot_wins_pot').on(table.code, table.currency, table.wonAt),
  ],
);
