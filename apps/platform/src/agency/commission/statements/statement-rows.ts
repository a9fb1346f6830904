import { agencyProducts, minorToMoney, type agencyCalls, type CallQuery, type StatementRow } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import { agencyPaths, figures } from '../../../database/schema/index.ts';
import { datedLog } from '../../../figures/figure-zone.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { currencyOf } from '../../figures/currency-of.ts';
import { readBriefly } from '../../read-briefly.ts';
import { requireBelow } from '../../tree.ts';
import type { AgencyCommission } from '../commission.ts';
import { isInScope, sellersOf } from '../draw/branch-figures.ts';
import { requirePeriod } from '../known-periods.ts';

/** Rows of an answer. */
export const rowsOfPage = 1000;

/** Serves the movements that statements add up, in the order in which they were booked. */
export function createStatementRows({
  db,
  clock,
}: Pick<AgencyDeps, 'db' | 'clock'>): Pick<AgencyCommission, 'statementRows'> {
  return {
    async statementRows({ nodeId }, query) {
      const scope = { nodeId, now: clock.now(), limit: rowsOfPage + 1 };
      const rows = await readBriefly(db, async (tx) => readStatementRows(tx, query, scope));
      const page = rows.slice(0, rowsOfPage);
      return { rows: page, next: rows.length > rowsOfPage ? (page.at(-1)?.id ?? null) : null };
    },
  };
}

type RowsQuery = CallQuery<(typeof agencyCalls)['agencyStatementRows']>;

/** The caller of a list, and its moment. */
interface RowScope {
  readonly nodeId: string;
  readonly now: number;
}

/** Reads movements by id, behind a row, up to a row. */
export async function readStatementRows(
  tx: Db,
  query: RowsQuery,
  { limit, last, ...scope }: RowScope & { readonly limit: number; readonly last?: string },
): Promise<StatementRow[]> {
  const columns = sql`id, day, at, user_id, seller, product, legs, stake, payout, bonus_cost`;
  const end = last === undefined ? sql`` : sql`AND id <= ${last}::numeric`;
  const booked = await movements(tx, query, { ...scope, columns, end });
  const result = await tx.execute(sql`
    WITH page AS (${booked} ORDER BY id LIMIT ${limit}::integer)
    SELECT page.id::text, page.day::text, page.at, page.user_id, page.product, page.legs, page.stake::text,
      page.payout::text, page.bonus_cost::text, coalesce(seen.name, '') AS username
    FROM page LEFT JOIN ${agencyPaths} seen ON seen.ancestor = ${scope.nodeId} AND seen.descendant = page.user_id
    ORDER BY page.id`);
  return rowsOf(result).map(toRow);
}

/** Counts movements up to one more than can be listed, and returns the id of the last one that was counted. */
export async function countStatementRows(
  tx: Db,
  query: RowsQuery,
  { most, ...scope }: RowScope & { readonly most: number },
): Promise<{ readonly rows: number; readonly last: string }> {
  const booked = await movements(tx, query, { ...scope, columns: sql`id, seller`, end: sql`` });
  const result = await tx.execute(sql`
    SELECT count(*)::integer AS rows, coalesce(max(id), 0)::text AS last
    FROM (${booked} LIMIT ${most + 1}::integer) counted`);
  const [row] = rowsOf(result);
  return { rows: Number(row?.['rows']), last: String(row?.['last']) };
}

/** Selects the movements of a statement. Throws 404 if its user is not in the branch, or if there is no such period. */
async function movements(
  tx: Db,
  { periodId, userId, currencyId, after = '0' }: RowsQuery,
  { nodeId, now, columns, end }: RowScope & { readonly columns: SQL; readonly end: SQL },
): Promise<SQL> {
  await requireBelow(tx, nodeId, userId);
  const { span } = await requirePeriod(tx, periodId, now);
  const { currency } = await currencyOf(tx, nodeId, currencyId);
  const where = sql`${isInScope({ currency, period: span })} AND id > ${after}::numeric ${end}`;
  return sql`
    SELECT ${columns} FROM (
      SELECT ${columns}, day AS of_day FROM ${figures} WHERE ${where}
      UNION ALL SELECT ${columns}, day FROM ${datedLog} log WHERE ${where}
    ) AS booked JOIN (${sellersOf([userId])}) sellers USING (seller) WHERE of_day >= since AND of_day < until`;
}

function toRow(row: Record<string, unknown>): StatementRow {
  const text = (name: string): string => String(row[name]);
  const money = (name: string): string => minorToMoney(BigInt(text(name)));
  const product = agencyProducts.find((name) => name === row['product']);
  if (product === undefined) throw new Error(`The movement ${text('id')} has no product.`);
  const { at } = row;
  return {
    id: text('id'),
    day: text('day'),
    at: isoTime(at instanceof Date ? at.getTime() : Date.parse(String(at))),
    userId: text('user_id'),
    username: text('username'),
    product,
    selections: Number(row['legs']),
    stake: money('stake'),
    payout: money('payout'),
    bonusCost: money('bonus_cost'),
  };
}
