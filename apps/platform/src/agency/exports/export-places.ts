import type { ExportRequest } from '@kvota/contracts';
import { and, eq, gt, lte, min } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyExports } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import type { ExportHolder } from './exports.ts';

type StoredExport = typeof agencyExports.$inferSelect;

/** Files of a user that are asked for or read at once. */
const places = [1, 2];
/** Milliseconds in which a file can be fetched. */
export const fetchableFor = 60_000;
/** Milliseconds in which the next page must be read, before the place is free again: a node may have died. */
const readFor = 300_000;

interface NewExport {
  readonly id: string;
  readonly request: ExportRequest;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Takes a place for a file, before anything is counted, so that nobody counts three lists at once. Throws 429 if both are
 * taken.
 */
export async function takePlace(db: Db, holder: ExportHolder, { id, request, now }: NewExport): Promise<void> {
  const { userId, session, clientId } = holder;
  const row = {
    id,
    session,
    clientId,
    request,
    askedAt: new Date(now),
    lastId: null,
    fetched: false,
    until: new Date(now + fetchableFor),
  };
  for (const place of places) {
    const taken = await db
      .insert(agencyExports)
      .values({ userId, place, ...row })
      .onConflictDoUpdate({
        target: [agencyExports.userId, agencyExports.place],
        set: row,
        setWhere: lte(agencyExports.until, row.askedAt),
      })
      .returning({ id: agencyExports.id });
    if (taken.length > 0) return;
  }
  const [first] = await db
    .select({ until: min(agencyExports.until) })
    .from(agencyExports)
    .where(eq(agencyExports.userId, userId));
  const wait = Math.max(1, Math.ceil(((first?.until?.getTime() ?? now) - now) / 1000));
  throw problem('tooManyExports', { headers: { 'retry-after': String(wait) } });
}

/** Starts the minute of an export whose rows are counted. */
export async function startMinute(db: Db, id: string, { last, until }: { last: string | undefined; until: number }) {
  const change = { lastId: last ?? null, until: new Date(until) };
  await db.update(agencyExports).set(change).where(eq(agencyExports.id, id));
}

/** Returns an export to its holder, once. Of two at the same time, one gets it. Throws 404 to all others. */
export async function fetchOnce(db: Db, holder: ExportHolder, id: string, now: number): Promise<StoredExport> {
  const { userId, session, clientId } = holder;
  const [found] = await db
    .update(agencyExports)
    .set({ fetched: true, until: new Date(now + readFor) })
    .where(
      and(
        eq(agencyExports.id, id),
        eq(agencyExports.userId, userId),
        eq(agencyExports.session, session),
        eq(agencyExports.clientId, clientId),
        eq(agencyExports.fetched, false),
        gt(agencyExports.until, new Date(now)),
      ),
    )
    .returning();
  if (found === undefined) throw problem('exportUnknown');
  return found;
}

/** Keeps the place of an export that is being read. Throws if it was lost, because nothing was read for long. */
export async function keepPlace(db: Db, id: string, now: number): Promise<void> {
  const kept = await db
    .update(agencyExports)
    .set({ until: new Date(now + readFor) })
    .where(and(eq(agencyExports.id, id), gt(agencyExports.until, new Date(now))))
    .returning({ id: agencyExports.id });
  if (kept.length === 0) throw new Error('The export was not read for too long.');
}

/** Frees the place of an export. */
export async function freePlace(db: Db, id: string): Promise<void> {
  await db.delete(agencyExports).where(eq(agencyExports.id, id));
}
