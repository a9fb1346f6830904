import { eq } from 'drizzle-orm';

import { agencyNodes } from '../database/schema/index.ts';
import type { Agency } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { createBlocks } from './blocks.ts';
import { createUserCreation } from './create-user.ts';
import { createTransferList } from './list-transfers.ts';
import { createUserLists } from './list-users.ts';
import { readNodes } from './read-nodes.ts';
import { storedAnswer } from './requests.ts';
import { createTransfers } from './transfers.ts';
import { highestDepth, requireBelow } from './tree.ts';

/** Creates the tree of agents and players over the database and the ledger. Nothing of it is cached. */
export function createAgency(deps: AgencyDeps): Agency {
  const { db } = deps;
  const nodeOf = async (viewer: string, id: string) => (await readNodes(deps, viewer, [id]))[0];
  return {
    ...createUserLists(deps),
    ...createUserCreation(deps),
    ...createBlocks(deps),
    ...createTransfers(deps),
    ...createTransferList(deps),
    request: (userId, requestId) => storedAnswer(db, userId, requestId),

    async connection({ nodeId, isAgent }) {
      const [own] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, nodeId));
      const parentId = own?.parentId ?? null;
      const [parent] =
        parentId === null
          ? []
          : await db.select({ username: agencyNodes.name }).from(agencyNodes).where(eq(agencyNodes.userId, parentId));
      const node = isAgent ? ((await nodeOf(nodeId, nodeId)) ?? null) : null;
      return { node, parent: parent ?? null, highestDepth };
    },

    async node({ nodeId }, userId) {
      await requireBelow(db, nodeId, userId);
      const node = await nodeOf(nodeId, userId);
      if (node === undefined) throw new Error(`The node ${userId} has a path and no row.`);
      return node;
    },
  };
}
