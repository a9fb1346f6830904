import { minorToMoney, type GameSession } from '@kvota/contracts';

import type { gameSessions } from '../../database/schema/index.ts';

export type SessionRow = typeof gameSessions.$inferSelect;

/** A session without a bet for this long is over. */
export const idleAfter = 60 * 60_000;

/** True until a session was ended, or was idle for an hour. */
export function isOpen({ endedAt, activeAt }: Pick<SessionRow, 'endedAt' | 'activeAt'>, now: number): boolean {
  return endedAt === null && now - activeAt.getTime() < idleAfter;
}

/** Sums over rounds in minor units. */
export interface RoundSums {
  readonly staked: bigint;
  readonly won: bigint;
  readonly rounds: number;
}

/** Builds the session of the wire. `realityCheckMinutes` is null if there is no check; the sums are since the last one. */
export function toSession(row: SessionRow, realityCheckMinutes: number | null, since: RoundSums): GameSession {
  const { id, gameCode, currency, startedAt, staked, won, rounds, checkedAt } = row;
  const due = realityCheckMinutes === null ? null : checkedAt.getTime() + realityCheckMinutes * 60_000;
  return {
    session_id: id,
    game_code: gameCode,
    currency,
    startedAt: startedAt.toISOString(),
    staked: minorToMoney(staked),
    won: minorToMoney(won),
    net: minorToMoney(won - staked),
    rounds,
    realityDueAt: due === null ? null : new Date(due).toISOString(),
    check: {
      since: checkedAt.toISOString(),
      staked: minorToMoney(since.staked),
      won: minorToMoney(since.won),
      net: minorToMoney(since.won - since.staked),
      rounds: since.rounds,
    },
  };
}
