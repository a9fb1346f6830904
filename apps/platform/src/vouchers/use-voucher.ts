import { digitsOfVoucher, isVoucherCode, minorToMoney, type VoucherSettings } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { transact } from '@kvota/server';
import { and, eq, gt, inArray, or } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users, vouchers } from '../database/schema/index.ts';
import { logCredit, parentOf } from '../figures/log-figures.ts';
import { refused } from '../kernel/refused.ts';
import { operatorAccount } from '../ledger/account.ts';
import { CreditTooHigh, requireRoom } from '../ledger/balance-limit.ts';
import { depositLimitOf } from '../limits/deposit-limit.ts';
import { isSeller } from '../limits/left-to-stake.ts';
import { voucherBackMovements } from '../ledger/movements.ts';
import { flagVoucher } from '../money-flags/note-flags.ts';
import { readGuard } from '../protection/guard/guard-store.ts';
import { guardFault } from '../protection/guard/play-guard.ts';
import { licensedVouchers } from '../protection/licensed-settings.ts';
import { listSettings } from '../settings/create-settings-store.ts';
import { isStaffAccount } from '../users/staff-account.ts';
import { voucherFault } from './may-use-vouchers.ts';
import type { VoucherDeps } from './voucher-deps.ts';
import type { UsedVoucher, VoucherUse } from './vouchers.ts';

type VoucherRow = typeof vouchers.$inferSelect;

const refuse = (error: RefusalOf<'activateVoucher'>): UsedVoucher => ({ ...refused(error), textCode: error });

/** Redeems a voucher (CALL-10). A code that is wrong takes the same way as one that was used by somebody else. */
export async function useVoucher(deps: VoucherDeps, use: VoucherUse): Promise<UsedVoucher> {
  if (await deps.maintenanceBegun()) return refuse('maintenance');
  const digits = digitsOfVoucher(use.code);
  try {
    return await transact(deps.db, (tx) => redeem(tx, deps, { ...use, hash: deps.keys.hash(digits), digits }));
  } catch (error) {
    if (error instanceof CreditTooHigh) return refuse('creditTooHigh');
    throw error;
  }
}

async function redeem(
  tx: Db,
  deps: VoucherDeps,
  { userId, requestId, hash, digits }: VoucherUse & { readonly hash: string; readonly digits: string },
): Promise<UsedVoucher> {
  // An account that is being closed, or whose player stops to play, gets nothing: its row is locked before the wallets.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
  const notNow = await voucherFault(tx, userId);
  if (notNow !== undefined) return { ...notNow, textCode: notNow.error };
  if (requestId !== undefined) {
    const isIt = and(eq(vouchers.usedBy, userId), eq(vouchers.useRequestId, requestId));
    const [used] = await tx.select().from(vouchers).where(isIt);
    if (used !== undefined) return used.codeHash === hash ? added(tx, deps, used, userId) : refuse('requestIdUsed');
  }
  // Before the code is looked up, so that nothing is learned about it.
  const guarded = guardFault(await readGuard(tx, userId, deps.clock.now()), deps.clock.now());
  if (guarded !== undefined) return { ...refuse(guarded.error), ...guarded };
  const now = deps.clock.now();
  // One that cannot be redeemed is neither read nor locked, so that it takes as long as an unknown code.
  const mayAnswer = or(
    eq(vouchers.usedBy, userId),
    and(eq(vouchers.state, 'open'), gt(vouchers.expiresAt, new Date(now))),
  );
  const [voucher] = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.codeHash, hash), mayAnswer))
    .for('update');
  // Read before the decision, for the same reason.
  const { redeem: who } = licensedVouchers(await listSettings(tx, 'vouchers'), deps.rules);
  if (voucher === undefined || !isVoucherCode(digits)) return refuse('voucherUnknown');
  if (voucher.usedBy === userId) {
    const isRepetition = requestId !== undefined && voucher.useRequestId === requestId;
    return isRepetition ? added(tx, deps, voucher, userId) : refuse('voucherUsedByYou');
  }
  if (!(await mayRedeem(tx, who, { maker: voucher.maker, userId }))) return refuse('voucherNotYours');
  if (await isStaffAccount(tx, userId)) return refuse('noWallet');
  const { currencyId, currency, amount } = voucher;
  const walletId = await deps.ledger.openWallet(tx, { userId, currencyId, currency });
  const funds = await deps.ledger.lock(tx, { userId, currencyId });
  if (funds === undefined) return refuse('noWallet');
  const limit = await depositLimitOf(tx, { userId, currency, amount, now, leavesOpen: true });
  if (limit !== undefined) return { ...refuse(limit.noRate ? 'rateUnknown' : 'depositLimit'), limit };
  requireRoom(funds, amount);
  const at = new Date(now);
  await deps.ledger.post(tx, {
    id: deps.ids(),
    source: 'voucher',
    externalId: `${voucher.id}:end`,
    type: 'voucher_used',
    refType: 'voucher',
    refId: voucher.id,
    at,
    movements: voucherBackMovements(
      walletId,
      { wallet0: amount, wallet1: 0n },
      operatorAccount('voucher', currency, voucher.walletId),
    ),
    details: [{ code: 'voucherCode', params: { last4: voucher.last4 } }],
  });
  const used = {
    state: 'used' as const,
    usedBy: userId,
    useRequestId: requestId ?? null,
    endedAt: at,
    sealedCode: null,
  };
  await tx.update(vouchers).set(used).where(eq(vouchers.id, voucher.id));
  await logCredit(tx, { at, userId, parentId: parentOf(userId), currency, direction: 'down', amount });
  await flagVoucher(tx, deps, {
    id: voucher.id,
    maker: voucher.maker,
    usedBy: userId,
    madeAt: voucher.madeAt.getTime(),
    usedAt: now,
  });
  return added(tx, deps, voucher, userId);
}

/** True if a user may redeem the voucher of a maker. At a counter, one of both is a seller. */
async function mayRedeem(
  tx: Db,
  who: VoucherSettings['redeem'],
  { maker, userId }: { readonly maker: string; readonly userId: string },
): Promise<boolean> {
  if (who === 'anyone' || maker === userId) return true;
  if (who === 'maker') return false;
  const both = await tx
    .select({ roles: users.roles })
    .from(users)
    .where(inArray(users.id, [maker, userId]));
  return both.some(({ roles }) => isSeller(roles));
}

async function added(
  tx: Db,
  { ledger }: VoucherDeps,
  { amount, currency, currencyId }: VoucherRow,
  userId: string,
): Promise<UsedVoucher> {
  const funds = await ledger.lock(tx, { userId, currencyId });
  return {
    ErrorText: 'ok',
    textCode: 'voucherAdded',
    amount: minorToMoney(amount),
    currency,
    currencyId,
    newCredit: funds === undefined ? null : minorToMoney(funds.wallet0 + funds.wallet1),
  };
}
