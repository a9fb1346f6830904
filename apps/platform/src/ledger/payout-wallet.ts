import { freeBetCurrencyId, lastRealCurrencyId } from '@kvota/contracts';
import { and, eq, lte } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { wallets } from '../database/schema/index.ts';

/** Returns the wallet that receives the winnings: the paying one, or for a free bet the one of the real currency (OP-97). */
export async function payoutWallet(
  db: Db,
  paidFrom: { userId: string; walletId: string; currencyId: number; currency: string },
): Promise<string | undefined> {
  if (paidFrom.currencyId !== freeBetCurrencyId) return paidFrom.walletId;
  const currency = paidFrom.currency.replace(/^FREEBET-/, '');
  const [row] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(
      and(
        eq(wallets.userId, paidFrom.userId),
        eq(wallets.currency, currency),
        lte(wallets.currencyId, lastRealCurrencyId),
      ),
    );
  return row?.id;
}
