// Here and not in a tsconfig, because other packages compile the sources of the platform with their own.
/// <reference lib="esnext.temporal" />
import { transact, type Clock } from '@kvota/server';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { isAlone } from '../database/is-alone.ts';
import { rowsOf } from '../database/rows.ts';
import { agencyPaths, branchDays, closedDays, figures, figuresLog, playerDays } from '../database/schema/index.ts';
import { dayOfRow, figureZone, sumNames } from './figure-zone.ts';

export interface FoldDeps {
  readonly db: Db;
  readonly clock: Clock;
  /**
   * Runs in the transaction that closes a day, after its last row is added up. What it returns is called once that is in
   * the database. Default: nothing.
   */
  readonly onDayClosed?: (tx: Db, day: ClosedDay) => Promise<() => void>;
}

/** A day that is being closed, and the moment at which it ended. */
export interface ClosedDay {
  readonly day: string;
  readonly end: Date;
}

/** Rows of one transaction. */
const batchSize = 1000;
/** Milliseconds after local midnight at which a day is closed, so that its last bookings are committed. */
const afterMidnight = 5000;

/**
 * Moves rows of the log to `figures`, adds them to the sums of their days, and closes days that are over. Only one node does
 * it at a time. Each batch is one statement, so that a process that ends anywhere neither loses nor doubles a row.
 */
export async function foldFigures({ db, clock, onDayClosed }: FoldDeps, batch = batchSize): Promise<void> {
  const over = dayOver(clock.now());
  for (;;) {
    const moved = await transact(db, async (tx) => ((await isAlone(tx, 'figures')) ? foldBatch(tx, batch) : 0));
    if (moved < batch) break;
  }
  const after = await transact(db, async (tx) => {
    if (!(await isAlone(tx, 'figures')) || (await lastClosed(tx)) >= over) return undefined;
    const end = instantOf(Temporal.PlainDate.from(over).add({ days: 1 }));
    while ((await foldBatch(tx, batch, end)) === batch);
    await tx
      .insert(closedDays)
      .values({ day: over, closedAt: new Date(clock.now()) })
      .onConflictDoNothing();
    return onDayClosed?.(tx, { day: over, end: new Date(end) });
  });
  after?.();
}

/** Returns the last day that may be closed at a moment. */
export function dayOver(now: number): string {
  const at = Temporal.Instant.fromEpochMilliseconds(now - afterMidnight).toZonedDateTimeISO(figureZone);
  return at.toPlainDate().subtract({ days: 1 }).toString();
}

const instantOf = (day: Temporal.PlainDate): string => day.toZonedDateTime(figureZone).toInstant().toString();

async function lastClosed(tx: Db): Promise<string> {
  const result = await tx.execute(sql`SELECT coalesce(max(${closedDays.day})::text, '') AS day FROM ${closedDays}`);
  return String(rowsOf(result)[0]?.['day']);
}

const names = sql.raw(sumNames.join(', '));
const sums = sql.raw(sumNames.map((name) => `sum(${name})`).join(', '));
const added = (table: string): SQL =>
  sql.raw(sumNames.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '));

/**
 * Moves the oldest rows, at most so many. Returns how many. The ancestors of a seller are those at this moment. Groups are
 * written in an order, which keeps the indexes dense.
 */
async function foldBatch(tx: Db, most: number, before?: string): Promise<number> {
  const result = await tx.execute(sql`
    WITH moved AS (
      DELETE FROM ${figuresLog} WHERE id IN (
        SELECT id FROM ${figuresLog} ${before === undefined ? sql`` : sql`WHERE at < ${before}::timestamptz`}
        ORDER BY id LIMIT ${most}::integer)
      RETURNING *
    ), dated AS (SELECT m.*, ${dayOfRow(sql`m`)} AS day FROM moved m),
    kept AS (
      INSERT INTO ${figures} (id, day, at, user_id, seller, currency, product, sport, legs, kind, ${names})
      SELECT id, day, at, user_id, seller, currency, product, sport, legs, kind, ${names} FROM dated
    ), of_players AS (
      INSERT INTO ${playerDays} (seller, currency, day, user_id, product, sport, ${names})
      SELECT seller, currency, day, user_id, product, sport, ${sums} FROM dated
      GROUP BY seller, currency, day, user_id, product, sport ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (seller, currency, day, user_id, product, sport) DO UPDATE SET ${added('player_days')}
    ), of_sellers AS (
      SELECT seller, currency, day, product, sport, ${sql.raw(sumNames.map((name) => `sum(${name}) AS ${name}`).join(', '))}
      FROM dated GROUP BY seller, currency, day, product, sport
    ), of_branches AS (
      INSERT INTO ${branchDays} (node, currency, day, product, sport, ${names})
      SELECT p.ancestor, s.currency, s.day, s.product, s.sport, ${sums}
      FROM of_sellers s JOIN ${agencyPaths} p ON p.descendant = s.seller
      GROUP BY p.ancestor, s.currency, s.day, s.product, s.sport ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (node, currency, day, product, sport) DO UPDATE SET ${added('branch_days')}
    )
    SELECT count(*)::integer AS moved FROM moved`);
  return Number(rowsOf(result)[0]?.['moved']);
}
