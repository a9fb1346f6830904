import { and, eq, gte, min, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameHours, gameHoursSummed, gameRounds } from '../../database/schema/index.ts';

export const hour = 3_600_000;
const row = 'rounds';
/** Bookings in progress have their instant, but are not committed. */
const margin = 5 * 60_000;
/** Hours of one run. The rest is left for the next. */
const mostAtOnce = 100;

/** The start of the hour of an instant. */
export const hourOf = (instant: number): number => instant - (instant % hour);

/** Returns the end of the summed hours, or undefined if none was summed. */
export async function summedTo(db: Db): Promise<number | undefined> {
  const [known] = await db.select().from(gameHoursSummed).where(eq(gameHoursSummed.id, row));
  return known?.summedTo.getTime();
}

/** Sums the finished rounds of the hours that are over, each once, on whichever node comes first (CAS-54). */
export async function sumHours(db: Db, now: number): Promise<void> {
  for (let done = 0; done < mostAtOnce; done += 1) {
    const from = await summedTo(db);
    const next = await nextHour(db, from);
    if (next === undefined || next + hour > now - margin) return;
    await db.transaction((tx) => sumHour(tx, from, next));
  }
}

/** The hour of the first finished round that is not summed. A finished round is never changed. */
async function nextHour(db: Db, from: number | undefined): Promise<number | undefined> {
  const later = from === undefined ? undefined : gte(gameRounds.finishedAt, new Date(from));
  const [first] = await db
    .select({ at: min(gameRounds.finishedAt) })
    .from(gameRounds)
    .where(and(eq(gameRounds.state, 'finished'), later));
  return first?.at ? hourOf(first.at.getTime()) : undefined;
}

async function sumHour(tx: Db, from: number | undefined, start: number): Promise<void> {
  const end = new Date(start + hour);
  const moved =
    from === undefined
      ? await tx.insert(gameHoursSummed).values({ id: row, summedTo: end }).onConflictDoNothing().returning()
      : await tx
          .update(gameHoursSummed)
          .set({ summedTo: end })
          .where(and(eq(gameHoursSummed.id, row), eq(gameHoursSummed.summedTo, new Date(from))))
          .returning();
  // Another node was faster.
  if (moved.length === 0) return;
  const begins = new Date(start).toISOString();
  await tx.execute(sql`
    INSERT INTO ${gameHours} (server, game_code, currency, hour, rounds, staked, won, squares)
    SELECT server, game_code, currency, ${begins}::timestamptz, count(*), sum(staked + free), sum(won),
      sum((staked + free)::numeric * (staked + free))
    FROM ${gameRounds}
    WHERE state = 'finished' AND finished_at >= ${begins}::timestamptz AND finished_at < ${end.toISOString()}::timestamptz
    GROUP BY server, game_code, currency`);
}
