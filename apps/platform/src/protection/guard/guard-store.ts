import type { PlayGuard } from '@kvota/contracts';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { milliseconds } from '../../database/milliseconds.ts';
import { rowsOf } from '../../database/rows.ts';
import {
  playerGuardActs,
  playerGuards,
  playerLimits,
  registerChecks,
  registerUse,
  requiredLimits,
  users,
} from '../../database/schema/index.ts';
import { guardAt, guardFault, type GuardFault, type StoredGuard } from './play-guard.ts';

/**
 * Selects the guard of a user as part of a statement that reads more. It is JSON, with the answer of the register where one is
 * used, and whether a limit is missing that is required; null without all of them.
 */
export const selectGuard = (userId: SQL): SQL => sql`(
  SELECT CASE WHEN found.guard IS NOT NULL OR found.register IS NOT NULL OR found.lacks THEN
    coalesce(found.guard, '{"state": "open", "until": null}')
      || jsonb_build_object('register', found.register, 'lacksLimit', found.lacks) END
  FROM (SELECT (
      SELECT jsonb_build_object('state', ${playerGuards.state}, 'until', ${milliseconds(playerGuards.until)})
      FROM ${playerGuards} WHERE ${playerGuards.userId} = ${userId}) AS guard,
    CASE WHEN EXISTS (SELECT FROM ${registerUse}) THEN coalesce((
      SELECT jsonb_build_object('answer', ${registerChecks.answer}, 'until', ${milliseconds(registerChecks.validUntil)})
      FROM ${registerChecks} WHERE ${registerChecks.userId} = ${userId}), '{"answer": null, "until": null}') END AS register,
    EXISTS (SELECT FROM ${requiredLimits} WHERE NOT EXISTS (
      SELECT FROM ${playerLimits}
      WHERE ${playerLimits.userId} = ${userId} AND ${playerLimits.kind} = ${requiredLimits.kind})) AS lacks
    OFFSET 0) AS found)`;

/** Parses what `selectGuard` selects. */
export const SelectedGuard = v.nullable(
  v.object({
    state: v.picklist(['open', 'paused', 'excluded']),
    until: v.nullable(v.number()),
    register: v.nullable(
      v.object({ answer: v.nullable(v.picklist(['clear', 'excluded'])), until: v.nullable(v.number()) }),
    ),
    lacksLimit: v.boolean(),
  }),
);

/**
 * Reads whether a user may play. What follows from it is certain only under a lock that `stopPlay` takes too: that of the
 * user's row or that of the wallet, taken in an earlier statement.
 */
export async function readGuard(db: Db, userId: string, now: number): Promise<PlayGuard> {
  return guardAt(await readStored(db, userId), now);
}

async function readStored(db: Db, userId: string): Promise<StoredGuard | null> {
  const [row] = rowsOf(await db.execute(sql`SELECT ${selectGuard(sql`${userId}::text`)} AS guard`));
  return v.parse(SelectedGuard, row?.['guard']);
}

/** Locks a user, so that a pause and an exclusion wait for the transaction. */
const lockUser = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');

/**
 * Reads whether a user is excluded, and locks the user, so that an exclusion waits for the transaction. Call it before
 * wallets are locked.
 */
export async function isExcluded(tx: Db, userId: string, now: number): Promise<boolean> {
  await lockUser(tx, userId);
  return (await readGuard(tx, userId, now)).state === 'excluded';
}

/**
 * Returns why nothing is granted to a user that is for play. It locks the user, so that a pause waits for the transaction.
 * Call it before wallets are locked.
 */
export async function guardedGrant(tx: Db, userId: string, now: number): Promise<GuardFault['error'] | undefined> {
  await lockUser(tx, userId);
  return guardFault(await readGuard(tx, userId, now), now)?.error;
}

/**
 * Returns why a user gets no money of an agent. A pause is no reason. It locks the user, so that an exclusion waits for the
 * transaction. Call it before wallets are locked.
 */
export async function creditFault(
  tx: Db,
  userId: string,
  now: number,
): Promise<Exclude<GuardFault['error'], 'playPaused'> | undefined> {
  await lockUser(tx, userId);
  const stored = await readStored(tx, userId);
  const withoutPause = stored?.state === 'paused' ? { ...stored, state: 'open' as const } : stored;
  const error = guardFault(guardAt(withoutPause, now), now)?.error;
  return error === 'playPaused' ? undefined : error;
}

/** Reads the stored guard of a user and its version, without the register and limits. */
export async function storedGuard(
  db: Db,
  userId: string,
): Promise<{ readonly guard: StoredGuard; readonly version: number } | undefined> {
  const [row] = await db.select().from(playerGuards).where(eq(playerGuards.userId, userId));
  return row && { guard: guardOf(row), version: row.version };
}

const guardOf = ({ state, until }: typeof playerGuards.$inferSelect): StoredGuard => ({
  state,
  until: until?.getTime() ?? null,
});

/** Stores a guard, and adds it to the history. */
export async function writeGuard(
  tx: Db,
  { userId, guard, version, now }: { userId: string; guard: StoredGuard; version: number; now: number },
): Promise<void> {
  const at = new Date(now);
  const row = { state: guard.state, until: guard.until === null ? null : new Date(guard.until), version };
  await tx
    .insert(playerGuards)
    .values({ userId, ...row, since: at })
    .onConflictDoUpdate({ target: playerGuards.userId, set: { ...row, since: at } });
  await tx.insert(playerGuardActs).values({ userId, ...row, at });
}
