import type { Clock } from '@kvota/server';

import type { Db } from '../../database/database.ts';
import { requiredLimits } from '../../database/schema/index.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';

/** Stores which own limits a player must have, so that what plays or pays reads it with the guard. */
export async function storeRequiredLimits(
  db: Db,
  {
    rules,
    clock,
  }: { readonly rules: Pick<JurisdictionRules, 'depositLimitRequired'>; readonly clock: Pick<Clock, 'now'> },
): Promise<void> {
  if (!rules.depositLimitRequired) await db.delete(requiredLimits);
  else
    await db
      .insert(requiredLimits)
      .values({ kind: 'deposit', since: new Date(clock.now()) })
      .onConflictDoNothing();
}

/** True if players must have a limit of deposits before they play, pay in or get credit. */
export const isLimitRequired = async (db: Db): Promise<boolean> => (await db.$count(requiredLimits)) > 0;
