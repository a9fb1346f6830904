import type { Db } from '../database/database.ts';
import { playerLimits, requiredLimits } from '../database/schema/index.ts';

/**
 * Sets a wide limit of deposits for made-up players, if the platform requires one: without it they get no opening balances.
 * A limit that is set stays. The instant is in milliseconds since 1970.
 */
export async function setRequiredLimits(db: Db, userIds: readonly string[], at: number): Promise<void> {
  if (userIds.length === 0 || (await db.$count(requiredLimits)) === 0) return;
  const limit = { kind: 'deposit', period: 'month', product: 'all', currency: 'RSD', amount: 1_000_000_000n } as const;
  await db
    .insert(playerLimits)
    .values(userIds.map((userId) => ({ userId, ...limit, since: new Date(at) })))
    .onConflictDoNothing();
}
