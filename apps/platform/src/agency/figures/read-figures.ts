import { agencyProducts, type AgencyKind } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyNodes } from '../../database/schema/index.ts';
import { summedBy, type FigureGroup, type FigureScope } from './figure-source.ts';
import { noFigures, type FigureSums } from './sum-figures.ts';

/** Sums under the id of their group. */
export interface FigureRow {
  readonly id: string;
  readonly sums: FigureSums;
  /** Of a user. */
  readonly name: string | null;
  readonly kind: AgencyKind | null;
}

/** A page of the rows of a group, and how many rows there are. */
export interface FigurePage {
  readonly rows: readonly FigureRow[];
  readonly rowCount: number;
}

const products = sql.raw(`ARRAY[${agencyProducts.map((product) => `'${product}'`).join(', ')}]`);

/** Agents by name, with the own players at the end; players by their stake; days, products and sports in their order. */
const orders: Readonly<Record<FigureGroup, SQL>> = {
  total: sql`id`,
  child: sql`id = 'own', node.name`,
  player: sql`stake DESC, node.name`,
  day: sql`id`,
  product: sql`array_position(${products}, id)`,
  sport: sql`id`,
};

/** Reads one page of the figures of a scope. Run it in one snapshot with what must agree with it. */
export async function readPage(
  db: Db,
  scope: FigureScope,
  by: FigureGroup,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FigurePage> {
  const users = by === 'child' || by === 'player' ? sql`node.user_id = summed.id` : sql`false`;
  const result = await db.execute(sql`
    ${summedBy(scope, by)}
    SELECT (SELECT count(*)::integer FROM summed) AS row_count, page.*
    FROM (SELECT 1) AS one LEFT JOIN (
      SELECT summed.*, node.name, node.kind FROM summed LEFT JOIN ${agencyNodes} node ON ${users}
      ORDER BY ${orders[by]}, id OFFSET ${offset}::integer LIMIT ${limit}::integer) AS page ON true`);
  const rows = rowsOf(result);
  return { rows: rows.filter((row) => row['id'] !== null).map(toRow), rowCount: Number(rows[0]?.['row_count']) };
}

/** Reads the figures of a scope by a group that has few rows. */
export async function readGroups(db: Db, scope: FigureScope, by: FigureGroup): Promise<readonly FigureRow[]> {
  return (await readPage(db, scope, by, { offset: 0, limit: 10_000 })).rows;
}

/** Reads the figures of a scope in one sum. */
export async function readTotal(db: Db, scope: FigureScope): Promise<FigureSums> {
  const [row] = await readGroups(db, scope, 'total');
  return row?.sums ?? noFigures;
}

function toRow(row: Record<string, unknown>): FigureRow {
  const amount = (name: string): bigint => BigInt(String(row[name]));
  const { name, kind } = row;
  return {
    id: String(row['id']),
    name: typeof name === 'string' ? name : null,
    kind: kind === 'root' || kind === 'agent' || kind === 'player' ? kind : null,
    sums: {
      tickets: Number(row['tickets']),
      stake: amount('stake'),
      payout: amount('payout'),
      bonusCost: amount('bonus_cost'),
      creditIn: amount('credit_in'),
      creditOut: amount('credit_out'),
      players: Number(row['players']),
    },
  };
}
