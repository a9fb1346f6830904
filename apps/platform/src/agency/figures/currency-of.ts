import { lastRealCurrencyId } from '@kvota/contracts';
import { and, asc, eq, lte } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { wallets } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { rootCurrency } from '../move-credit.ts';

export interface ReportCurrency {
  readonly currencyId: number;
  readonly currency: string;
}

/**
 * Returns the currency of a report: the one of that id, else that of the actor's first wallet. The operator has no wallets
 * as the root. Throws 400 for an id that no wallet has, and for free bets.
 */
export async function currencyOf(db: Db, nodeId: string, currencyId: number | undefined): Promise<ReportCurrency> {
  const isReal = lte(wallets.currencyId, lastRealCurrencyId);
  const { currency, currencyId: id } = wallets;
  const own = await db
    .select({ currencyId: id, currency })
    .from(wallets)
    .where(and(eq(wallets.userId, nodeId), isReal))
    .orderBy(asc(id));
  const known = [...own, rootCurrency];
  if (currencyId === undefined) return known[0] ?? rootCurrency;
  const found = known.find((one) => one.currencyId === currencyId);
  if (found) return found;
  const [other] = await db
    .select({ currencyId: id, currency })
    .from(wallets)
    .where(and(eq(id, currencyId), isReal))
    .limit(1);
  if (other === undefined) throw problem('invalidInput', { detail: 'query.currencyId: the id of a currency of money' });
  return other;
}
