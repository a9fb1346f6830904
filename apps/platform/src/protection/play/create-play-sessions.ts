import { transact, type Clock } from '@kvota/server';
import { and, eq, sql } from 'drizzle-orm';

import { createBatcher } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ledgerEntries, playSessions, realityIntervals } from '../../database/schema/index.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { guardAt } from '../guard/play-guard.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import { needsAnswer } from '../register/register-check.ts';
import {
  checkMinutes,
  dueAfterChange,
  runningAt,
  sessionGap,
  sessionLine,
  type StoredSession,
} from './play-session.ts';
import type { PlaySessions } from './play-sessions.ts';
import { readStates } from './play-store.ts';

export interface PlaySessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly rules: JurisdictionRules;
  readonly settings: Pick<SettingsStore, 'general'>;
}

const minute = 60_000;

/** Serves play sessions over the database. */
export function createPlaySessions(deps: PlaySessionDeps): PlaySessions {
  const { db, clock, rules } = deps;
  const states = createBatcher((userIds: readonly string[]) => readStates(db, userIds), {
    maxKeys: 100,
    concurrency: 2,
  });
  const prolong = createBatcher((userIds: readonly string[]) => prolongAll(db, userIds, clock.now()), {
    maxKeys: 100,
    concurrency: 2,
  });
  const written = createMinuteSet(clock);
  /** The settings are read before a transaction: an embedded database has one connection. */
  const minutesIn = async (tx: Db, userId: string, most: number | undefined): Promise<number> => {
    const [own] = await tx.select().from(realityIntervals).where(eq(realityIntervals.userId, userId));
    return checkMinutes(own?.minutes, rules.realityMinutes, most);
  };
  const minutesOf = async (userId: string): Promise<number> => minutesIn(db, userId, await operatorMinutes(deps));
  const running = async (userId: string): Promise<StoredSession | undefined> =>
    runningAt((await states(userId)).session, clock.now());
  return {
    async seen(userId) {
      if (!written.add(userId)) return;
      try {
        if (await prolong(userId)) return;
        const most = await operatorMinutes(deps);
        await begin(deps, userId, (tx) => minutesIn(tx, userId, most));
      } catch (error) {
        written.delete(userId);
        throw error;
      }
    },
    async of(userId) {
      const { guard, session } = await states(userId);
      const now = clock.now();
      const needsRegister = needsAnswer(guard?.register, now);
      return { play: guardAt(guard, now), session: sessionLine(session, now), needsRegister };
    },
    running,
    async acknowledge(userId, dueAt) {
      const session = await running(userId);
      const now = clock.now();
      if (session === undefined || now < session.due) return sessionLine(session, now);
      if (dueAt !== undefined && dueAt !== session.due) return sessionLine(session, now);
      const due = now + (await minutesOf(userId)) * minute;
      // Two tabs may acknowledge one check. The second changes nothing.
      await db
        .update(playSessions)
        .set({ checked: new Date(now), due: new Date(due) })
        .where(and(rowOf(userId, session), eq(playSessions.due, new Date(session.due))));
      return sessionLine(await running(userId), now);
    },
    minutesOf,
    async setMinutes(userId, minutes) {
      const most = await operatorMinutes(deps);
      return transact(db, async (tx) => {
        await tx
          .insert(realityIntervals)
          .values({ userId, minutes })
          .onConflictDoUpdate({ target: realityIntervals.userId, set: { minutes } });
        const realityMinutes = await minutesIn(tx, userId, most);
        const now = clock.now();
        const session = runningAt((await readStates(tx, [userId]))[0]?.session, now);
        if (session === undefined) return { realityMinutes, session };
        const due = dueAfterChange(session, realityMinutes);
        await tx
          .update(playSessions)
          .set({ due: new Date(due) })
          .where(and(rowOf(userId, session), eq(playSessions.due, new Date(session.due))));
        return { realityMinutes, session: sessionLine({ ...session, due }, now) };
      });
    },
  };
}

const rowOf = (userId: string, { started }: StoredSession) =>
  and(eq(playSessions.userId, userId), eq(playSessions.started, new Date(started)));

/** Minutes that the operator has set, if they are to be fewer (CAS-30). */
async function operatorMinutes({ settings }: PlaySessionDeps): Promise<number | undefined> {
  const minutes = Number((await settings.general()).find(({ key }) => key === 'realityCheckMinutes')?.value);
  return Number.isInteger(minutes) && minutes > 0 ? minutes : undefined;
}

/** Prolongs the running sessions of several users. Returns for each, in their order, whether one was running. */
async function prolongAll(db: Db, userIds: readonly string[], now: number): Promise<boolean[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const over = sql`${new Date(now - sessionGap).toISOString()}::timestamptz`;
  // Rows are locked in the order of their users, so that no two statements wait for each other.
  const asked = JSON.stringify([...new Set(userIds)].toSorted());
  const result = await db.execute(sql`
    UPDATE ${playSessions} p SET seen = greatest(p.seen, ${at})
    FROM jsonb_array_elements_text(${asked}::jsonb) AS asked (id) CROSS JOIN LATERAL (
      SELECT user_id, started FROM ${playSessions} WHERE user_id = asked.id ORDER BY started DESC LIMIT 1
      FOR NO KEY UPDATE) AS newest
    WHERE p.user_id = newest.user_id AND p.started = newest.started AND p.seen > ${over} RETURNING p.user_id`);
  const found = new Set(rowsOf(result).map((row) => row['user_id']));
  return userIds.map((id) => found.has(id));
}

/** Begins a session, unless another process did at the same time. */
async function begin(
  { db, clock }: PlaySessionDeps,
  userId: string,
  minutesOf: (tx: Db) => Promise<number>,
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('kvota play'), hashtext(${userId}))`);
    const now = clock.now();
    const [state] = await readStates(tx, [userId]);
    if (runningAt(state?.session, now) !== undefined) return;
    const due = new Date(now + (await minutesOf(tx)) * minute);
    const at = new Date(now);
    const entry = sql`(SELECT coalesce(max(id), 0) FROM ${ledgerEntries})`;
    await tx
      .insert(playSessions)
      .values({ userId, started: at, seen: at, checked: at, due, entry })
      .onConflictDoNothing();
  });
}

/** Users that were added in the running minute. */
function createMinuteSet(clock: Clock) {
  let current = 0;
  let users = new Set<string>();
  return {
    /** False if the user was added in this minute before. */
    add(userId: string): boolean {
      const now = Math.floor(clock.now() / minute);
      if (now !== current) {
        current = now;
        users = new Set();
      }
      if (users.has(userId)) return false;
      users.add(userId);
      return true;
    },
    delete: (userId: string) => users.delete(userId),
  };
}
