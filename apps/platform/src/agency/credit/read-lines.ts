import { minorToMoney, readAgencySettings, type CreditLine } from '@kvota/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { accounts, agencyCreditLines, agencyNodes } from '../../database/schema/index.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import { leftOf, mayLend } from './debt.ts';

/** Reads the lines between users and their parents, with the debts, by user. */
export async function readLines(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, CreditLine[]>> {
  const { userId, byId, currencyId, currency, limit, lowFloat } = agencyCreditLines;
  const rows = await db
    .select({
      userId,
      currencyId,
      currency,
      limit,
      lowFloat,
      kind: agencyNodes.kind,
      // Never above zero, and no row before the first debt.
      balance: accounts.balance,
    })
    .from(agencyCreditLines)
    .innerJoin(agencyNodes, and(eq(agencyNodes.userId, userId), eq(agencyNodes.parentId, byId)))
    .leftJoin(accounts, eq(accounts.id, sql`'debt:' || ${userId} || ':' || ${currency}`))
    .where(among(userId, userIds))
    .orderBy(asc(currencyId));
  if (rows.length === 0) return new Map();
  const { credit } = readAgencySettings(await listSettings(db, 'agency'));
  const byUser = new Map<string, CreditLine[]>();
  for (const { userId: owner, kind, balance, ...row } of rows) {
    const use = { limit: row.limit, used: -(balance ?? 0n) };
    const line = {
      currency: row.currency,
      currencyId: row.currencyId,
      limit: minorToMoney(use.limit),
      debt: minorToMoney(use.used),
      left: minorToMoney(mayLend(credit, kind) ? leftOf(use) : 0n),
      lowFloat: row.lowFloat === null ? null : minorToMoney(row.lowFloat),
    };
    byUser.set(owner, [...(byUser.get(owner) ?? []), line]);
  }
  return byUser;
}

/** The most children that are listed as below their mark. */
const mostMarks = 20;

/** Reads the direct children of a node whose credit in a currency is below their mark, furthest below first. */
export async function readLowFloats(db: Db, nodeId: string, currency: string) {
  const { userId, byId, lowFloat, currencyId } = agencyCreditLines;
  const credit = sql<string>`coalesce((SELECT sum(a.balance) FROM wallets w JOIN ${accounts} a ON a.wallet_id = w.id
    WHERE w.user_id = ${userId} AND w.currency_id = ${currencyId} AND a.kind IN ('wallet_0', 'wallet_1')), 0)`;
  const rows = await db
    .select({
      userId,
      username: agencyNodes.name,
      mark: sql<string>`${lowFloat}::text`,
      credit: sql<string>`${credit}::text`,
    })
    .from(agencyCreditLines)
    .innerJoin(agencyNodes, and(eq(agencyNodes.userId, userId), eq(agencyNodes.parentId, byId)))
    .where(
      and(
        eq(byId, nodeId),
        eq(agencyCreditLines.currency, currency),
        sql`${lowFloat} IS NOT NULL`,
        sql`${credit} < ${lowFloat}`,
      ),
    )
    .orderBy(sql`${credit} - ${lowFloat}`, asc(agencyNodes.name))
    .limit(mostMarks);
  return rows.map(({ mark, credit: has, ...node }) => ({
    ...node,
    credit: minorToMoney(BigInt(has)),
    mark: minorToMoney(BigInt(mark)),
  }));
}
