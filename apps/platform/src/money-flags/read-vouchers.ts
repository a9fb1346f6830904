import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users, vouchers } from '../database/schema/index.ts';
import { isSeller } from '../limits/left-to-stake.ts';
import { longestPath, type RedeemedVoucher } from './voucher-flags.ts';

const [days, most] = [30 * 86_400_000, 100];

/** Reads the vouchers that led to one: those that its maker redeemed, and those before them. Not those of sellers. */
export async function vouchersBefore(tx: Db, last: RedeemedVoucher): Promise<RedeemedVoucher[]> {
  const before = new Map<string, RedeemedVoucher>();
  let makers = await playersAmong(tx, [last.maker, last.usedBy]);
  // What a seller redeems or makes is its trade.
  if (makers.length < new Set([last.maker, last.usedBy]).size) return [];
  makers = [last.maker];
  for (let step = 1; step < longestPath && makers.length > 0; step += 1) {
    const found = (await redeemedBy(tx, makers, last)).filter(({ id }) => !before.has(id));
    const players = await playersAmong(tx, [...new Set(found.map(({ maker }) => maker))]);
    const own = found.filter(({ maker }) => players.includes(maker));
    for (const one of own) before.set(one.id, one);
    makers = [...new Set(own.map(({ maker }) => maker))];
  }
  return [...before.values()];
}

async function redeemedBy(tx: Db, ids: readonly string[], { usedAt }: RedeemedVoucher): Promise<RedeemedVoucher[]> {
  const rows = await tx
    .select()
    .from(vouchers)
    .where(
      and(
        inArray(vouchers.usedBy, [...ids]),
        gte(vouchers.endedAt, new Date(usedAt - days)),
        eq(vouchers.state, 'used'),
        ne(vouchers.maker, vouchers.usedBy),
      ),
    )
    .orderBy(desc(vouchers.endedAt))
    .limit(most);
  return rows.flatMap(({ id, maker, usedBy, madeAt, endedAt }) =>
    usedBy === null || endedAt === null
      ? []
      : [{ id, maker, usedBy, madeAt: madeAt.getTime(), usedAt: endedAt.getTime() }],
  );
}

async function playersAmong(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: users.id, roles: users.roles })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.flatMap(({ id, roles }) => (isSeller(roles) ? [] : [id]));
}
