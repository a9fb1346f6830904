import type { SessionTotals } from '@kvota/contracts/wallet';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { MathsAction, MathsRound } from '../../maths/maths-round.ts';
import type { BookedMovement, RoundNext, RoundRefusal, RoundState } from '../../life/round-life.ts';
import { sessions } from './sessions.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Rounds, each complete: its seeds, its maths, its movements. Money is in minor units. */
export const rounds = pgTable(
  'rounds',
  {
    id: text().primaryKey(),
    playerId: text().notNull(),
    /** The session that opened it. Its wins are booked there. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    money: text().$type<'real' | 'demo'>().notNull(),
    gameCode: text().notNull(),
    currency: text().notNull(),
    requestId: text().notNull(),
    /** Of a free round: the grant that pays its first stake, and how many rounds of it are left (RGS-46). */
    grantId: text(),
    freeLeft: integer(),
    /** Hash of the body of the request. Another body under the same id is refused. */
    requestHash: text().notNull(),
    /** The answer of the play as sent, so that a repetition gets the same bytes. Null while it is being booked. */
    answer: text(),
    state: text().$type<RoundState>().notNull(),
    /** True in the states that are final. */
    finished: boolean().notNull(),
    step: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    staked: bigint({ mode: 'bigint' }).notNull(),
    won: bigint({ mode: 'bigint' }).notNull(),
    /** The maths as far as its movements are booked. */
    shown: jsonb().$type<MathsRound>(),
    /** The maths that waits for the wallet. */
    next: jsonb().$type<RoundNext>(),
    movements: jsonb().$type<readonly BookedMovement[]>().notNull(),
    refusal: jsonb().$type<RoundRefusal>(),
    endedBy: text().$type<'player' | 'fallback' | 'operator'>(),
    reason: text(),
    /** Version and sheet of the maths that decided it. */
    version: integer().notNull(),
    sheet: text().notNull(),
    /** The pair of seeds of its player; of a shared round, the chain of its table. */
    pairId: text().notNull(),
    serverHash: text().notNull(),
    clientSeed: text().notNull(),
    /** Of a shared round: its number. */
    nonce: integer().notNull(),
    /** When a shared round is drawn, or begins to run, in milliseconds since 1970; null for all others. */
    drawsAt: bigint({ mode: 'number' }),
    /**
     * When the bet of a shared round is settled at the latest: when it is drawn, or when the bet leaves the run by itself. The
     * end of a run is secret, and is not stored.
     */
    settlesAt: bigint({ mode: 'number' }),
    replayKey: text().notNull().unique(),
    /** After the last booked movement. */
    balance: bigint({ mode: 'bigint' }),
    totals: jsonb().$type<SessionTotals>(),
    /** True if the round ended and no frame was answered so. */
    unseen: boolean().notNull().default(false),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('rounds_request').on(table.playerId, table.gameCode, table.requestId),
    index('rounds_unfinished')
      .on(table.playerId, table.openedAt)
      .where(sql`not ${table.finished}`),
    index('rounds_by_age')
      .on(table.openedAt)
      .where(sql`not ${table.finished}`),
    index('rounds_unseen')
      .on(table.playerId)
      .where(sql`${table.unseen}`),
    index('rounds_due')
      .on(table.drawsAt)
      .where(sql`not ${table.finished}`),
    index('rounds_pair').on(table.pairId, table.nonce),
    index('rounds_session').on(table.sessionId, table.openedAt),
    index('rounds_closed')
      .on(table.closedAt)
      .where(sql`money = 'real'`),
  ],
);

/** Decisions of stepped rounds, by their number. */
export const roundSteps = pgTable(
  'round_steps',
  {
    roundId: text()
      .notNull()
      .references(() => rounds.id),
    step: integer().notNull(),
    action: jsonb().$type<MathsAction>().notNull(),
    /** The status of the wallet, if it refused the stake of the step. */
    refused: text(),
    /** The answer as sent. Null while it is being booked. */
    answer: text(),
    takenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.step] })],
);
