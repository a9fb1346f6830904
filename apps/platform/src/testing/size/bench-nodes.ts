import { rootId } from '../../agency/tree.ts';
import type { AgencyActor } from '../../agency/agency.ts';
import type { Db } from '../../database/database.ts';
import { run } from './size-database.ts';

export const levels = ['root', 'master', 'agent', 'shop'] as const;
/** Levels of the tree: the operator, and three of agents. */
export type Level = (typeof levels)[number];

/** A player, with what calls ask for about it. */
export interface BenchPlayer {
  readonly id: string;
  readonly name: string;
}

/** Nodes in a random order, the same one for each run. */
export interface BenchNodes {
  /** Returns an actor of a level. Different turns have different ones, if the level has any others. */
  actor(level: Level, turn: number): AgencyActor;
  /** Returns the number of nodes of a level. */
  count(level: Level): number;
}

/** The operator as actor, with a sign-in of the moment. */
const signIn = (now: number) => ({ at: now, level: '' });

/** Reads agents of the seeded tree. */
export async function readBenchNodes(db: Db, now: number): Promise<BenchNodes> {
  const rows = await run(
    db,
    `SELECT p.descendant AS id, p.depth FROM agency_paths p
     WHERE p.ancestor = 'root' AND p.is_agent ORDER BY p.depth, md5(p.descendant)`,
  );
  const idsAt = (depth: number): string[] => rows.filter((row) => row['depth'] === depth).map(({ id }) => String(id));
  const ids: Readonly<Record<Level, readonly string[]>> = {
    root: [rootId],
    master: idsAt(1),
    agent: idsAt(2),
    shop: idsAt(3),
  };
  return {
    actor(level, turn) {
      const nodeId = ids[level][turn % ids[level].length] ?? rootId;
      return { userId: nodeId === rootId ? 'bench-operator' : nodeId, nodeId, signIn: signIn(now) };
    },
    count: (level) => ids[level].length,
  };
}

/** Returns a player below a node. The turn chooses which. */
export async function playerBelow(db: Db, nodeId: string, turn: number): Promise<BenchPlayer | undefined> {
  const [row] = await run(
    db,
    `SELECT descendant AS id, name FROM agency_paths WHERE ancestor = '${nodeId}' AND NOT is_agent AND depth > 0
     ORDER BY name OFFSET (SELECT ${turn} * 7919 % greatest(1, count(*)) FROM agency_paths
       WHERE ancestor = '${nodeId}' AND NOT is_agent AND depth > 0) LIMIT 1`,
  );
  return row && { id: String(row['id']), name: String(row['name']) };
}

/** Returns a ticket of a branch that is a day old or so, with one of its matches. */
export async function ticketBelow(
  db: Db,
  nodeId: string,
  turn: number,
): Promise<{ readonly id: string; readonly event: string } | undefined> {
  const [row] = await run(
    db,
    `SELECT t.id, l.event_id AS event FROM tickets t JOIN ticket_legs l ON l.ticket_id = t.id AND l.position = 0
     WHERE t.settlement IS NOT NULL AND t.agent_id = (SELECT descendant FROM agency_paths WHERE ancestor = '${nodeId}' AND is_agent
       AND EXISTS (SELECT 1 FROM tickets s WHERE s.agent_id = descendant AND s.settlement IS NOT NULL)
       ORDER BY md5(descendant || ${turn}) LIMIT 1)
     ORDER BY t.created_at DESC, t.id DESC OFFSET ${turn % 5} LIMIT 1`,
  );
  return row && { id: String(row['id']), event: String(row['event']) };
}
