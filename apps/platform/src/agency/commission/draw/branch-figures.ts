import type { Figures } from '@kvota/commission';
import { agencyProducts, minorToMoney, type AgencyProduct } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import { inBytes } from '../../../database/among.ts';
import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import { branchDays, figures, playerDays } from '../../../database/schema/index.ts';
import { datedLog } from '../../../figures/figure-zone.ts';
import { pathsEver, wasBelow } from '../../tree.ts';
import type { CommissionSpan } from '../periods.ts';

/** Sums of a product in minor units. */
export interface ProductSums {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly bonusCost: bigint;
  /** Users with a settled stake. */
  readonly active: number;
}

/** Sums of a branch. A product that is missing has no movements. */
export interface BranchFigures {
  readonly products: ReadonlyMap<AgencyProduct, ProductSums>;
  readonly active: number;
}

/** Branches of nodes, in a currency, on the days of a period. */
export interface BranchScope {
  readonly nodes: readonly string[];
  readonly currency: string;
  readonly period: CommissionSpan;
}

export const noBranchFigures: BranchFigures = { products: new Map(), active: 0 };

/** The condition of rows with the columns of `figures`: the days, the currency, and no credit that was moved. */
export const isInScope = ({ currency, period: { from, to } }: Omit<BranchScope, 'nodes'>): SQL =>
  sql`(day >= ${from}::date AND day <= ${to}::date AND currency = ${currency}::text AND product <> 'none')`;

/**
 * The sellers of each node: itself, and the agents below, with the days on which they were there. A union, because the index
 * of agents has no other users.
 */
export const sellersOf = (nodes: readonly string[]): SQL => sql`
  SELECT ancestor AS node, descendant AS seller, since, until FROM ${pathsEver} AS paths
  WHERE ancestor IN (${idsIn(nodes)}) AND is_agent AND depth > 0
  UNION ALL SELECT one.id, one.id, '-infinity', 'infinity' FROM (${idsIn(nodes)}) AS one (id)`;

const idsIn = (nodes: readonly string[]): SQL =>
  sql`SELECT DISTINCT jsonb_array_elements_text(${JSON.stringify(nodes)}::jsonb)`;

/**
 * Reads the figures of branches: sums of days, and what the worker has not added to them yet. One statement, so that each
 * movement is in it once. OFFSET keeps the sums a loop over an index: the planner guesses far too many sellers,
 * and it would read those of everybody.
 */
export async function readBranches(db: Db, scope: BranchScope): Promise<ReadonlyMap<string, BranchFigures>> {
  const where = isInScope(scope);
  const result = await db.execute(sql`
    WITH sellers AS (${sellersOf(scope.nodes)}),
    logged AS (SELECT * FROM ${datedLog} log WHERE ${where}),
    money AS (
      SELECT node, product, sum(stake) AS stake, sum(payout) AS payout, sum(bonus_cost) AS bonus_cost FROM (
        SELECT one.node, d.* FROM (SELECT DISTINCT node FROM sellers) AS one CROSS JOIN LATERAL (
          SELECT product, stake, payout, bonus_cost FROM ${branchDays} b WHERE b.node = one.node AND ${where} OFFSET 0) d
        UNION ALL SELECT node, product, stake, payout, bonus_cost FROM logged JOIN sellers USING (seller) WHERE ${wasBelow}
      ) AS booked GROUP BY node, product
    ), people AS (
      SELECT node, product, count(DISTINCT ${inBytes('user_id')})::integer AS active FROM (
        SELECT s.node, d.* FROM sellers s CROSS JOIN LATERAL (
          SELECT product, user_id FROM ${playerDays} p
          WHERE p.seller = s.seller AND ${wasBelow} AND stake > 0 AND ${where} OFFSET 0) d
        UNION ALL SELECT node, product, user_id FROM logged JOIN sellers USING (seller) WHERE stake > 0 AND ${wasBelow}
      ) AS played GROUP BY GROUPING SETS ((node, product), (node))
    )
    SELECT node, product, stake::text, payout::text, bonus_cost::text, coalesce(active, 0) AS active
      FROM money LEFT JOIN people USING (node, product)
    UNION ALL SELECT node, NULL, NULL, NULL, NULL, active FROM people WHERE product IS NULL`);
  const branches = new Map<string, { products: Map<AgencyProduct, ProductSums>; active: number }>();
  for (const row of rowsOf(result)) {
    const node = String(row['node']);
    const branch = branches.get(node) ?? { products: new Map<AgencyProduct, ProductSums>(), active: 0 };
    branches.set(node, branch);
    const active = Number(row['active']);
    const product = agencyProducts.find((name) => name === row['product']);
    const amount = (name: string): bigint => BigInt(String(row[name]));
    if (product === undefined) branch.active = active;
    else {
      const [stake, payout, bonusCost] = [amount('stake'), amount('payout'), amount('bonus_cost')];
      branch.products.set(product, { stake, payout, bonusCost, active });
    }
  }
  return branches;
}

/** Stakes of a branch by product and number of selections. */
export type Selections = ReadonlyMap<AgencyProduct, Readonly<Record<string, string>>>;

/**
 * Reads the stakes of a branch by number of selections. A round of a game counts as one. The index of movements begins with
 * the day, so that each day of each seller is read.
 */
export async function readSelections(db: Db, node: string, scope: Omit<BranchScope, 'nodes'>): Promise<Selections> {
  const where = isInScope(scope);
  const { currency, period } = scope;
  const { from, to } = period;
  const result = await db.execute(sql`
    WITH sellers AS (${sellersOf([node])})
    SELECT product, greatest(legs, 1) AS legs, sum(stake)::text AS stake FROM (
      SELECT f.* FROM sellers s CROSS JOIN generate_series(${from}::date, ${to}::date, interval '1 day') AS one
      CROSS JOIN LATERAL (
        SELECT product, legs, stake FROM ${figures} f
        WHERE f.day = one::date AND ${wasBelow} AND f.currency = ${currency}::text AND f.seller = s.seller AND product <> 'none' OFFSET 0) f
      UNION ALL SELECT product, legs, stake FROM ${datedLog} log JOIN sellers USING (seller) WHERE ${where} AND ${wasBelow}
    ) AS booked GROUP BY 1, 2`);
  const stakes = new Map<AgencyProduct, Record<string, string>>();
  for (const row of rowsOf(result)) {
    const product = agencyProducts.find((name) => name === row['product']);
    if (product === undefined) continue;
    const known = stakes.get(product) ?? {};
    known[String(row['legs'])] = minorToMoney(BigInt(String(row['stake'])));
    stakes.set(product, known);
  }
  return stakes;
}

/** Returns the sums of a branch as statements have them. */
export function toProducts({ products }: BranchFigures, selections?: Selections): Figures['products'] {
  return Object.fromEntries(
    [...products].map(([name, { stake, payout, bonusCost, active }]) => [
      name,
      {
        stake: minorToMoney(stake),
        payout: minorToMoney(payout),
        bonusCost: minorToMoney(bonusCost),
        active,
        ...(selections && { selections: selections.get(name) ?? {} }),
      },
    ]),
  );
}

/** Returns GGR and NGR of a branch, in minor units. */
export function sumsOf({ products }: BranchFigures): { readonly ggr: bigint; readonly ngr: bigint } {
  const all = [...products.values()];
  const ggr = all.reduce((sum, { stake, payout }) => sum + stake - payout, 0n);
  return { ggr, ngr: all.reduce((sum, { bonusCost }) => sum - bonusCost, ggr) };
}
