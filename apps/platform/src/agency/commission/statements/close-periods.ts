import { moneyToMinor, type CommissionCycle } from '@kvota/contracts';
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
import { transact } from '../../../database/transact.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { hashOf } from '../../seals/hash-of.ts';
import { childrenCorrected } from '../draw/corrections.ts';
import { drawEdges, type Draft } from '../draw/draw-edges.ts';
import { currenciesOf, edgeOf, readStatement } from '../draw/stored.ts';
import { dueToClose } from '../known-periods.ts';
import type { CommissionSpan } from '../periods.ts';

export interface ClosingDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Draws up the statements of periods whose days are closed, edge by edge, each in a transaction. One that was drawn up is
 * not drawn up again, so that a process that ends anywhere is resumed. Only one node does it at a time.
 *
 * An edge that fails stops no other one. It gets no later statement before this one is drawn up, so that its carry is
 * right, and the next run tries it again. Periods are marked as closed in their order, once all edges are drawn up. The
 * first failure is thrown at the end.
 */
export async function closePeriods({ db, clock }: ClosingDeps): Promise<void> {
  const failures = new Map<string, unknown>();
  const incomplete = new Set<CommissionCycle>();
  for (const period of await dueToClose(db)) {
    for (const childId of await childrenToState(db, period)) {
      for (const currency of await currenciesOf(db, childId, period.from)) {
        const key = JSON.stringify([childId, currency]);
        // A month may deduct weeks, so that an edge that failed waits with both.
        if (failures.has(key)) {
          incomplete.add(period.cycle);
          continue;
        }
        try {
          if (!(await transact(db, (tx) => closeEdge(tx, clock, { period, childId, currency })))) return;
        } catch (error) {
          failures.set(key, error);
          incomplete.add(period.cycle);
        }
      }
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

interface ClosedEdge {
  readonly period: CommissionSpan;
  readonly childId: string;
  readonly currency: string;
}

/** Draws up the statement of an edge, unless there is one or nothing to state. Returns false if another node is at work. */
async function closeEdge(tx: Db, clock: Clock, { period, childId, currency }: ClosedEdge): Promise<boolean> {
  if (!(await isAlone(tx, 'commission'))) return false;
  // Statements about all sellers of a branch look costly. Compiling them would take longer than to run them.
  await tx.execute(sql`SELECT set_config('jit', 'off', true)`);
  if (await readStatement(tx, { periodId: period.id, childId, currency })) return true;
  const edge = await edgeOf(tx, childId);
  if (edge === undefined) return true;
  const draft = (await drawEdges(tx, { ...edge, edges: [edge], currency }, period)).get(childId);
  if (draft?.statement === undefined || isEmpty(draft)) return true;
  const { statement, players } = draft;
  const at = new Date(clock.now());
  await tx.insert(commissionStatements).values({
    periodId: period.id,
    childId,
    currency,
    parentId: edge.parentId,
    cycle: period.cycle,
    firstDay: period.from,
    lastDay: period.to,
    planVersion: statement.plan.version,
    total: moneyToMinor(statement.result.total),
    document: statement,
    hash: hashOf(statement),
    drawnAt: at,
  });
  const known = { parentId: edge.parentId, childId, periodId: period.id, currency };
  const rows = players.map(({ playerId, line, at: moment }) => ({ ...known, playerId, line, at: new Date(moment) }));
  if (rows.length > 0) await tx.insert(commissionPlayers).values(rows);
  return true;
}

/** True if there were no movements and no corrections, nothing is carried, nobody qualified, and no week has a result. */
function isEmpty({ figures, players, statement }: Draft): boolean {
  const { carryIn = {}, weekResults = {} } = statement?.figures ?? {};
  const given = [...Object.values(carryIn), ...Object.values(weekResults)];
  if (statement?.corrections !== undefined) return false;
  return figures.products.size === 0 && players.length === 0 && given.every((amount) => !/[1-9]/.test(amount));
}
