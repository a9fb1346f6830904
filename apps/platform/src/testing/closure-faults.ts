// The closure of the tree as simply as possible: from the parents, in memory. Written independently of the statements.
import type { Db } from '../database/database.ts';
import { agencyNodes, agencyPaths } from '../database/schema/index.ts';

/** Returns where the paths differ from the closure of the parents; empty if nowhere. */
export async function closureFaults(db: Db): Promise<string[]> {
  const nodes = await db.select().from(agencyNodes);
  const byId = new Map(nodes.map((node) => [node.userId, node]));
  const upwards = (id: string): string[] => {
    const parent = byId.get(id)?.parentId;
    return parent === null || parent === undefined ? [id] : [id, ...upwards(parent)];
  };
  const wanted = new Set(
    nodes.flatMap(({ userId, kind, name }) =>
      upwards(userId).map((up, depth) => `${userId} ${depth} ${up} ${kind === 'agent'} ${name}`),
    ),
  );
  const rows = await db.select().from(agencyPaths);
  const found = rows.map((row) => `${row.descendant} ${row.depth} ${row.ancestor} ${row.isAgent} ${row.name}`);
  const depths = nodes.filter(
    ({ userId, depth, parentId }) => parentId !== null && depth !== upwards(userId).length - 1,
  );
  return [
    ...found.filter((path) => !wanted.delete(path)).map((path) => `too much: ${path}`),
    ...[...wanted].map((path) => `missing: ${path}`),
    ...depths.map(({ userId, depth }) => `depth ${depth}: ${userId}`),
  ];
}
