import { sql, type SQL } from 'drizzle-orm';

import { inBytes } from '../../database/among.ts';
import {
  agencyNodes,
  agencyPastPaths,
  branchDays,
  closedDays,
  figures,
  playerDays,
} from '../../database/schema/index.ts';
import { datedLog, sumNames } from '../../figures/figure-zone.ts';
import { pathsEver, wasBelow } from '../tree.ts';
import type { FigureSpan } from './periods.ts';

/** By what figures are summed. `total` has one row. */
export type FigureGroup = 'total' | 'child' | 'player' | 'day' | 'product' | 'sport';

/** The figures to read: of a branch, or of one user as far as the branch sold to that user. */
export interface FigureScope {
  readonly node: string;
  readonly userId?: string | undefined;
  readonly currency: string;
  readonly span: FigureSpan;
}

const columns = sql.raw(sumNames.join(', '));
const facts = sql`day, product, sport, ${columns}`;

const isWhole = ({ from, to }: FigureSpan): SQL => sql`(day >= ${from}::date AND day <= ${to}::date)`;

const isPart = ({ part }: FigureSpan): SQL =>
  part === undefined
    ? sql`false`
    : sql`(day = ${part.day}::date AND at < ${new Date(part.before).toISOString()}::timestamptz)`;

/**
 * Rows that are not in the sums yet, read once for a statement: the log has no index by day. One statement sees each movement
 * once, wherever the worker has it at that moment.
 */
const logged = ({ currency, span }: FigureScope): SQL =>
  sql`SELECT * FROM ${datedLog} log WHERE currency = ${currency}::text AND (${isWhole(span)} OR ${isPart(span)})
    AND ${lastDay(span)} > (SELECT coalesce(max(c.day), '-infinity') FROM ${closedDays} c)`;

/** The last day of a span. The log has no rows of days that are closed. */
const lastDay = ({ to, part }: FigureSpan): SQL => sql`greatest(${to}::date, ${part?.day ?? to}::date)`;

/**
 * The rows of users that the sellers have sold to: the sums of whole days, the movements of a part of a day, and what is not
 * in the sums yet. OFFSET keeps the sums a loop over an index, seller by seller: the planner guesses far too many sellers, and
 * would read the days of everybody.
 */
function userRows({ currency, span, userId }: FigureScope): SQL {
  const own = sql`currency = ${currency}::text`;
  const log = sql`SELECT sellers.*, user_id, ${facts} FROM logged JOIN sellers USING (seller) WHERE ${wasBelow}`;
  if (userId !== undefined) {
    const ofUser = sql`${own} AND user_id = ${userId}::text`;
    return sql`(
      SELECT sellers.*, user_id, ${facts} FROM ${playerDays} JOIN sellers USING (seller)
        WHERE ${ofUser} AND ${wasBelow} AND ${isWhole(span)}
      UNION ALL SELECT sellers.*, user_id, ${facts} FROM ${figures} JOIN sellers USING (seller)
        WHERE ${ofUser} AND ${wasBelow} AND ${isPart(span)}
      UNION ALL ${log} AND user_id = ${userId}::text)`;
  }
  return sql`(
    SELECT sellers.*, sold.* FROM sellers CROSS JOIN LATERAL (
      SELECT user_id, ${facts} FROM ${playerDays} d
      WHERE d.seller = sellers.seller AND ${wasBelow} AND ${own} AND ${isWhole(span)} OFFSET 0) sold
    ${partRows(span, sql`sellers.*, sold.*`, sql`user_id, ${facts}`, own)}
    UNION ALL ${log})`;
}

/** The movements of a part of a day, seller by seller. Nothing for a span of whole days. */
function partRows(span: FigureSpan, selected: SQL, columns: SQL, own: SQL): SQL {
  if (span.part === undefined) return sql``;
  return sql`UNION ALL SELECT ${selected} FROM sellers CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${figures} f
      WHERE f.seller = sellers.seller AND ${wasBelow} AND ${own} AND ${isPart(span)} OFFSET 0) sold`;
}

/** The rows of the branch: as those of users, with the sums of the branch in place of those of its users. */
function branchRows({ node, currency, span }: FigureScope): SQL {
  const own = sql`currency = ${currency}::text`;
  return sql`(
    SELECT ${facts} FROM ${branchDays} WHERE node = ${node} AND ${own} AND ${isWhole(span)}
    ${partRows(span, sql`sold.*`, facts, own)}
    UNION ALL SELECT ${facts} FROM logged JOIN sellers USING (seller) WHERE ${wasBelow})`;
}

/** The rows of the direct children, and of the node itself as `own`. */
function childRows({ node, currency, span }: FigureScope): SQL {
  const own = sql`currency = ${currency}::text`;
  return sql`(
    SELECT children.child, d.* FROM (${childrenEver(node)}) children CROSS JOIN LATERAL (
      SELECT ${facts} FROM ${branchDays} b
      WHERE b.node = children.child AND ${wasBelow} AND ${own} AND ${isWhole(span)} OFFSET 0) d
    UNION ALL SELECT 'own', ${facts} FROM ${playerDays} WHERE seller = ${node} AND ${own} AND ${isWhole(span)}
    ${partRows(span, sql`sellers.child, sold.*`, facts, own)}
    UNION ALL SELECT child, ${facts} FROM logged JOIN sellers USING (seller) WHERE ${wasBelow})`;
}

/** The direct children that sell, each with the days on which it was one. */
const childrenEver = (node: string): SQL => sql`
  SELECT user_id AS child, since, 'infinity'::date AS until FROM ${agencyNodes} WHERE parent_id = ${node} AND kind = 'agent'
  UNION ALL SELECT descendant, since, until FROM ${agencyPastPaths} WHERE ancestor = ${node} AND depth = 1 AND is_agent`;

/**
 * The sellers of the branch: the node, and the agents below, with the days on which they were there. By child, each with the
 * direct child in whose branch it was. Unions, because the index of agents has no other users.
 */
const sellers = (node: string, by: FigureGroup): SQL =>
  by === 'child'
    ? sql`
      SELECT p.descendant AS seller, children.child, greatest(children.since, p.since) AS since,
        least(children.until, p.until) AS until
      FROM (${childrenEver(node)}) children JOIN ${pathsEver} p ON p.ancestor = children.child AND p.is_agent
      WHERE greatest(children.since, p.since) < least(children.until, p.until)
      UNION ALL SELECT ${node}::text, 'own', '-infinity', 'infinity'`
    : sql`
      SELECT descendant AS seller, since, until FROM ${pathsEver} AS paths
      WHERE ancestor = ${node} AND is_agent AND depth > 0
      UNION ALL SELECT ${node}::text, '-infinity', 'infinity'`;

const groupColumns: Readonly<Record<FigureGroup, SQL>> = {
  total: sql`''`,
  child: sql`child`,
  player: sql`user_id`,
  day: sql`day::text`,
  product: sql`product`,
  sport: sql`sport`,
};

function moneyRows(scope: FigureScope, by: FigureGroup): SQL {
  if (by === 'child') return sql`${childRows(scope)} AS money`;
  return sql`${branchRows(scope)} AS money`;
}

const sumColumns = sql.raw(sumNames.map((name) => `sum(${name}) AS ${name}`).join(', '));

/** Returns the parts of a statement that sums a scope by a group: `summed` has the columns id, the sums, and players. */
export function summedBy(scope: FigureScope, by: FigureGroup): SQL {
  const id = groupColumns[by];
  const sources = sql`WITH sellers AS MATERIALIZED (${sellers(scope.node, by)}),
    logged AS MATERIALIZED (${logged(scope)})`;
  // Rows of one user each: their stakes are not read once more to count players.
  if (by === 'player' || scope.userId !== undefined)
    return sql`${sources}, summed AS (
      SELECT ${id} AS id, ${sumColumns}, bool_or(stake > 0)::integer AS players FROM ${userRows(scope)} AS money GROUP BY 1
    )`;
  return sql`${sources},
    money AS (SELECT ${id} AS id, ${sumColumns} FROM ${moneyRows(scope, by)} GROUP BY 1),
    people AS (
      SELECT ${id} AS id, count(DISTINCT ${inBytes('user_id')})::integer AS players
      FROM ${userRows(scope)} AS users WHERE stake > 0 GROUP BY 1
    ), summed AS (
      SELECT money.*, coalesce(people.players, 0) AS players FROM money LEFT JOIN people USING (id)
    )`;
}
