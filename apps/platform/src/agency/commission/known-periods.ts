import { commissionCycles, type CommissionCycle, type CommissionPeriod } from '@kvota/contracts';
import { desc, eq, sql } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { branchDays, closedDays, commissionPeriods } from '../../database/schema/index.ts';
import { datedLog, figureZone } from '../../figures/figure-zone.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { rootId } from '../tree.ts';
import {
  dayAt,
  endOf,
  periodAfter,
  periodBefore,
  periodOfDay,
  periodOfId,
  periodsBetween,
  type CommissionSpan,
} from './periods.ts';

/** The most periods of a cycle that are listed. */
const mostListed = { week: 26, month: 13 } as const;

/** Reads the first day that has figures; undefined if none has. */
export async function firstDayOf(db: Db): Promise<string | undefined> {
  const result = await db.execute(sql`SELECT least(
    (SELECT min(day) FROM ${branchDays} WHERE node = ${rootId}), (SELECT min(day) FROM ${datedLog} log))::text AS day`);
  const day = rowsOf(result)[0]?.['day'];
  return typeof day === 'string' ? day : undefined;
}

async function lastClosedOf(db: Db, cycle: CommissionCycle): Promise<CommissionSpan | undefined> {
  const { id, firstDay } = commissionPeriods;
  const [last] = await db
    .select({ id })
    .from(commissionPeriods)
    .where(eq(commissionPeriods.cycle, cycle))
    .orderBy(desc(firstDay))
    .limit(1);
  return last && periodOfId(last.id);
}

/** Reads the first period of a cycle that is not closed; undefined if there are no figures yet. */
export async function firstOpenOf(db: Db, cycle: CommissionCycle): Promise<CommissionSpan | undefined> {
  const last = await lastClosedOf(db, cycle);
  if (last) return periodAfter(last);
  const first = await firstDayOf(db);
  return first === undefined ? undefined : periodOfDay(cycle, first);
}

/** Reads the periods before a period that are not closed, oldest first. */
export async function openBefore(db: Db, period: CommissionSpan): Promise<CommissionSpan[]> {
  const first = await firstOpenOf(db, period.cycle);
  return first === undefined ? [] : periodsBetween(period.cycle, first.from, periodBefore(period).from);
}

/**
 * Reads the periods to close, whose last days are closed, by their ends. A week comes before a month that ends on the same
 * day, because a line of the month may deduct one of the week.
 */
export async function dueToClose(db: Db): Promise<CommissionSpan[]> {
  const [closed] = await db.select({ day: closedDays.day }).from(closedDays).orderBy(desc(closedDays.day)).limit(1);
  if (closed === undefined) return [];
  const open = await Promise.all(commissionCycles.map((cycle) => firstOpenOf(db, cycle)));
  return open
    .flatMap((first) => (first === undefined ? [] : periodsBetween(first.cycle, first.from, closed.day)))
    .filter(({ to }) => to <= closed.day)
    .toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0)); // a stable order: weeks are first
}

/** Reads which of some periods are closed, by id. */
export async function closedAmong(db: Db, periods: readonly CommissionSpan[]): Promise<ReadonlySet<string>> {
  const { id } = commissionPeriods;
  const ids = periods.map((period) => period.id);
  const rows = await db.select({ id }).from(commissionPeriods).where(among(id, ids));
  return new Set(rows.map((row) => row.id));
}

/** Returns the period of an id, and whether it is closed. Throws 404 `periodUnknown`. */
export async function requirePeriod(
  db: Db,
  id: string,
  now: number,
): Promise<{ readonly span: CommissionSpan; readonly closed: boolean }> {
  const span = periodOfId(id);
  const today = dayAt(now, figureZone);
  if (span === undefined || span.from > today || span.to < ((await firstDayOf(db)) ?? today))
    throw problem('periodUnknown');
  return { span, closed: (await closedAmong(db, [span])).has(id) };
}

/** Lists the open periods and the last closed ones, newest first. */
export async function listPeriods(db: Db, now: number): Promise<CommissionPeriod[]> {
  const today = dayAt(now, figureZone);
  const first = (await firstDayOf(db)) ?? today;
  const periods = commissionCycles.flatMap((cycle) =>
    periodsBetween(cycle, first < today ? first : today, today).slice(-mostListed[cycle]),
  );
  const closed = await closedAmong(db, periods);
  return periods
    .toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0))
    .map((span) => toPeriod(span, closed.has(span.id)));
}

/** Returns a period as calls answer it. */
export const toPeriod = (span: CommissionSpan, closed: boolean): CommissionPeriod => ({
  ...span,
  closesAt: isoTime(endOf(span, figureZone)),
  closed,
});
