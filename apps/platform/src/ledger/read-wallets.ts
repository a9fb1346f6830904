import { currencyLabel, minorToMoney, type Wallet } from '@kvota/contracts';
import { asc, eq } from 'drizzle-orm';

import { amongFew } from '../database/among.ts';
import type { Db } from '../database/database.ts';
import { accounts, wallets } from '../database/schema/index.ts';
import type { SubBalance } from './account.ts';

/** Reads the wallets of users in the form of the wire, ordered by currency id (WAL-02, WAL-03). */
export async function readWallets(db: Db, userIds: readonly string[]): Promise<Wallet[][]> {
  const rows = await db
    .select({
      userId: wallets.userId,
      currencyId: wallets.currencyId,
      currency: wallets.currency,
      kind: accounts.kind,
      balance: accounts.balance,
    })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.walletId, wallets.id))
    .where(amongFew(wallets.userId, userIds))
    .orderBy(asc(wallets.currencyId));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return userIds.map((userId) => {
    const byCurrency = Map.groupBy(byUser.get(userId) ?? [], ({ currencyId }) => currencyId);
    return [...byCurrency.values()].flatMap((group) => {
      const [first] = group;
      return first ? [toWallet(first, new Map(group.map(({ kind, balance }) => [kind, balance])))] : [];
    });
  });
}

function toWallet(
  { currencyId, currency }: { currencyId: number; currency: string },
  balances: ReadonlyMap<string, bigint>,
): Wallet {
  const minor = (kind: SubBalance): bigint => balances.get(kind) ?? 0n;
  return {
    currency_id: currencyId,
    currency,
    wallet_0: minorToMoney(minor('wallet_0')),
    wallet_1: minorToMoney(minor('wallet_1')),
    wallet_2: minorToMoney(minor('wallet_2')),
    wallet_3: minorToMoney(minor('wallet_3')),
    wallet_4: minorToMoney(minor('wallet_4')),
    wallet_5: minorToMoney(minor('wallet_5')),
    wallet_6: minorToMoney(minor('wallet_6')),
    credit_text: `${minorToMoney(minor('wallet_0') + minor('wallet_1'))} ${currencyLabel(currency)}`.trim(),
  };
}
