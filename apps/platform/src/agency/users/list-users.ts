import { and, asc, eq, gt, sql } from 'drizzle-orm';

import { agencyNodes, agencyPaths } from '../../database/schema/index.ts';
import { cached, type Cached } from '../../kernel/cached.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { Agency } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { countOf, idsOf, sumsOf, usersBelow, type FoundUsers, type UserSums } from './find-users.ts';
import { readNodes } from '../read-nodes.ts';
import { beginsWith, requireBelow } from '../tree.ts';

/** From so many users on, the sums of a list are kept for a minute. */
const manyUsers = 2000;
const keptFor = 60_000;
const mostKept = 1000;
const childrenAtOnce = 100;
const foundAtOnce = 20;

/** Serves the lists of users of a branch. */
export function createUserLists(deps: AgencyDeps): Pick<Agency, 'children' | 'search' | 'users'> {
  const { db, clock } = deps;
  const keeping = new LruCache<string, Cached<UserSums>>(mostKept);
  const kept = (found: FoundUsers): Cached<UserSums> =>
    keeping.getOrMake(found.key, () => cached(clock, async () => sumsOf(deps, found), keptFor));
  return {
    async children({ nodeId }, { parentId = nodeId, kind, cursor }) {
      await requireBelow(db, nodeId, parentId);
      const rows = await db
        .select({ id: agencyNodes.userId, name: agencyNodes.name })
        .from(agencyNodes)
        .where(
          and(
            eq(agencyNodes.parentId, parentId),
            kind === undefined ? undefined : eq(agencyNodes.kind, kind),
            cursor === undefined ? undefined : gt(agencyNodes.name, cursor),
          ),
        )
        .orderBy(asc(agencyNodes.name))
        .limit(childrenAtOnce + 1);
      const page = rows.slice(0, childrenAtOnce);
      const nodes = await readNodes(
        deps,
        nodeId,
        page.map(({ id }) => id),
      );
      return { result: nodes, next: rows.length > page.length ? (page.at(-1)?.name ?? null) : null };
    },

    async search({ nodeId }, term) {
      const rows = await db
        .select({ id: agencyPaths.descendant })
        .from(agencyPaths)
        .where(and(eq(agencyPaths.ancestor, nodeId), sql`${agencyPaths.depth} > 0`, beginsWith(term)))
        .orderBy(asc(agencyPaths.name))
        .limit(foundAtOnce);
      return readNodes(
        deps,
        nodeId,
        rows.map(({ id }) => id),
      );
    },

    async users({ nodeId }, query) {
      const below = query.below ?? nodeId;
      await requireBelow(db, nodeId, below);
      const found = usersBelow(below, query);
      const count = await countOf(db, found.named);
      const [ids, sums] = await Promise.all([
        idsOf(db, found, { query, isLarge: count > manyUsers }),
        count > manyUsers ? kept(found).get() : sumsOf(deps, found),
      ]);
      const rowCount = sums.count ?? count;
      return {
        result: await readNodes(deps, nodeId, ids),
        totalPages: Math.ceil(rowCount / query.pageSize),
        rowCount,
        totals: sums.totals,
        asOf: sums.asOf,
      };
    },
  };
}
