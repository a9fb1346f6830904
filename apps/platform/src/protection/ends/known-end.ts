import { and, desc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { exclusionEnds } from '../../database/schema/index.ts';
import { storedGuard } from '../guard/guard-store.ts';
import type { StoredGuard } from '../guard/play-guard.ts';
import type { EndFacts } from './exclusion-end.ts';

export type EndRequest = typeof exclusionEnds.$inferSelect;

/** The guard of a player, and the request for its end that waits or was refused last. */
export interface KnownEnd {
  readonly guard: StoredGuard | undefined;
  readonly version: number;
  readonly request: EndRequest | undefined;
  readonly refused: EndRequest | undefined;
}

/** Reads the guard of a player, and the requests that are about it. */
export async function readKnownEnd(db: Db, userId: string): Promise<KnownEnd> {
  const stored = await storedGuard(db, userId);
  const version = stored?.version ?? 0;
  const request = await waitingRequest(db, userId);
  return {
    guard: stored?.guard,
    version,
    request: request?.version === version ? request : undefined,
    refused:
      stored?.guard.state === 'excluded' ? await lastRequest(db, { userId, version, state: 'refused' }) : undefined,
  };
}

/** Returns what decides how the exclusion can end. */
export const endFacts = ({ guard, request, refused }: Omit<KnownEnd, 'version'>): EndFacts => ({
  guard,
  askedAt: request?.askedAt.getTime() ?? null,
  refusal: refused && { at: (refused.endedAt ?? refused.askedAt).getTime(), reason: refused.reason ?? 'other' },
});

/** Reads the request of a player that waits, also one about an exclusion before a longer one. */
export async function waitingRequest(db: Db, userId: string): Promise<EndRequest | undefined> {
  const isWaiting = and(eq(exclusionEnds.userId, userId), eq(exclusionEnds.state, 'waiting'));
  const [request] = await db.select().from(exclusionEnds).where(isWaiting);
  return request;
}

/** Reads the last request about one version of the guard that ended in a state. */
export async function lastRequest(
  db: Db,
  { userId, version, state }: Pick<EndRequest, 'userId' | 'version' | 'state'>,
): Promise<EndRequest | undefined> {
  const isOfGuard = and(
    eq(exclusionEnds.userId, userId),
    eq(exclusionEnds.state, state),
    eq(exclusionEnds.version, version),
  );
  const [request] = await db
    .select()
    .from(exclusionEnds)
    .where(isOfGuard)
    .orderBy(desc(exclusionEnds.askedAt))
    .limit(1);
  return request;
}
