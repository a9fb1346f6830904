import type { FreeRounds, GameRules, SessionTotals } from '@kvota/contracts/wallet';
import type { Locale } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { players } from './players.ts';

/** Limits of a session as the wallet gave them, money as text. */
export interface SessionLimits {
  readonly min_bet: string;
  readonly max_bet: string;
  readonly max_win: string;
}

/** Sessions of frames. Money is in minor units. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** SHA-256 of the bearer. */
    accessHash: text().notNull().unique(),
    /** Id of the session at the wallet. */
    walletSession: text().notNull(),
    playerId: text()
      .notNull()
      .references(() => players.id),
    gameCode: text().notNull(),
    money: text().$type<'real' | 'demo'>().notNull(),
    state: text().$type<'open' | 'superseded' | 'expired'>().notNull(),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    lang: text().$type<Locale>().notNull(),
    stakes: jsonb().$type<readonly string[]>().notNull(),
    limits: jsonb().$type<SessionLimits>().notNull(),
    rules: jsonb().$type<GameRules>().notNull(),
    /** Free rounds as the wallet gave them (RGS-46). */
    freeRounds: jsonb().$type<readonly FreeRounds[]>(),
    /** Play money; null in sessions for money. */
    demoBalance: bigint({ mode: 'bigint' }),
    /** Totals of a demo session. Those of a session for money come from the wallet. */
    demoTotals: jsonb().$type<SessionTotals>(),
    startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index().on(table.playerId, table.state),
    index('sessions_demos')
      .on(table.startedAt)
      .where(sql`money = 'demo'`),
  ],
);
