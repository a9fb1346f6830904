import { agentRole } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import { placeBelow, rootId } from '../../src/agency/tree.ts';
import { users as userRows } from '../../src/database/schema/index.ts';
import { loadPlayers, type LoadPlayer } from '../../src/testing/load-players.ts';
import type { Platform } from '../../src/platform.ts';
import type { PlannedUser } from './transfer-plan.ts';

/** Creates the users of a plan in its order, in their tree, with their credit and tokens. */
export async function createTransferUsers(
  platform: Pick<Platform, 'db' | 'ledger' | 'url' | 'issuer'>,
  planned: readonly PlannedUser[],
): Promise<LoadPlayer[]> {
  const created: LoadPlayer[] = [];
  for (const { parent, isAgent, credit } of planned) {
    const [user] = await loadPlayers(platform, 1, credit);
    if (user === undefined) throw new Error('A user was asked for.');
    created.push(user);
    const { db } = platform;
    if (isAgent)
      await db
        .update(userRows)
        .set({ roles: [agentRole] })
        .where(eq(userRows.id, user.id));
    const parentId = parent === undefined ? rootId : (created[parent]?.id ?? rootId);
    if (parentId !== rootId) await placeBelow(db, { userId: user.id, parentId, createdBy: parentId });
  }
  return created;
}
