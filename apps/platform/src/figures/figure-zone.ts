import { sql, type SQL } from 'drizzle-orm';

import { closedDays, figuresLog } from '../database/schema/index.ts';

/** The time zone of the days of figures. */
export const figureZone = 'Europe/Belgrade';

/** The first day that takes rows, as a subquery. Before any day was closed, every day does. */
const firstOpen = sql`(SELECT coalesce(max(${closedDays.day}) + 1, '-infinity'::date) FROM ${closedDays})`;

/**
 * Returns the day of a row of the log: the local one of its moment, or the first open day if that one is closed. `row` is
 * the alias of the log.
 */
export const dayOfRow = (row: SQL): SQL =>
  sql`greatest((${row}.at AT TIME ZONE ${sql.raw(`'${figureZone}'`)})::date, ${firstOpen})`;

/** The columns of a row that are added up, without an alias. */
export const sumNames = ['tickets', 'stake', 'payout', 'bonus_cost', 'credit_in', 'credit_out'] as const;

/** The rows of the log with their days, as a subquery with the columns of `figures`. */
export const datedLog: SQL = sql`(SELECT l.*, ${dayOfRow(sql`l`)} AS day FROM ${figuresLog} l)`;
