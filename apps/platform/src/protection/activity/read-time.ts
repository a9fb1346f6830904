import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { playSessions } from '../../database/schema/index.ts';
import { within, type Period } from '../../database/within.ts';
import { sessionGap } from '../play/play-session.ts';

/** Play sessions that began in a period, and their whole minutes together. */
export interface PlayedTime {
  readonly sessions: number;
  readonly minutes: number;
}

/** Reads how long a user played in sessions that began in a period. A running one counts up to now. */
export async function readTime(db: Db, userId: string, period: Period, now: number): Promise<PlayedTime> {
  const { started, seen } = playSessions;
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const runsSince = sql`${new Date(now - sessionGap).toISOString()}::timestamptz`;
  const end = sql`CASE WHEN ${seen} > ${runsSince} THEN ${at} ELSE ${seen} END`;
  const [row] = await db
    .select({
      sessions: sql`count(*)`.mapWith(Number),
      minutes: sql`coalesce(floor(extract(epoch FROM sum(${end} - ${started})) / 60), 0)`.mapWith(Number),
    })
    .from(playSessions)
    .where(and(eq(playSessions.userId, userId), within(started, period)));
  return row ?? { sessions: 0, minutes: 0 };
}
