import {
  isBonusCurrency,
  minorToMoney,
  moneyToMinor,
  readPaymentSettings,
  readVoucherSettings,
  showVoucher,
  voucherBounds,
  type VoucherSettings,
} from '@kvota/contracts';
import { isDuplicate, transact } from '@kvota/server';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users, vouchers } from '../database/schema/index.ts';
import { logCredit, parentOf } from '../figures/log-figures.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused } from '../kernel/refused.ts';
import { operatorAccount } from '../ledger/account.ts';
import { drawnFrom } from '../ledger/explain/details.ts';
import type { Funds } from '../ledger/ledger.ts';
import { drawOf, voucherMovements } from '../ledger/movements.ts';
import { isSeller, leftToStake } from '../limits/left-to-stake.ts';
import { limitDays } from '../limits/limit-days.ts';
import { listSettings } from '../settings/create-settings-store.ts';
import { voucherFault } from './may-use-vouchers.ts';
import type { VoucherDeps } from './voucher-deps.ts';
import { makeVoucherDigits } from './voucher-keys.ts';
import type { MadeVoucher, NewVoucher } from './vouchers.ts';

type VoucherRow = typeof vouchers.$inferSelect;

/** How long a lost answer can be asked for again, code included. */
export const sealedFor = 15 * 60_000;
const day = 86_400_000;
/** Agents sell vouchers: they have this many open ones at most, and no limit by the day. */
const openOfAgents = 1000;

/** Makes a voucher (CALL-09). */
export async function makeVoucher(deps: VoucherDeps, voucher: NewVoucher): Promise<MadeVoucher> {
  if (await deps.maintenanceBegun()) return refused('maintenance');
  try {
    return await transact(deps.db, (tx) => make(tx, deps, voucher));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The same request in parallel with another wallet, or, once in a hundred million years, the same code.
    return refused('requestIdUsed');
  }
}

async function make(tx: Db, deps: VoucherDeps, voucher: NewVoucher): Promise<MadeVoucher> {
  const { userId, currencyId, currency } = voucher;
  // Locked before any wallet, so that parallel requests for several wallets are counted one after the other.
  const [user] = await tx.select({ roles: users.roles }).from(users).where(eq(users.id, userId)).for('no key update');
  const made = await madeBefore(tx, voucher);
  const funds = await deps.ledger.lock(tx, { userId, currencyId });
  if (made !== undefined) return isSame(made, voucher) ? answerOf(deps, made, funds) : refused('requestIdUsed');
  const notNow = await voucherFault(tx, userId);
  if (notNow !== undefined) return notNow;
  if (isBonusCurrency(currencyId)) return refused('voucherWallet');
  if (funds?.currency !== currency) return refused('noWallet');
  const amount = moneyToMinor(voucher.amount);
  const { min, max } = voucherBounds;
  if (amount < moneyToMinor(min) || amount > moneyToMinor(max)) return { ...refused('voucherAmount'), min, max };
  const draw = drawOf(funds, amount);
  if (draw === undefined) return refused('insufficientFunds');
  const seller = isSeller(user?.roles ?? []);
  const left = seller ? 0n : await unplayedIn(tx, funds.walletId);
  if (amount > funds.wallet0 + funds.wallet1 - left)
    return { ...refused('voucherPlayFirst'), left: minorToMoney(left) };
  const settings = readVoucherSettings(await listSettings(tx, 'vouchers'));
  const now = deps.clock.now();
  if (await tooMany(tx, { ...settings, userId, currency, amount, now, seller })) return refused('voucherTooMany');
  const id = deps.ids();
  const digits = makeVoucherDigits(deps.digit);
  const at = new Date(now);
  const expiresAt = new Date(now + settings.days * day);
  await deps.ledger.post(tx, {
    id: deps.ids(),
    source: 'voucher',
    externalId: `${id}:made`,
    type: 'voucher_made',
    refType: 'voucher',
    refId: id,
    at,
    movements: voucherMovements(funds.walletId, draw, operatorAccount('voucher', currency, funds.walletId)),
    details: [
      { code: 'voucherCode', params: { last4: digits.slice(-4) } },
      { code: 'validUntil', params: { at: isoTime(expiresAt.getTime()) } },
      drawnFrom(draw),
    ],
  });
  const [row] = await tx
    .insert(vouchers)
    .values({
      id,
      codeHash: deps.keys.hash(digits),
      last4: digits.slice(-4),
      sealedCode: deps.keys.seal(id, digits),
      maker: userId,
      walletId: funds.walletId,
      currencyId,
      currency,
      amount,
      draw0: draw.wallet0,
      draw1: draw.wallet1,
      state: 'open',
      requestId: voucher.requestId ?? null,
      madeAt: at,
      expiresAt,
    })
    .returning();
  await logCredit(tx, { at, userId, parentId: parentOf(userId), currency, direction: 'up', amount });
  if (row === undefined) throw new Error(`Voucher ${id} was not stored.`);
  return answerOf(deps, row, { wallet0: funds.wallet0 - draw.wallet0, wallet1: funds.wallet1 - draw.wallet1 });
}

/** Returns what must be staked before a wallet's money leaves it, by the rule for withdrawals. */
async function unplayedIn(tx: Db, walletId: string): Promise<bigint> {
  const { playFirst } = readPaymentSettings(await listSettings(tx, 'payments'));
  return playFirst ? leftToStake(tx, walletId) : 0n;
}

async function madeBefore(tx: Db, { userId, requestId }: NewVoucher): Promise<VoucherRow | undefined> {
  if (requestId === undefined) return undefined;
  const isIt = and(eq(vouchers.maker, userId), eq(vouchers.requestId, requestId));
  return (await tx.select().from(vouchers).where(isIt))[0];
}

const isSame = (row: VoucherRow, { amount, currencyId }: NewVoucher): boolean =>
  row.amount === moneyToMinor(amount) && row.currencyId === currencyId;

/** The answer to a made voucher. After 15 minutes the code is gone, and the voucher can only be taken back. */
function answerOf(
  { keys, clock }: VoucherDeps,
  row: VoucherRow,
  funds: Pick<Funds, 'wallet0' | 'wallet1'> | undefined,
): MadeVoucher {
  const isShown = row.sealedCode !== null && row.madeAt.getTime() + sealedFor > clock.now();
  return {
    ErrorText: 'ok',
    textCode: 'voucherCreated',
    voucher: isShown && row.sealedCode !== null ? showVoucher(keys.unseal(row.id, row.sealedCode)) : null,
    newCredit: funds === undefined ? null : minorToMoney(funds.wallet0 + funds.wallet1),
    amount: minorToMoney(row.amount),
    currency: row.currency,
    currencyId: row.currencyId,
    id: row.id,
    expiresAt: isoTime(row.expiresAt.getTime()),
  };
}

interface Counted extends VoucherSettings {
  readonly userId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly now: number;
  readonly seller: boolean;
}

/** True if one more voucher would be more than the user may have open, or more money than the user may turn into vouchers in a day. */
async function tooMany(
  tx: Db,
  { userId, currency, amount, now, seller, openMost, dayMost }: Counted,
): Promise<boolean> {
  const open = await tx.$count(vouchers, and(eq(vouchers.maker, userId), eq(vouchers.state, 'open')));
  if (open >= (seller ? openOfAgents : openMost)) return true;
  if (seller) return false;
  const today = and(
    eq(vouchers.maker, userId),
    eq(vouchers.currency, currency),
    gte(vouchers.madeAt, new Date(limitDays(now, figureZone).dayStart)),
    // What was taken back counts no more.
    inArray(vouchers.state, ['open', 'used']),
  );
  const [made] = await tx
    .select({ sum: sql<string>`coalesce(sum(${vouchers.amount}), 0)::text` })
    .from(vouchers)
    .where(today);
  return BigInt(made?.sum ?? '0') + amount > moneyToMinor(dayMost);
}
