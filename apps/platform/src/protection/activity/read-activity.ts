import { isBonusCurrency, type CurrencyActivity } from '@kvota/contracts';
import { asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { wallets } from '../../database/schema/index.ts';
import type { Period } from '../../database/within.ts';
import { periodSums } from '../../ledger/statement/period-sums.ts';
import { activityOf } from './activity-of.ts';

/** Reads what a user paid and played in a period, by the currencies of its real wallets. */
export async function readActivity(
  db: Db,
  userId: string,
  period: Period,
  length?: number,
): Promise<CurrencyActivity[]> {
  const all = await db.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(asc(wallets.currencyId));
  const own = all.filter(({ currencyId }) => !isBonusCurrency(currencyId));
  const ids = own.map(({ id }) => id);
  const sums = await periodSums(db, ids, period, length);
  return own.flatMap((wallet, at) => {
    const found = sums[at];
    return found === undefined ? [] : [activityOf(wallet, found)];
  });
}
