import type { ReachedLimit } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { refused, type Refused } from '../kernel/refused.ts';
import { readLimits } from '../limits/path-limits.ts';
import { switchedOff } from '../limits/reached-limit.ts';
import { isBlocked } from '../users/blocked.ts';

type NotNow = Refused<'youAreBlocked' | 'limitReached'> & { readonly limit?: ReachedLimit };

/** Returns why a user can make and redeem no vouchers now; undefined if nothing is against it. */
export async function voucherFault(tx: Db, userId: string): Promise<NotNow | undefined> {
  if ((await tx.$count(users, and(eq(users.id, userId), isBlocked(users)))) > 0) return refused('youAreBlocked');
  const limit = switchedOff(await readLimits(tx, userId), ['vouchers']);
  return limit && { ...refused('limitReached'), limit };
}
