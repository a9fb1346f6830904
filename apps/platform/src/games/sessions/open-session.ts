import { minorToMoney, type GameSession } from '@kvota/contracts';

import type { gameSessions } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { StoredSession } from '../../protection/play/play-session.ts';

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

/** The play session of a player, with sums since its last reality check. */
export interface CheckedPlay extends Pick<StoredSession, 'checked' | 'due'> {
  readonly sums: RoundSums;
}

/** Builds the session of the wire. `play` is missing if the player does not play. */
export function toSession(row: SessionRow, play: CheckedPlay | undefined): GameSession {
  const { id, gameCode, currency, startedAt, staked, won, rounds } = row;
  return {
    session_id: id,
    game_code: gameCode,
    currency,
    startedAt: startedAt.toISOString(),
    ...sumsOf({ staked, won, rounds }),
    realityDueAt: play === undefined ? null : isoTime(play.due),
    check: play === undefined ? null : { since: isoTime(play.checked), ...sumsOf(play.sums) },
  };
}

const sumsOf = ({ staked, won, rounds }: RoundSums) => ({
  staked: minorToMoney(staked),
  won: minorToMoney(won),
  net: minorToMoney(won - staked),
  rounds,
});
