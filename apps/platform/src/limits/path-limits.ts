import { limitKeys, limitSwitches, type LimitKey, type LimitSwitch, type OwnLimitKey } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { agencyLimits, agencyPaths, playerLimits } from '../database/schema/index.ts';

/** Limits that players set for their own play. */
const ownKeys = ['singleStake', 'stakeMonth', 'lossMonth'] as const satisfies readonly OwnLimitKey[];

/**
 * A limit of a node, seen from a user below it, or one that the user has set. `value` is in minor units or a count, 0 for a
 * switch that is off.
 */
export interface PathLimit {
  readonly key: LimitKey | LimitSwitch | (typeof ownKeys)[number];
  /** Empty for switches and counts. */
  readonly currency: string;
  readonly value: bigint;
  /** Levels from the user up to the node. */
  readonly depth: number;
  /** The node that has set it; null if the user has. */
  readonly byId: string | null;
}

/**
 * Returns the strictest of each key and currency: the highest of least stakes, the lowest of others. Of equal ones the
 * highest in the tree, because the value stays in force without those below. Limits that the user has set are kept beside
 * them: they count all currencies.
 */
export function strictest<L extends Omit<PathLimit, 'byId'> & { readonly byId?: string | null }>(
  limits: readonly L[],
): L[] {
  const found = new Map<string, L>();
  for (const limit of limits) {
    const id = `${limit.key} ${limit.currency} ${limit.byId === null ? 'own' : ''}`;
    const other = found.get(id);
    if (other === undefined || isStricter(limit, other)) found.set(id, limit);
  }
  return [...found.values()];
}

function isStricter(one: Omit<PathLimit, 'byId'>, other: Omit<PathLimit, 'byId'>): boolean {
  if (one.value === other.value) return one.depth > other.depth;
  return one.key === 'minStake' ? one.value > other.value : one.value < other.value;
}

/**
 * Selects the limits of the path of a user and those that the user has set as JSON; null without any. It probes a table
 * once for each level and one once more, also if many users have limits.
 */
export const pathLimits = (userId: SQL): SQL => sql`(
  SELECT jsonb_agg(jsonb_build_object('key', one.key, 'currency', one.currency, 'value', one.value::text,
    'depth', one.depth, 'byId', one.by_id))
  FROM (
    SELECT own.key, own.currency, own.value, up.depth, own.by_id
    FROM ${agencyPaths} up
    CROSS JOIN LATERAL (SELECT * FROM ${agencyLimits} WHERE user_id = up.ancestor OFFSET 0) AS own
    WHERE up.descendant = ${userId}
    UNION ALL
    SELECT CASE kind WHEN 'off' THEN product WHEN 'stakes' THEN 'stake' || initcap(period)
        WHEN 'loss' THEN 'loss' || initcap(period) ELSE kind END, currency, amount, 0, NULL
    FROM ${playerLimits} WHERE user_id = ${userId} AND kind NOT IN ('deposit', 'time', 'night')
  ) AS one)`;

const keys = [...limitSwitches, ...limitKeys, ...ownKeys];
const Row = v.object({
  key: v.picklist(keys),
  currency: v.string(),
  value: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
  depth: v.number(),
  byId: v.nullable(v.string()),
});

/** Parses what `pathLimits` selects into the limits in force, in the order of their keys. */
export const PathLimits = v.pipe(
  v.nullable(v.array(Row)),
  v.transform((rows): readonly PathLimit[] =>
    strictest(rows ?? []).sort(
      (a, b) => keys.indexOf(a.key) - keys.indexOf(b.key) || Number(isStricter(b, a)) - Number(isStricter(a, b)),
    ),
  ),
);

/** Reads the limits in force for a user. */
export async function readLimits(db: Db, userId: string): Promise<readonly PathLimit[]> {
  const [row] = rowsOf(await db.execute(sql`SELECT ${pathLimits(sql`${userId}::text`)} AS limits`));
  return v.parse(PathLimits, row?.['limits']);
}
