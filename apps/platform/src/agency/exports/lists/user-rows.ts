import type { AgencyNode } from '@kvota/contracts';
import { and } from 'drizzle-orm';

import type { AgencyDeps } from '../../agency-deps.ts';
import { readNodes } from '../../read-nodes.ts';
import { requireBelow } from '../../tree.ts';
import { countOf, idsByName, usersBelow, type FoundUsers, type UserFilters } from '../../users/find-users.ts';
import { pageRows, type ListRows } from './list-rows.ts';

/** The users of a list, by name. Names never change, so that no user comes twice. */
export function createUserRows(deps: Pick<AgencyDeps, 'db' | 'ledger'>): ListRows<UserFilters, AgencyNode> {
  const { db } = deps;
  const find = async (nodeId: string, filters: UserFilters): Promise<FoundUsers> => {
    const below = filters.below ?? nodeId;
    await requireBelow(db, nodeId, below);
    return usersBelow(below, filters);
  };
  return {
    async count({ nodeId }, filters) {
      const { named, more } = await find(nodeId, filters);
      return { rows: await countOf(db, and(named, more)) };
    },

    async *pages({ nodeId }, filters) {
      let after: string | undefined;
      do {
        const found = await idsByName(db, await find(nodeId, filters), { after, limit: pageRows });
        const ids = found.map(({ id }) => id);
        yield await readNodes(deps, nodeId, ids);
        after = found.length < pageRows ? undefined : found.at(-1)?.name;
      } while (after !== undefined);
    },
  };
}
