import { isBonusCurrency, lastRealCurrencyId } from '@kvota/contracts';
import { and, asc, eq, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions, wallets } from '../database/schema/index.ts';
import { debtAccounts, operatorAccount, subBalances, walletAccount } from './account.ts';
import type { Funds } from './ledger.ts';
import type { Draw } from './movements.ts';

/** Inserts a wallet with its accounts, unless the user has one in this currency. Returns the id of the wallet that exists. */
export async function insertWallet(
  db: Db,
  wallet: { id: string; userId: string; currencyId: number; currency: string },
): Promise<string> {
  const isNew = (await db.insert(wallets).values(wallet).onConflictDoNothing().returning()).length > 0;
  const [row] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, wallet.userId), eq(wallets.currencyId, wallet.currencyId)));
  if (!row || row.currency !== wallet.currency) {
    throw new Error(`User ${wallet.userId} has currency id ${wallet.currencyId} as ${row?.currency ?? 'nothing'}.`);
  }
  const own = [...subBalances, 'held' as const].map((kind) => ({
    id: walletAccount(row.id, kind),
    walletId: row.id,
    kind,
    currency: row.currency,
  }));
  const operator = (['house', 'cash', 'promo', 'voucher'] as const).map((kind) => ({
    id: operatorAccount(kind, row.currency, row.id),
    walletId: null,
    kind,
    currency: row.currency,
  }));
  await db
    .insert(accounts)
    .values([...own, ...operator])
    .onConflictDoNothing();
  // After the wallet: a stake that is decided later sees it.
  if (isNew && !isBonusCurrency(row.currencyId)) await interruptReal(db, row);
  return row.id;
}

/** An account of the operator that exists only where it is needed. */
export interface OperatorAccount {
  readonly id: string;
  readonly kind: 'psp' | 'suspense' | 'gift' | 'loss';
  readonly currency: string;
}

/** Opens accounts of the operator that are missing. */
export async function openOperatorAccounts(tx: Db, wanted: readonly OperatorAccount[]): Promise<void> {
  const rows = wanted.map((account) => ({ ...account, walletId: null }));
  await tx.insert(accounts).values(rows).onConflictDoNothing();
}

const movedByTickets = ['wallet_0', 'wallet_1', 'held'] as const;

/** Locks the accounts that tickets use, in the order of their ids, and reads them. */
export async function lockWallet(tx: Db, walletId: string): Promise<Draw & { currency: string }> {
  const ids = movedByTickets.map((kind) => walletAccount(walletId, kind));
  const rows = await tx
    .select({ kind: accounts.kind, balance: accounts.balance, currency: accounts.currency })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.id))
    .for('update');
  const [first] = rows;
  if (!first) throw new Error(`There is no wallet ${walletId}. Open it first.`);
  const balance = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { wallet0: balance('wallet_0'), wallet1: balance('wallet_1'), currency: first.currency };
}

/** Locks a user's wallet by its currency, and with a real one all real wallets. Returns undefined if there is none. */
export async function lockFunds(tx: Db, wallet: UserWallet): Promise<Funds | undefined> {
  const isIt = isBonusCurrency(wallet.currencyId) ? eq(wallets.currencyId, wallet.currencyId) : isReal;
  const rows = await fundRows(tx, wallet, isIt).orderBy(asc(accounts.id)).for('update', { of: accounts });
  return fundsOf(rows, wallet);
}

/** Reads the funds of a wallet without a lock, for an answer. */
export async function readFunds(tx: Db, wallet: UserWallet): Promise<Funds | undefined> {
  return fundsOf(await fundRows(tx, wallet, eq(wallets.currencyId, wallet.currencyId)), wallet);
}

const isReal = lte(wallets.currencyId, lastRealCurrencyId);

interface UserWallet {
  readonly userId: string;
  readonly currencyId: number;
}

const fundRows = (tx: Db, { userId }: UserWallet, isIt: SQL) =>
  tx
    .select({
      walletId: wallets.id,
      currencyId: wallets.currencyId,
      currency: wallets.currency,
      kind: accounts.kind,
      balance: accounts.balance,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(and(eq(wallets.userId, userId), isIt, inArray(accounts.kind, [...movedByTickets])));

function fundsOf(
  found: readonly { walletId: string; currencyId: number; currency: string; kind: string; balance: bigint }[],
  { currencyId }: UserWallet,
): Funds | undefined {
  const rows = found.filter((row) => row.currencyId === currencyId);
  const [first] = rows;
  if (!first) return undefined;
  const balance = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  const { walletId, currency } = first;
  return { walletId, currencyId, currency, wallet0: balance('wallet_0'), wallet1: balance('wallet_1') };
}

/** Locks the wallets of several users in one currency, in the order of their accounts. Users without one are left out. */
export async function lockAllFunds(
  tx: Db,
  { userIds, currencyId, whole }: { userIds: readonly string[]; currencyId: number; whole?: string },
): Promise<ReadonlyMap<string, Funds>> {
  const { userId, currency } = wallets;
  const isAsked = and(inArray(userId, [...userIds]), eq(wallets.currencyId, currencyId));
  const isIt = whole === undefined ? isAsked : or(isAsked, and(eq(userId, whole), isReal));
  const rows = await tx
    .select({
      userId,
      walletId: wallets.id,
      inCurrency: wallets.currencyId,
      currency,
      kind: accounts.kind,
      balance: accounts.balance,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(and(isIt, inArray(accounts.kind, [...movedByTickets])))
    .orderBy(asc(accounts.id))
    .for('update', { of: accounts });
  const funds = new Map<string, Funds>();
  for (const row of rows.filter(({ inCurrency }) => inCurrency === currencyId)) {
    const { userId: owner, walletId, kind, balance } = row;
    const known = funds.get(owner) ?? { walletId, currencyId, currency: row.currency, wallet0: 0n, wallet1: 0n };
    funds.set(owner, {
      ...known,
      ...(kind === 'wallet_0' && { wallet0: balance }),
      ...(kind === 'wallet_1' && { wallet1: balance }),
    });
  }
  return funds;
}

/** Locks all wallets of a user, in the order of their accounts, and marks them as changed. */
export const interruptStakes = (tx: Db, userId: string): Promise<void> => interrupt(tx, eq(wallets.userId, userId));

/** Marks the other real wallets of a user as changed, because the limits that hold for them count one more. */
const interruptReal = (tx: Db, { id, userId }: { readonly id: string; readonly userId: string }): Promise<void> =>
  interrupt(tx, and(eq(wallets.userId, userId), isReal, ne(wallets.id, id)));

async function interrupt(tx: Db, which: SQL | undefined): Promise<void> {
  const own = and(which, inArray(accounts.kind, [...movedByTickets]));
  const rows = await tx
    .select({ id: accounts.id, kind: accounts.kind })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(own)
    .orderBy(asc(accounts.id))
    .for('update', { of: accounts });
  const marked = rows.flatMap(({ id, kind }) => (kind === 'wallet_0' ? [id] : []));
  if (marked.length === 0) return;
  await tx
    .update(accounts)
    .set({ stops: sql`${accounts.stops} + 1` })
    .where(inArray(accounts.id, marked));
}

/** Locks the debt of a user to its parent, and returns it. Opens its accounts if there are none. */
export async function lockDebtOf(tx: Db, { userId, currency }: { userId: string; currency: string }): Promise<bigint> {
  const ids = debtAccounts(userId, currency);
  const pair = (['debt', 'lent'] as const).map((kind) => ({ id: ids[kind], walletId: null, kind, currency }));
  await tx.insert(accounts).values(pair).onConflictDoNothing();
  const rows = await tx.select().from(accounts).where(eq(accounts.id, ids.debt)).for('update');
  return -(rows[0]?.balance ?? 0n);
}

/** Reads how much of a ticket's stake is drawn from each sub-balance and not returned, and how much of it is still held. */
export async function stakeOf(tx: Db, walletId: string, ticketId: string): Promise<Draw & { held: bigint }> {
  const account = (kind: 'wallet_0' | 'wallet_1' | 'held'): string => walletAccount(walletId, kind);
  const rows = await tx
    .select({ accountId: ledgerEntries.accountId, sum: sql<string>`sum(${ledgerEntries.amount})::text` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.refType, 'ticket'),
        eq(ledgerTransactions.refId, ticketId),
        inArray(ledgerTransactions.type, ['hold', 'capture', 'release', 'refund']),
        inArray(ledgerEntries.accountId, [account('wallet_0'), account('wallet_1'), account('held')]),
      ),
    )
    .groupBy(ledgerEntries.accountId);
  const sum = (kind: 'wallet_0' | 'wallet_1' | 'held'): bigint =>
    BigInt(rows.find(({ accountId }) => accountId === account(kind))?.sum ?? '0');
  return { wallet0: -sum('wallet_0'), wallet1: -sum('wallet_1'), held: sum('held') };
}
