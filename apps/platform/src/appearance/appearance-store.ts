import type { AppearanceContent, AppearancePart, Publication, Schedule, VersionHead } from '@kvota/contracts/operator';
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { appearancePublications, appearanceSchedules, appearanceVersions } from '../database/schema/index.ts';

/** A part of a site, or of all sites (`*`). */
export interface Place {
  readonly domain: string;
  readonly part: AppearancePart;
}

/** A version with its content. */
export interface Version extends VersionHead {
  readonly content: AppearanceContent;
}

type ScheduleRow = typeof appearanceSchedules.$inferSelect;

/** Versions that a list has at most. */
const mostListed = 100;

/** Reads and writes versions, publications and schedules with a database or a transaction. */
export type AppearanceStore = ReturnType<typeof appearanceStore>;

export function appearanceStore(db: Db) {
  const versions = appearanceVersions;
  const publications = appearancePublications;
  const schedules = appearanceSchedules;
  const publishedIn = ({ domain, part }: Place) => and(eq(publications.domain, domain), eq(publications.part, part));
  const scheduledIn = ({ domain, part }: Place) => and(eq(schedules.domain, domain), eq(schedules.part, part));
  return {
    /** Until the transaction ends, no other one changes the appearance. Colours and identity share a row. */
    async lock(): Promise<void> {
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('kvota appearance'))`);
    },
    async version(id: string): Promise<Version | undefined> {
      const [row] = await db.select().from(versions).where(eq(versions.id, id));
      return row && { ...headOf(row), content: row.content };
    },
    async list({ domain, part }: Place): Promise<VersionHead[]> {
      const { content: _, ...head } = columns;
      const rows = await db
        .select(head)
        .from(versions)
        .where(and(eq(versions.domain, domain), eq(versions.part, part)))
        .orderBy(desc(versions.sequence))
        .limit(mostListed);
      return rows.map(headOf);
    },
    async keep({ at, ...version }: Version): Promise<void> {
      await db.insert(versions).values({ ...version, at: new Date(at) });
    },
    async latest(place: Place): Promise<Publication | undefined> {
      const rows = db.select().from(publications).where(publishedIn(place));
      const [row] = await rows.orderBy(desc(publications.number)).limit(1);
      return row && publicationOf(row);
    },
    async publication(place: Place, number: number): Promise<Publication | undefined> {
      const where = and(publishedIn(place), eq(publications.number, number));
      const [row] = await db.select().from(publications).where(where);
      return row && publicationOf(row);
    },
    async publish({ domain, part }: Place, { at, ...publication }: Publication): Promise<void> {
      await db.insert(publications).values({ domain, part, ...publication, at: new Date(at) });
    },
    async schedule(place: Place): Promise<Schedule | undefined> {
      const [row] = await db.select().from(schedules).where(scheduledIn(place));
      return row && scheduleOf(row);
    },
    async setSchedule({ domain, part }: Place, { from, at, reason, ...rest }: Schedule): Promise<void> {
      const row = { ...rest, reason: reason ?? null, startsAt: new Date(from), at: new Date(at), fault: null };
      await db
        .insert(schedules)
        .values({ domain, part, ...row })
        .onConflictDoUpdate({ target: [schedules.domain, schedules.part], set: row });
    },
    async unschedule(place: Place): Promise<void> {
      await db.delete(schedules).where(scheduledIn(place));
    },
    /** Returns what is to be published by now and has not failed, the earliest first. */
    async due(now: number): Promise<{ readonly place: Place; readonly schedule: Schedule }[]> {
      const rows = await db
        .select()
        .from(schedules)
        .where(and(lte(schedules.startsAt, new Date(now)), isNull(schedules.fault)))
        .orderBy(asc(schedules.startsAt));
      return rows.map((row) => ({ place: { domain: row.domain, part: row.part }, schedule: scheduleOf(row) }));
    },
    async noteFault(place: Place, fault: string): Promise<void> {
      await db.update(schedules).set({ fault }).where(scheduledIn(place));
    },
  };
}

const columns = {
  id: appearanceVersions.id,
  domain: appearanceVersions.domain,
  part: appearanceVersions.part,
  content: appearanceVersions.content,
  note: appearanceVersions.note,
  author: appearanceVersions.author,
  at: appearanceVersions.at,
  parent: appearanceVersions.parent,
};

function headOf(row: Omit<typeof appearanceVersions.$inferSelect, 'content' | 'sequence'>): VersionHead {
  const { id, domain, part, note, author, at, parent } = row;
  return { id, domain, part, note, author, at: at.toISOString(), parent };
}

function publicationOf(row: typeof appearancePublications.$inferSelect): Publication {
  const { number, version, author, at, reason } = row;
  return { number, version, author, at: at.toISOString(), ...(reason !== null && { reason }) };
}

function scheduleOf({ version, startsAt, author, at, reason, fault }: ScheduleRow): Schedule {
  return {
    version,
    from: startsAt.toISOString(),
    author,
    at: at.toISOString(),
    ...(reason !== null && { reason }),
    ...(fault !== null && { fault }),
  };
}
