import type { GameRound } from '@kvota/contracts';
import { and, sql, type SQL } from 'drizzle-orm';

import { gameRounds, gameSessions, gameTransactions } from '../../database/schema/index.ts';
import { within, type Period } from '../../database/within.ts';

/** Filters of a player's rounds. */
export interface RoundFilters extends Period {
  readonly game_code?: string | undefined;
  readonly session_id?: string | undefined;
  readonly currency_id?: number | undefined;
  readonly state?: GameRound['state'] | undefined;
}

/**
 * The rounds of a player as the table `played`: those that were booked, and those whose first stake was refused (CAS-40).
 * If a round was refused, it is in no table of rounds, because it moved nothing.
 */
export const playedRounds = (userId: string, filters: RoundFilters): SQL => sql`
  booked AS (
    SELECT server, id, session_id, game_code, currency, currency_id, state, NULL AS answer, reason, 0 AS refused_stake,
      staked, free, won, opened_at, finished_at
    FROM ${gameRounds} WHERE user_id = ${userId}
  ),
  declined AS (
    SELECT DISTINCT ON (t.server, t.round_id) t.server, t.round_id AS id, t.session_id, s.game_code, s.currency,
      s.currency_id, 'refused' AS state, t.answer, NULL AS reason, t.amount AS refused_stake, 0 AS staked, 0 AS free, 0 AS won,
      t.booked_at AS opened_at, t.booked_at AS finished_at
    FROM ${gameSessions} s
    JOIN ${gameTransactions} t ON t.session_id = s.id AND t.state = 'refused' AND t.kind = 'bet'
    WHERE s.user_id = ${userId}
      AND NOT EXISTS (SELECT FROM ${gameRounds} r WHERE r.server = t.server AND r.id = t.round_id)
    ORDER BY t.server, t.round_id, t.sequence
  ),
  played AS (SELECT * FROM (SELECT * FROM booked UNION ALL SELECT * FROM declined) every WHERE ${filtersOf(filters)})`;

function filtersOf({ game_code, session_id, currency_id, state, ...period }: RoundFilters): SQL {
  const all = and(
    within(sql`opened_at`, period),
    game_code === undefined ? undefined : sql`game_code = ${game_code}`,
    session_id === undefined ? undefined : sql`session_id = ${session_id}`,
    currency_id === undefined ? undefined : sql`currency_id = ${currency_id}`,
    state === undefined ? undefined : sql`state = ${state}`,
  );
  return all ?? sql`true`;
}

/** The condition that a row comes after the last one of the page before. If the text is no cursor, it filters nothing. */
export function afterCursor(moment: SQL, id: SQL, cursor: string | undefined): SQL {
  const [, at = '', last = ''] = /^(\d{1,15})~(.{1,150})$/.exec(cursor ?? '') ?? [];
  if (at === '') return sql`true`;
  return sql`(${moment}, ${id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${last})`;
}

/** Returns the cursor of the page after a row. */
export const cursorOf = (at: string, id: string): string => `${Date.parse(at)}~${id}`;
