import { transact } from '@kvota/server';
import { and, asc, eq, gte, inArray, lt, notExists, or } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { players, rounds, roundSteps, seedPairs, sessions } from '../database/schema/index.ts';

/** Milliseconds after the last round or step until a demo is deleted. */
export const demoKept = 86_400_000;
const mostSessions = 100;
const mostRounds = 1000;

/**
 * Deletes sessions of demos without activity for a day, with their rounds, and with their players if these have no other
 * session (CAS-48). Deletes a bounded number; the rest is left for the next run.
 */
export async function deleteOldDemos(db: Db, now: number): Promise<void> {
  await transact(db, async (tx) => {
    const idle = idleSince(tx, new Date(now - demoKept));
    const found = await tx
      .select({ playerId: sessions.playerId })
      .from(sessions)
      .where(idle)
      .orderBy(asc(sessions.startedAt))
      .limit(mostSessions);
    const owners = await lockPlayers(tx, [...new Set(found.map(({ playerId }) => playerId))]);
    if (owners.length === 0) return;
    // As they are under the lock.
    const old = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(idle, inArray(sessions.playerId, owners)))
      .limit(mostSessions);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0 || !(await deleteRounds(tx, ids))) return;
    await tx.delete(sessions).where(inArray(sessions.id, ids));
    await deletePlayers(tx, owners);
  });
}

function idleSince(tx: Db, since: Date) {
  const active = tx
    .select({ id: rounds.id })
    .from(rounds)
    .leftJoin(roundSteps, eq(roundSteps.roundId, rounds.id))
    .where(and(eq(rounds.sessionId, sessions.id), or(gte(rounds.openedAt, since), gte(roundSteps.takenAt, since))));
  return and(eq(sessions.money, 'demo'), lt(sessions.startedAt, since), notExists(active));
}

/** Takes the lock of everything that a player does. A player who is busy is left for the next run. */
async function lockPlayers(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.id, [...ids]))
    .orderBy(asc(players.id))
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Returns false if rounds are left. */
async function deleteRounds(tx: Db, sessionIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(inArray(rounds.sessionId, [...sessionIds]))
    .limit(mostRounds);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(roundSteps).where(inArray(roundSteps.roundId, ids));
    await tx.delete(rounds).where(inArray(rounds.id, ids));
  }
  return ids.length < mostRounds;
}

async function deletePlayers(tx: Db, ids: readonly string[]): Promise<void> {
  const left = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.playerId, players.id));
  const gone = await tx
    .delete(players)
    .where(and(inArray(players.id, [...ids]), notExists(left)))
    .returning({ id: players.id });
  if (gone.length === 0) return;
  await tx.delete(seedPairs).where(
    inArray(
      seedPairs.playerId,
      gone.map(({ id }) => id),
    ),
  );
}
