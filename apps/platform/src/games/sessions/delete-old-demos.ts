import { and, asc, eq, inArray, lt } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameSessions } from '../../database/schema/index.ts';

/** Milliseconds after which the session of a demo is deleted. It has no rounds here: the game server keeps play money. */
const demoKept = 86_400_000;
const mostAtOnce = 1000;

/** Deletes the oldest sessions of demos that are older than a day (CAS-48). The rest is left for the next run. */
export async function deleteOldDemos(db: Db, now: number): Promise<void> {
  const old = db
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(and(eq(gameSessions.mode, 'demo'), lt(gameSessions.activeAt, new Date(now - demoKept))))
    .orderBy(asc(gameSessions.activeAt))
    .limit(mostAtOnce);
  await db.delete(gameSessions).where(inArray(gameSessions.id, old));
}
