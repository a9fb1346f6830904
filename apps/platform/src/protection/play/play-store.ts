import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { milliseconds } from '../../database/milliseconds.ts';
import { rowsOf } from '../../database/rows.ts';
import { playerLimits, playSessions } from '../../database/schema/index.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { selectGuard, SelectedGuard } from '../guard/guard-store.ts';
import type { StoredGuard } from '../guard/play-guard.ts';
import type { StoredSession } from './play-session.ts';
import type { PlayFacts } from './play-stop.ts';

const session = sql`jsonb_build_object('started', ${milliseconds(sql`started`)}, 'seen', ${milliseconds(sql`seen`)},
  'checked', ${milliseconds(sql`checked`)}, 'due', ${milliseconds(sql`due`)})`;

/** Selects the newest session of a user as JSON, null without one. */
const newest = (userId: SQL): SQL => sql`(
  SELECT ${session} FROM ${playSessions} WHERE user_id = ${userId} ORDER BY started DESC LIMIT 1)`;

const Session = v.object({ started: v.number(), seen: v.number(), checked: v.number(), due: v.number() });

/** The start of the day of a moment, as a parameter of `selectPlay`. */
export const playDay = (now: number): SQL =>
  sql`${new Date(limitDays(now, figureZone).dayStart).toISOString()}::timestamptz`;

/**
 * Selects what decides about stakes of a user as JSON, as part of a statement that reads more. Sessions never overlap, so
 * only the last one that began before the day reaches into it.
 */
export const selectPlay = (userId: SQL, dayStart: SQL): SQL => sql`(
  SELECT jsonb_build_object('guard', ${selectGuard(userId)}, 'session', ${newest(userId)}, 'limits', own.limits, 'today',
    CASE WHEN own.daily THEN (SELECT jsonb_agg(${session}) FROM (
      SELECT * FROM ${playSessions} WHERE user_id = ${userId} AND started >= ${dayStart}
      UNION ALL
      (SELECT * FROM ${playSessions} WHERE user_id = ${userId} AND started < ${dayStart} ORDER BY started DESC LIMIT 1)
    ) AS reaching) END)
  FROM (
    SELECT jsonb_agg(jsonb_build_object('period', period, 'minutes', minutes, 'from', night_from, 'to', night_to)) AS limits,
      bool_or(period = 'day') AS daily
    FROM ${playerLimits} WHERE user_id = ${userId} AND kind IN ('time', 'night')
  ) AS own)`;

const Limit = v.union([
  v.object({ period: v.picklist(['session', 'day']), minutes: v.number() }),
  v.object({ from: v.number(), to: v.number() }),
]);

/** Parses what `selectPlay` selects. */
export const SelectedPlay = v.pipe(
  v.object({
    guard: SelectedGuard,
    session: v.nullable(Session),
    limits: v.nullable(v.array(Limit)),
    today: v.nullable(v.array(Session)),
  }),
  v.transform(({ limits, today, ...facts }): PlayFacts => {
    const all = limits ?? [];
    return {
      ...facts,
      today: today ?? [],
      times: all.filter((limit) => 'minutes' in limit),
      nights: all.filter((limit) => 'from' in limit),
    };
  }),
);

/**
 * Reads what decides about stakes of a user. What follows from it is certain only under a lock that a change of it takes
 * too, such as that of a wallet.
 */
export async function readPlay(db: Db, userId: string, now: number): Promise<PlayFacts> {
  const [row] = rowsOf(await db.execute(sql`SELECT ${selectPlay(sql`${userId}::text`, playDay(now))} AS play`));
  return v.parse(SelectedPlay, row?.['play']);
}

/** Reads sessions of a user that may reach into a day, the newest last. */
export async function readDay(db: Db, userId: string, dayStart: number): Promise<readonly StoredSession[]> {
  const from = sql`${new Date(dayStart).toISOString()}::timestamptz`;
  const result = await db.execute(sql`
    SELECT ${session} AS session FROM (
      SELECT * FROM ${playSessions} WHERE user_id = ${userId} AND started >= ${from}
      UNION ALL
      (SELECT * FROM ${playSessions} WHERE user_id = ${userId} AND started < ${from} ORDER BY started DESC LIMIT 1)
    ) AS reaching ORDER BY started`);
  return rowsOf(result).map((row) => v.parse(Session, row['session']));
}

/** Reads guard and newest session of several users in one statement, in their order. */
export async function readStates(
  db: Db,
  userIds: readonly string[],
): Promise<{ readonly guard: StoredGuard | null; readonly session: StoredSession | null }[]> {
  const result = await db.execute(sql`
    SELECT asked.id, ${newest(sql`asked.id`)} AS session, ${selectGuard(sql`asked.id`)} AS guard
    FROM jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) WITH ORDINALITY AS asked (id, n)
    ORDER BY asked.n`);
  return rowsOf(result).map((row) => v.parse(State, row));
}

const State = v.object({ guard: SelectedGuard, session: v.nullable(Session) });
