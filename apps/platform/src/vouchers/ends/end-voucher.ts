import { minorToMoney } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, asc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { playerGuards, vouchers } from '../../database/schema/index.ts';
import { logCredit, parentOf } from '../../figures/log-figures.ts';
import { refused } from '../../kernel/refused.ts';
import { operatorAccount } from '../../ledger/account.ts';
import { CreditTooHigh, requireRoom } from '../../ledger/balance-limit.ts';
import { putBackTo } from '../../ledger/explain/details.ts';
import { voucherBackMovements } from '../../ledger/movements.ts';
import { sealedFor } from '../make-voucher.ts';
import type { VoucherDeps } from '../voucher-deps.ts';
import type { VoucherCancelled, VoucherCancelling, VoucherTakenBack } from '../vouchers.ts';

/** How long after an exclusion it is tried to return vouchers. Those that are left end by their expiry. */
const repeatedFor = 7 * 86_400_000;

type VoucherRow = typeof vouchers.$inferSelect;

/** Returns the amount of an open voucher to its maker, at the maker's request. */
export async function takeBackVoucher(deps: VoucherDeps, userId: string, id: string): Promise<VoucherTakenBack> {
  try {
    return await transact(deps.db, async (tx): Promise<VoucherTakenBack> => {
      const isOwn = and(eq(vouchers.id, id), eq(vouchers.maker, userId));
      const [voucher] = await tx.select().from(vouchers).where(isOwn).for('update');
      if (voucher === undefined) return refused('voucherUnknown');
      if (voucher.state === 'used') return refused('voucherUsed');
      if (voucher.state === 'open') await giveBack(tx, deps, voucher, { state: 'back' });
      const funds = await deps.ledger.lock(tx, { userId, currencyId: voucher.currencyId });
      return {
        ErrorText: 'ok',
        textCode: 'voucherBack',
        id,
        amount: minorToMoney(voucher.amount),
        currency: voucher.currency,
        currencyId: voucher.currencyId,
        newCredit: funds === undefined ? null : minorToMoney(funds.wallet0 + funds.wallet1),
      };
    });
  } catch (error) {
    if (error instanceof CreditTooHigh) return refused('creditTooHigh');
    throw error;
  }
}

/** Cancels an open voucher for an operator, and returns its amount to the maker. A repetition changes nothing. */
export async function cancelVoucher(
  deps: VoucherDeps,
  { id, reason, operatorId }: VoucherCancelling,
): Promise<VoucherCancelled> {
  try {
    return await transactAct(deps.db, async (tx): Promise<VoucherCancelled> => {
      const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
      if (voucher === undefined) return refused('voucherUnknown');
      if (voucher.endedBy !== null) return { ErrorText: 'ok' };
      if (voucher.state === 'used') return refused('voucherUsed');
      if (voucher.state !== 'open') return refused('voucherEnded');
      await giveBack(tx, deps, voucher, { state: 'back', reason: 'cancelled' });
      await tx.update(vouchers).set({ endedBy: operatorId, endReason: reason }).where(eq(vouchers.id, id));
      return { ErrorText: 'ok' };
    });
  } catch (error) {
    if (error instanceof CreditTooHigh) return refused('creditTooHigh');
    throw error;
  }
}

/** Returns the amounts of all open vouchers of a maker. */
export async function giveBackAll(deps: VoucherDeps, maker: string): Promise<void> {
  const isOpen = and(eq(vouchers.maker, maker), eq(vouchers.state, 'open'));
  const open = await deps.db.select({ id: vouchers.id }).from(vouchers).where(isOpen);
  for (const { id } of open) await endOpen(deps, id, 'back');
}

/**
 * Returns the amounts of expired vouchers, and forgets the codes of lost answers. Vouchers that an excluded player had made
 * before go back too: it is repeated here in case it failed with the exclusion.
 */
export async function endDueVouchers(deps: VoucherDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const forgotten = and(isNotNull(vouchers.sealedCode), lte(vouchers.madeAt, new Date(now - sealedFor)));
  await db.update(vouchers).set({ sealedCode: null }).where(forgotten);
  const due = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.state, 'open'), lte(vouchers.expiresAt, new Date(now))))
    .orderBy(asc(vouchers.expiresAt))
    .limit(500);
  for (const { id } of due) await endOpen(deps, id, 'expired');
  for (const { id } of await vouchersOfExcluded(db, now)) await endOpen(deps, id, 'back');
}

/** Builds the query for open vouchers that players had made before they were excluded, not long ago. */
export function vouchersOfExcluded(db: Db, now: number) {
  const { state, since, userId } = playerGuards;
  // As a literal, because the index is of these alone.
  const isExcluded = sql`${state} = 'excluded'`;
  return db
    .select({ id: vouchers.id })
    .from(playerGuards)
    .innerJoin(vouchers, and(eq(vouchers.maker, userId), eq(vouchers.state, 'open'), lt(vouchers.madeAt, since)))
    .where(and(isExcluded, gte(since, new Date(now - repeatedFor))));
}

async function endOpen(deps: VoucherDeps, id: string, state: 'back' | 'expired'): Promise<void> {
  try {
    await transact(deps.db, async (tx) => {
      const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
      if (voucher?.state === 'open') await giveBack(tx, deps, voucher, { state });
    });
  } catch (error) {
    // It waits until the wallet has room. Once expired, nobody can redeem it meanwhile.
    if (!(error instanceof CreditTooHigh)) throw error;
  }
}

async function giveBack(
  tx: Db,
  { ledger, ids, clock }: VoucherDeps,
  { id, maker, walletId, currency, currencyId, amount, draw0, draw1, last4 }: VoucherRow,
  { state, reason = state }: { readonly state: 'back' | 'expired'; readonly reason?: string },
): Promise<void> {
  const funds = await ledger.lock(tx, { userId: maker, currencyId });
  if (funds !== undefined) requireRoom(funds, amount);
  const at = new Date(clock.now());
  const draw = { wallet0: draw0, wallet1: draw1 };
  await ledger.post(tx, {
    id: ids(),
    source: 'voucher',
    externalId: `${id}:end`,
    type: 'voucher_back',
    refType: 'voucher',
    refId: id,
    at,
    movements: voucherBackMovements(walletId, draw, operatorAccount('voucher', currency, walletId)),
    details: [{ code: 'voucherCode', params: { last4 } }, { code: 'voucherEnd', params: { reason } }, putBackTo(draw)],
  });
  await tx.update(vouchers).set({ state, endedAt: at, sealedCode: null }).where(eq(vouchers.id, id));
  await logCredit(tx, { at, userId: maker, parentId: parentOf(maker), currency, direction: 'down', amount });
}
