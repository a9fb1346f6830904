import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { players, sessions } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { LockedPlayer } from '../seeds/seeds.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Bearers are stored as hashes, so that a copy of the database opens no session. */
export const hashOfAccess = (access: string): string => createHash('sha256').update(access).digest('base64url');

/** Returns the session of a bearer, whatever its state. Throws `unauthorized`. */
export async function sessionOf(tx: Db, access: string): Promise<SessionRow> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.accessHash, hashOfAccess(access)));
  if (session === undefined) throw new FrameFailure('unauthorized');
  return session;
}

/** Locks the player of a bearer. What is read after it is as it is under the lock. Throws `unauthorized`. */
export async function lockPlayer(tx: Db, access: string): Promise<LockedPlayer> {
  const [player] = await tx
    .select()
    .from(players)
    .where(eq(players.id, sql`(SELECT player_id FROM sessions WHERE access_hash = ${hashOfAccess(access)})`))
    .for('update');
  if (player === undefined) throw new FrameFailure('unauthorized');
  return player;
}

/** Locks the player of a bearer, and returns the session as it is under the lock. Throws `unauthorized`. */
export async function lockCaller(
  tx: Db,
  access: string,
): Promise<{ readonly session: SessionRow; readonly player: LockedPlayer }> {
  const player = await lockPlayer(tx, access);
  return { session: await sessionOf(tx, access), player };
}

/** Throws `superseded` if the frame of a session plays no more (RGS-08). */
export function requireCurrent(session: Pick<SessionRow, 'state'>): void {
  if (session.state === 'superseded') throw new FrameFailure('superseded');
}
