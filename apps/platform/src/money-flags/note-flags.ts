import type { Clock } from '@kvota/server';
import { and, eq, isNull } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { moneyFlags } from '../database/schema/index.ts';
import type { Ids } from '../kernel/ids.ts';
import type { FoundFlag } from './found-flag.ts';
import { vouchersBefore } from './read-vouchers.ts';
import { voucherFlags, type RedeemedVoucher } from './voucher-flags.ts';

export interface NoteFlagsDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Notes flags of a user. One that was noted before changes nothing, also if it was closed. */
export async function noteFlags(
  tx: Db,
  { ids, clock }: NoteFlagsDeps,
  userId: string,
  found: readonly FoundFlag[],
): Promise<void> {
  if (found.length === 0) return;
  const foundAt = new Date(clock.now());
  const rows = found.map((flag) => ({ ...flag, rows: [...flag.rows], id: ids(), userId, foundAt }));
  await tx.insert(moneyFlags).values(rows).onConflictDoNothing();
}

/** True if a person has something of the user's to look at. */
export async function hasOpenFlag(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(moneyFlags, and(eq(moneyFlags.userId, userId), isNull(moneyFlags.closedAt)))) > 0;
}

/** Notes the flags of a voucher that has just been redeemed, in the transaction that books it. */
export async function flagVoucher(tx: Db, deps: NoteFlagsDeps, redeemed: RedeemedVoucher): Promise<void> {
  if (redeemed.maker === redeemed.usedBy) return;
  await noteFlags(tx, deps, redeemed.usedBy, voucherFlags(redeemed, await vouchersBefore(tx, redeemed)));
}
