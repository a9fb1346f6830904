import { minorToMoney, type FloatAlert } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { accounts, agencyCreditLines, agencyNodes, users, wallets } from '../../database/schema/index.ts';
import { countedRows, type Counted } from '../counted-rows.ts';

/**
 * Reads the direct children of a node whose credit is below their mark, those with the smallest share of it first. Without a
 * currency, those of all currencies.
 */
export async function readLowFloats(
  db: Db,
  nodeId: string,
  { currency = null, limit }: { readonly currency?: string | null; readonly limit: number },
): Promise<Counted<FloatAlert>> {
  const result = await db.execute(sql`
    SELECT count(*) OVER ()::integer AS count, n.user_id, n.name, line.currency, line.low_float::text AS mark,
      held.credit::text AS credit
    FROM ${agencyCreditLines} line
    JOIN ${agencyNodes} n ON n.user_id = line.user_id AND n.parent_id = line.by_id
    JOIN ${users} u ON u.id = n.user_id AND u.closed_at IS NULL
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(a.balance), 0) AS credit FROM ${wallets} w JOIN ${accounts} a ON a.wallet_id = w.id
      WHERE w.user_id = line.user_id AND w.currency_id = line.currency_id AND a.kind IN ('wallet_0', 'wallet_1')
    ) held
    WHERE line.by_id = ${nodeId} AND line.low_float IS NOT NULL AND held.credit < line.low_float
      AND (${currency}::text IS NULL OR line.currency = ${currency}::text)
    ORDER BY held.credit / line.low_float, n.name LIMIT ${limit}::integer`);
  return countedRows(result, (row) => ({
    userId: String(row['user_id']),
    username: String(row['name']),
    credit: minorToMoney(BigInt(String(row['credit']))),
    mark: minorToMoney(BigInt(String(row['mark']))),
    currency: String(row['currency']),
  }));
}
