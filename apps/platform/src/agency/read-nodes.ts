import { agentRole, operatorRole, type AgencyNode } from '@kvota/contracts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../database/among.ts';
import type { Db } from '../database/database.ts';
import { agencyNodes, agencyPaths, users } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { blockStates } from './block-states.ts';
import { readLines } from './credit/read-lines.ts';
import { rootId } from './tree.ts';

interface NodeDeps {
  readonly db: Db;
  readonly ledger: Pick<Ledger, 'wallets'>;
}

/**
 * Reads nodes as an actor sees them, in the order of the ids: nothing above the actor is in them. The number of statements
 * does not depend on that of the nodes.
 */
export async function readNodes(
  { db, ledger }: NodeDeps,
  viewer: string,
  ids: readonly string[],
): Promise<AgencyNode[]> {
  const [facts, paths, blockOf, lines, wallets] = await Promise.all([
    readFacts(db, ids),
    readPaths(db, viewer, ids),
    blockStates(db, viewer, ids),
    readLines(db, ids),
    Promise.all(ids.map(async (id) => (id === rootId ? [] : ledger.wallets(id)))),
  ]);
  return ids.flatMap((id, i): AgencyNode[] => {
    const fact = facts.get(id);
    if (fact === undefined) return [];
    const { name, kind, depth, parentId, createdAt, closedAt, children, agents, below } = fact;
    return [
      {
        id,
        username: name,
        kind,
        role: roleOf(fact),
        parentId: id === viewer ? null : parentId,
        path: paths.get(id) ?? [],
        depth,
        ...blockOf(id),
        closedAt: closedAt && isoTime(closedAt.getTime()),
        wallets: wallets[i] ?? [],
        lines: lines.get(id) ?? [],
        children,
        agentsBelow: agents,
        playersBelow: below - agents,
        createdAt: isoTime(createdAt.getTime()),
      },
    ];
  });
}

function roleOf({ userId, roles }: { userId: string; roles: readonly string[] | null }): string {
  if (userId === rootId) return operatorRole;
  return roles?.includes(agentRole) === true ? agentRole : '';
}

/** Counts in a statement for all nodes. */
const count = (where: SQL): SQL<number> => sql<number>`(SELECT count(*)::integer FROM ${where})`;

async function readFacts(db: Db, ids: readonly string[]) {
  const { userId, name, kind, depth, parentId, createdAt } = agencyNodes;
  const rows = await db
    .select({
      userId,
      name,
      kind,
      depth,
      parentId,
      createdAt,
      roles: users.roles,
      closedAt: users.closedAt,
      children: count(sql`${agencyNodes} c WHERE c.parent_id = ${userId}`),
      agents: count(sql`${agencyPaths} p WHERE p.ancestor = ${userId} AND p.depth > 0 AND p.is_agent`),
      below: count(sql`${agencyPaths} p WHERE p.ancestor = ${userId} AND p.depth > 0`),
    })
    .from(agencyNodes)
    .leftJoin(users, eq(users.id, userId))
    .where(among(userId, ids));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Reads the way from the viewer down to each node. */
export async function readPaths(db: Db, viewer: string, ids: readonly string[]) {
  const up = alias(agencyPaths, 'up');
  // A value for each row: joined, all users below the viewer could be read first.
  const isSeen = sql`(SELECT true FROM ${agencyPaths} seen WHERE seen.ancestor = ${viewer} AND seen.descendant = ${up.ancestor})`;
  const rows = await db
    .select({ node: up.descendant, id: up.ancestor, username: agencyNodes.name })
    .from(up)
    .innerJoin(agencyNodes, eq(agencyNodes.userId, up.ancestor))
    .where(and(among(up.descendant, ids), isSeen))
    .orderBy(desc(up.depth));
  const byNode = Map.groupBy(rows, ({ node }) => node);
  return new Map([...byNode].map(([node, steps]) => [node, steps.map(({ id, username }) => ({ id, username }))]));
}
