import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { secrets } from '../../database/schema/index.ts';
import { firstMonday, instantAt } from './history-span.ts';

const Progress = v.object({
  /** The Monday of the first week. */
  from: v.string(),
  /** Weeks that are complete. */
  weeks: v.number(),
  isOver: v.boolean(),
});
/** How far the history of a demo is. */
export type Progress = v.InferOutput<typeof Progress>;

const name = 'demo-history';

/** Notes that the history is to be made, in the transaction that creates the demo accounts. */
export async function planHistory(tx: Db, now: number): Promise<void> {
  const value: Progress = { from: firstMonday(now), weeks: 0, isOver: false };
  await tx.insert(secrets).values({ name, value }).onConflictDoNothing();
}

/** Reads the progress; undefined if the demo was created without a history. */
export async function readProgress(db: Db): Promise<Progress | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row && v.parse(Progress, row.value);
}

export async function writeProgress(db: Db, value: Progress): Promise<void> {
  await db.update(secrets).set({ value }).where(eq(secrets.name, name));
}

/** Returns the moment at which the demo accounts were created, before the first week. */
export const historyBegins = (from: string): number => instantAt(from, -5, '10:00');
