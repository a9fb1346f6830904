import { minorToMoney, type CallAnswer, type CallQuery } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import { and, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../database/database.ts';
import { users, vouchers } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';

const pageSize = 20;
type Search = (typeof operatorCalls)['voucherSearch'];

/** Lists vouchers of all users, newest first. One whose time is over is expired, also before its amount went back. */
export async function searchVouchers(
  db: Db,
  { page, ...filter }: CallQuery<Search>,
  now: number,
): Promise<CallAnswer<Search>> {
  const fits = fitting(db, filter, now);
  const rows = await foundVouchers(db, fits)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rowCount = await db.$count(vouchers, fits);
  return {
    result: rows.map(({ voucher, maker, redeemedBy, cancelledBy }) => ({
      id: voucher.id,
      state: voucher.state === 'open' && voucher.expiresAt.getTime() <= now ? 'expired' : voucher.state,
      amount: minorToMoney(voucher.amount),
      currency: voucher.currency,
      last4: voucher.last4,
      maker,
      redeemedBy,
      createdAt: isoTime(voucher.madeAt.getTime()),
      expiresAt: isoTime(voucher.expiresAt.getTime()),
      endedAt: voucher.endedAt === null ? null : isoTime(voucher.endedAt.getTime()),
      cancelledBy,
      reason: voucher.endReason,
    })),
    totalPages: Math.ceil(rowCount / pageSize),
    rowCount,
  };
}

/** Builds the query for vouchers with the names of their users, newest first. */
export function foundVouchers(db: Db, fits: SQL | undefined) {
  const [makers, redeemers, operators] = [alias(users, 'makers'), alias(users, 'redeemers'), alias(users, 'operators')];
  return db
    .select({
      voucher: vouchers,
      maker: makers.username,
      redeemedBy: redeemers.username,
      cancelledBy: operators.username,
    })
    .from(vouchers)
    .innerJoin(makers, eq(makers.id, vouchers.maker))
    .leftJoin(redeemers, eq(redeemers.id, vouchers.usedBy))
    .leftJoin(operators, eq(operators.id, vouchers.endedBy))
    .where(fits)
    .orderBy(desc(vouchers.madeAt), desc(vouchers.id));
}

/** Returns the condition of a search, or undefined for all vouchers. */
export function fitting(
  db: Db,
  { last4, maker, state }: Omit<CallQuery<Search>, 'page'>,
  now: number,
): SQL | undefined {
  const at = new Date(now);
  const isOpen = eq(vouchers.state, 'open');
  const isOver = and(isOpen, lte(vouchers.expiresAt, at));
  const inState =
    state === undefined
      ? undefined
      : state === 'open'
        ? and(isOpen, gt(vouchers.expiresAt, at))
        : state === 'expired'
          ? or(eq(vouchers.state, 'expired'), isOver)
          : eq(vouchers.state, state);
  const named =
    maker === undefined ? undefined : db.select({ id: users.id }).from(users).where(eq(users.username, maker));
  return and(
    last4 === undefined ? undefined : eq(vouchers.last4, last4),
    named === undefined ? undefined : sql`${vouchers.maker} = (${named})`,
    inState,
  );
}
