import { commissionCycles } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { hasWaitingCorrection } from './draw/corrections.ts';
import { edgeOf, readPlans } from './draw/stored.ts';
import { firstOpenOf } from './known-periods.ts';

/**
 * True if the plan between a user and its parent has figures of a period whose statement is not drawn up yet, or a
 * correction waits for one. After the plan was ended, and its last period closed, none is left.
 */
export async function hasOpenCommission(db: Db, userId: string): Promise<boolean> {
  const edge = await edgeOf(db, userId);
  const versions = edge && (await readPlans(db, edge.parentId, [userId])).get(userId);
  if (versions === undefined) return false;
  if (await hasWaitingCorrection(db, userId)) return true;
  for (const cycle of commissionCycles) {
    const first = await firstOpenOf(db, cycle);
    if (first === undefined) continue;
    for (const [i, { lines, validFrom }] of versions.entries()) {
      const until = versions[i - 1]?.validFrom;
      if (!lines.some((line) => line.cycle === cycle) || (until !== undefined && until <= first.from)) continue;
      if (await hasFigures(db, userId, { from: validFrom > first.from ? validFrom : first.from, until })) return true;
    }
  }
  return false;
}

interface Days {
  readonly from: string;
  /** The first day that is out. */
  readonly until: string | undefined;
}

/** True if a branch has figures of products on some days. What is not added up yet is of the last of them. */
async function hasFigures(db: Db, node: string, { from, until = 'infinity' }: Days): Promise<boolean> {
  const result = await db.execute(sql`SELECT EXISTS (
      SELECT 1 FROM branch_days WHERE node = ${node} AND product <> 'none'
        AND day >= ${from}::date AND day < ${until}::date
    ) OR (${until} = 'infinity' AND EXISTS (
      SELECT 1 FROM figures_log l JOIN agency_paths p ON p.ancestor = ${node} AND p.descendant = l.seller
      WHERE l.product <> 'none')) AS found`);
  return rowsOf(result)[0]?.['found'] === true;
}
