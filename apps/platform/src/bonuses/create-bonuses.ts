import { freeBetCurrencyId, minorToMoney, type Bonus } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { transactAct } from '../acts/transact-act.ts';
import type { Db } from '../database/database.ts';
import { accounts, bonuses, ledgerEntries, ledgerTransactions, wallets } from '../database/schema/index.ts';
import { within } from '../database/within.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { operatorAccount } from '../ledger/account.ts';
import { CreditTooHigh, requireRoom } from '../ledger/balance-limit.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { drawOf, incomeMovements, takeMovements } from '../ledger/movements.ts';
import { guardedGrant } from '../protection/guard/guard-store.ts';
import { isStaffAccount } from '../users/staff-account.ts';
import { remainingBonuses, type LotEvent } from './bonus-lots.ts';
import type { Bonuses, Granted, NewBonus } from './bonuses.ts';
import type { Ids } from '../kernel/ids.ts';

export interface BonusDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet' | 'openAccounts' | 'lock' | 'post'>;
}

type BonusRow = typeof bonuses.$inferSelect;

const pageSize = 20;
const freeBets = { currencyId: freeBetCurrencyId, currency: 'FREEBET-RSD' };

export function createBonuses(deps: BonusDeps): Bonuses {
  const { db, clock } = deps;
  const endDue = async (): Promise<void> => {
    for (const bonus of await dueBonuses(db, clock.now())) await endBonus(deps, bonus);
  };

  return {
    async grant(bonus) {
      if (bonus.amount <= 0n) throw new RangeError(`A bonus must be above zero, not ${bonus.amount} minor units.`);
      try {
        return await transactAct(
          db,
          (tx) => grant(tx, deps, bonus),
          ({ kind }) => kind === 'granted',
        );
      } catch (error) {
        if (error instanceof CreditTooHigh) return { kind: 'tooMuch' };
        throw error;
      }
    },

    async list(userId, { page, kind, ...period }) {
      const where = and(
        eq(bonuses.userId, userId),
        kind === undefined ? undefined : eq(bonuses.kind, kind),
        within(bonuses.grantedAt, period),
      );
      const [count, rows] = await Promise.all([
        db.$count(bonuses, where),
        db
          .select()
          .from(bonuses)
          .where(where)
          .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ]);
      const [walletId] = rows.map((row) => row.walletId);
      const left =
        walletId === undefined ? new Map<string | undefined, bigint>() : await remaindersIn(db, { userId, walletId });
      return {
        result: rows.map((row) => toBonus(row, left.get(row.id) ?? 0n)),
        totalPages: Math.ceil(count / pageSize),
      };
    },

    endDue,
  };
}

async function grant(tx: Db, { clock, ids, ledger }: BonusDeps, bonus: NewBonus): Promise<Granted> {
  const { key, userId, kind, name, amount, expiresAt, period } = bonus;
  if (await isStaffAccount(tx, userId)) return { kind: 'staff' };
  const guarded = await guardedGrant(tx, userId, clock.now());
  const walletId = await ledger.openWallet(tx, { userId, ...freeBets });
  const funds = await ledger.lock(tx, { userId, currencyId: freeBetCurrencyId });
  const earlier = await grantedBefore(tx, bonus);
  if (earlier) return earlier;
  if (guarded !== undefined) return { kind: guarded };
  if (funds) requireRoom(funds, amount);
  const [id, at] = [ids(), new Date(clock.now())];
  await openGifts(tx, ledger, walletId);
  const { first } = await ledger.post(tx, {
    ...key,
    id: ids(),
    type: 'bonus',
    refType: 'bonus',
    refId: id,
    at,
    movements: incomeMovements(walletId, freeBets.currency, 'gift', 'wallet_0', amount),
    details: expiresAt === undefined ? [] : [{ code: 'validUntil', params: { at: isoTime(expiresAt) } }],
  });
  // Another user was granted something under this key in the meantime.
  if (!first) return (await grantedBefore(tx, bonus)) ?? { kind: 'otherGrant' };
  await tx.insert(bonuses).values({
    id,
    userId,
    walletId,
    kind,
    name,
    amount,
    currency: freeBets.currency,
    grantedAt: at,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    periodFrom: period?.from ?? null,
    periodTo: period?.to ?? null,
  });
  return { kind: 'granted', id };
}

const openGifts = (tx: Db, ledger: BonusDeps['ledger'], walletId: string): Promise<void> => {
  const { currency } = freeBets;
  return ledger.openAccounts(tx, [{ id: operatorAccount('gift', currency, walletId), kind: 'gift', currency }]);
};

/** Finds what was granted under the key of a bonus. */
async function grantedBefore(tx: Db, bonus: NewBonus): Promise<Granted | undefined> {
  const { source, externalId } = bonus.key;
  const [row] = await tx
    .select()
    .from(bonuses)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.refId, bonuses.id))
    .where(and(eq(ledgerTransactions.source, source), eq(ledgerTransactions.externalId, externalId)));
  if (row === undefined) return undefined;
  return isSameGrant(row.bonuses, bonus) ? { kind: 'granted', id: row.bonuses.id } : { kind: 'otherGrant' };
}

function isSameGrant(row: BonusRow, { userId, kind, name, amount, expiresAt, period }: NewBonus): boolean {
  const given = [row.userId, row.kind, row.name, row.amount, row.expiresAt?.getTime(), row.periodFrom, row.periodTo];
  const wanted = [userId, kind, name, amount, expiresAt, period?.from ?? null, period?.to ?? null];
  return given.every((value, i) => value === wanted[i]);
}

function endBonus({ db, clock, ids, ledger }: BonusDeps, due: { id: string; userId: string }): Promise<void> {
  return db.transaction(async (tx) => {
    // The wallet is locked first, as everywhere. If several nodes end the same bonus, the others then find it ended.
    const funds = await ledger.lock(tx, { userId: due.userId, currencyId: freeBetCurrencyId });
    const [row] = await tx
      .select()
      .from(bonuses)
      .where(and(eq(bonuses.id, due.id), isNull(bonuses.endedAt)));
    if (row === undefined || funds === undefined) return;
    const left = (await remaindersIn(tx, row)).get(row.id) ?? 0n;
    const at = new Date(clock.now());
    const draw = drawOf(funds, left);
    if (draw !== undefined) {
      await openGifts(tx, ledger, row.walletId);
      await ledger.post(tx, {
        id: ids(),
        source: 'bonus',
        externalId: `${row.id}:end`,
        type: 'bonus_end',
        refType: 'bonus',
        refId: row.id,
        at,
        movements: takeMovements(row.walletId, row.currency, draw, 'gift'),
        details: [{ code: 'granted', params: { amount: minorToMoney(row.amount) } }],
      });
    }
    await tx.update(bonuses).set({ endedAt: at, takenBack: left }).where(eq(bonuses.id, row.id));
  });
}

/** Builds the query for bonuses that are due to end. */
export function dueBonuses(db: Db, now: number) {
  return db
    .select({ id: bonuses.id, userId: bonuses.userId })
    .from(bonuses)
    .where(and(isNull(bonuses.endedAt), lte(bonuses.expiresAt, new Date(now))))
    .orderBy(asc(bonuses.expiresAt))
    .limit(500);
}

/** Builds the query for the bonuses of a wallet. They are indexed by user. */
export function bonusesIn(db: Db, { userId, walletId }: Pick<BonusRow, 'userId' | 'walletId'>) {
  return db
    .select({ id: bonuses.id, expiresAt: bonuses.expiresAt, endedAt: bonuses.endedAt })
    .from(bonuses)
    .where(and(eq(bonuses.userId, userId), eq(bonuses.walletId, walletId)));
}

/** Computes the remainder of each bonus of a wallet from the wallet's movements. */
async function remaindersIn(
  db: Db,
  { userId, walletId }: Pick<BonusRow, 'userId' | 'walletId'>,
): Promise<ReadonlyMap<string | undefined, bigint>> {
  const [moves, given] = [
    await db
      .select({
        type: ledgerTransactions.type,
        refId: ledgerTransactions.refId,
        at: ledgerTransactions.createdAt,
        amount: sql<string>`sum(${ledgerEntries.amount})::text`,
      })
      .from(ledgerEntries)
      .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
      .innerJoin(wallets, eq(wallets.id, accounts.walletId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(and(eq(wallets.id, walletId), inArray(accounts.kind, ['wallet_0', 'wallet_1'])))
      .groupBy(ledgerTransactions.id)
      .orderBy(sql`max(${ledgerEntries.id})`),
    await bonusesIn(db, { userId, walletId }),
  ];
  const endOf = new Map(given.map(({ id, expiresAt }) => [id, expiresAt?.getTime()]));
  const events = moves.flatMap(({ type, refId, amount, at }) => {
    const event = eventOf(type, refId, BigInt(amount), endOf);
    return event === undefined ? [] : [{ event, at: at.getTime() }];
  });
  // An end with nothing left moved no money. It still counts, because of money that returns after it.
  for (const { id, endedAt } of given) {
    if (endedAt === null || events.some(({ event }) => event.kind === 'end' && event.bonusId === id)) continue;
    const at = endedAt.getTime();
    const after = events.findIndex((one) => one.at > at);
    events.splice(after < 0 ? events.length : after, 0, { event: { kind: 'end', bonusId: id, amount: 0n }, at });
  }
  return remainingBonuses(events.map(({ event }) => event));
}

function eventOf(
  type: string,
  refId: string,
  amount: bigint,
  endOf: ReadonlyMap<string, number | undefined>,
): LotEvent | undefined {
  if (amount === 0n) return undefined;
  if (type === 'bonus') return { kind: 'grant', bonusId: refId, amount, expiresAt: endOf.get(refId) };
  if (type === 'bonus_end') return { kind: 'end', bonusId: refId, amount: -amount };
  if (amount < 0n) return { kind: 'stake', ticketId: refId, amount: -amount };
  return ['release', 'capture', 'refund'].includes(type)
    ? { kind: 'back', ticketId: refId, amount }
    : { kind: 'credit', amount };
}

function toBonus(row: BonusRow, left: bigint): Bonus {
  const takenBack = row.takenBack ?? 0n;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    amount: minorToMoney(row.amount),
    remaining: minorToMoney(left),
    currency: row.currency,
    status: takenBack > 0n ? 'expired' : left > 0n ? 'active' : 'used',
    grantedAt: isoTime(row.grantedAt.getTime()),
    expiresAt: row.expiresAt && isoTime(row.expiresAt.getTime()),
    period: row.periodFrom !== null && row.periodTo !== null ? { from: row.periodFrom, to: row.periodTo } : null,
  };
}
