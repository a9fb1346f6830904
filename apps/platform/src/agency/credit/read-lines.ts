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
