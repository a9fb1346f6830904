import { moneyToMinor, type CommissionCycle } from '@kvota/contracts';
import { transact, type Clock } from '@kvota/server';
import { and, desc, eq, lte, sql } from 'drizzle-orm';

import type { Db } from '../../../database/database.ts';
import { isAlone } from '../../../database/is-alone.ts';
import {
  agencyNodes,
  commissionPeriods,
  commissionPlans,
  commissionPlayers,
  commissionStatements,
} from '../../../database/schema/index.ts';
import { hashOf } from '../../seals/hash-of.ts';
import { childrenCorrected } from '../draw/corrections.ts';
import { drawEdges, type Draft, type EdgeSet } from '../draw/draw-edges.ts';
import { currenciesOf, edgesTo, type Edge } from '../draw/stored.ts';
import { dueToClose } from '../known-periods.ts';
import type { CommissionSpan } from '../periods.ts';

export interface ClosingDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Edges of one parent that are drawn up in one transaction. */
const atOnce = 50;

/**
 * Draws up the statements of periods whose days are closed, some edges of a parent in a transaction. One that was drawn up
 * is not drawn up again, so that a process that ends anywhere is resumed. Only one node does it at a time.
 *
 * An edge that fails stops no other one: the edges of its transaction are drawn up one by one. It gets no later statement
 * before this one is drawn up, so that its carry is right, and the next run tries it again. Periods are marked as closed in
 * their order, once all edges are drawn up. The first failure is thrown at the end.
 */
export async function closePeriods({ db, clock }: ClosingDeps): Promise<void> {
  const failures = new Map<string, unknown>();
  const incomplete = new Set<CommissionCycle>();
  const keyOf = ({ childId }: Edge, currency: string): string => JSON.stringify([childId, currency]);
  /** Returns false if another node is at work. */
  const close = async (set: EdgeSet, period: CommissionSpan): Promise<boolean> => {
    try {
      return await transact(db, (tx) => closeEdges(tx, clock, set, period));
    } catch (error) {
      const [edge] = set.edges;
      if (set.edges.length === 1 && edge !== undefined) {
        failures.set(keyOf(edge, set.currency), error);
        incomplete.add(period.cycle);
        return true;
      }
      for (const one of set.edges) if (!(await close({ ...set, edges: [one] }, period))) return false;
      return true;
    }
  };
  for (const period of await dueToClose(db)) {
    for (const set of await setsToState(db, period)) {
      // A month may deduct weeks, so that an edge that failed waits with both.
      const edges = set.edges.filter((edge) => !failures.has(keyOf(edge, set.currency)));
      if (edges.length < set.edges.length) incomplete.add(period.cycle);
      if (edges.length > 0 && !(await close({ ...set, edges }, period))) return;
    }
    if (!incomplete.has(period.cycle) && !(await mark(db, clock, period))) return;
  }
  const [failure] = failures.values();
  if (failure !== undefined) throw failure;
}

/** Marks a period as closed. Returns false if another node is at work. */
async function mark(db: Db, clock: Clock, { id, cycle, from, to }: CommissionSpan): Promise<boolean> {
  const row = { id, cycle, firstDay: from, lastDay: to, closedAt: new Date(clock.now()) };
  return transact(db, async (tx) => {
    if (!(await isAlone(tx, 'commission'))) return false;
    await tx.insert(commissionPeriods).values(row).onConflictDoNothing();
    return true;
  });
}

/** Reads the children whose plan of the period has lines of its cycle, and those with corrections that count in it. */
async function childrenToState(db: Db, { id, from, cycle }: CommissionSpan): Promise<string[]> {
  const { childId, parentId, version, validFrom, lines } = commissionPlans;
  const rows = await db
    .selectDistinctOn([childId], { childId, lines })
    .from(commissionPlans)
    .innerJoin(agencyNodes, and(eq(agencyNodes.userId, childId), eq(agencyNodes.parentId, parentId)))
    .where(lte(validFrom, from))
    .orderBy(childId, desc(version));
  const planned = rows.filter((row) => row.lines.some((line) => line.cycle === cycle)).map((row) => row.childId);
  return [...new Set([...planned, ...(await childrenCorrected(db, { id }))])];
}

/** Reads the edges that may have a statement, by parent and currency, as many at once as a transaction draws up. */
async function setsToState(db: Db, period: CommissionSpan): Promise<EdgeSet[]> {
  const edges = await edgesTo(db, await childrenToState(db, period));
  const currencies = await currenciesOf(
    db,
    edges.map(({ childId }) => childId),
    period.from,
  );
  const sets = Map.groupBy(
    edges.flatMap((edge) => (currencies.get(edge.childId) ?? []).map((currency) => ({ edge, currency }))),
    ({ edge: { parentId }, currency }) => JSON.stringify([parentId, currency]),
  );
  return [...sets.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { currency, edge } = first;
    return Array.from({ length: Math.ceil(members.length / atOnce) }, (_, part) => ({
      parentId: edge.parentId,
      edges: members.slice(part * atOnce, (part + 1) * atOnce).map((member) => member.edge),
      currency,
    }));
  });
}

/** Draws up the statements of edges, but for those that have one or nothing to state. Returns false if another node is at work. */
async function closeEdges(tx: Db, clock: Clock, set: EdgeSet, period: CommissionSpan): Promise<boolean> {
  if (!(await isAlone(tx, 'commission'))) return false;
  // Statements about all sellers of a branch look costly. Compiling them would take longer than to run them.
  await tx.execute(sql`SELECT set_config('jit', 'off', true)`);
  // As they are now: an agent may have been moved since.
  const now = await edgesTo(
    tx,
    set.edges.map(({ childId }) => childId),
  );
  const edges = now.filter(({ parentId }) => parentId === set.parentId);
  const drafts = await drawEdges(tx, { ...set, edges }, period);
  const { currency } = set;
  const at = new Date(clock.now());
  const statements: (typeof commissionStatements.$inferInsert)[] = [];
  const counted: (typeof commissionPlayers.$inferInsert)[] = [];
  for (const { childId, parentId } of edges) {
    const draft = drafts.get(childId);
    if (draft?.statement === undefined || isEmpty(draft)) continue;
    const { statement, players } = draft;
    const known = { parentId, childId, periodId: period.id, currency };
    statements.push({
      ...known,
      cycle: period.cycle,
      firstDay: period.from,
      lastDay: period.to,
      planVersion: statement.plan.version,
      total: moneyToMinor(statement.result.total),
      document: statement,
      hash: hashOf(statement),
      drawnAt: at,
    });
    for (const { playerId, line, at: moment } of players)
      counted.push({ ...known, playerId, line, at: new Date(moment) });
  }
  if (statements.length > 0) await tx.insert(commissionStatements).values(statements);
  if (counted.length > 0) await tx.insert(commissionPlayers).values(counted);
  return true;
}

/** True if there were no movements and no corrections, nothing is carried, nobody qualified, and no week has a result. */
function isEmpty({ figures, players, statement }: Draft): boolean {
  const { carryIn = {}, weekResults = {} } = statement?.figures ?? {};
  const given = [...Object.values(carryIn), ...Object.values(weekResults)];
  if (statement?.corrections !== undefined) return false;
  return figures.products.size === 0 && players.length === 0 && given.every((amount) => !/[1-9]/.test(amount));
}
