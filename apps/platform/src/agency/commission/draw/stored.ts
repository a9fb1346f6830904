import type { CommissionCycle } from '@kvota/contracts';
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../../../database/among.ts';
import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import {
  agencyNodes,
  agencyPaths,
  branchDays,
  commissionPlans,
  commissionStatements,
  figuresLog,
} from '../../../database/schema/index.ts';
import type { CommissionSpan } from '../periods.ts';

export type PlanRow = typeof commissionPlans.$inferSelect;
export type StatementRow = typeof commissionStatements.$inferSelect;

/** A parent and a direct child, with their names as statements have them. */
export interface Edge {
  readonly parentId: string;
  readonly parent: string;
  readonly childId: string;
  readonly child: string;
}

/** Reads the plans of the children of a parent, newest first. */
export async function readPlans(
  db: Db,
  parentId: string,
  children: readonly string[],
): Promise<ReadonlyMap<string, readonly PlanRow[]>> {
  const rows = await db
    .select()
    .from(commissionPlans)
    .where(and(eq(commissionPlans.parentId, parentId), among(commissionPlans.childId, children)))
    .orderBy(desc(commissionPlans.version));
  return Map.groupBy(rows, ({ childId }) => childId);
}

/** Returns the plan of a period, from the versions of an edge, newest first. */
export const planFor = (versions: readonly PlanRow[], { from }: CommissionSpan): PlanRow | undefined =>
  versions.find(({ validFrom }) => validFrom <= from);

/** Returns the lines whose losses were forgiven after one version, up to another one. */
export const forgivenBetween = (versions: readonly PlanRow[], after: number, upTo: number): ReadonlySet<string> =>
  new Set(
    versions.filter(({ version }) => version > after && version <= upTo).flatMap(({ forgiven }) => [...forgiven]),
  );

/** Reads the last statement of each edge and cycle before a day. */
export async function readLast(
  db: Db,
  { parentId, children, currency }: { parentId: string; children: readonly string[]; currency: string },
  { cycle, before }: { cycle: CommissionCycle; before: string },
): Promise<ReadonlyMap<string, StatementRow>> {
  const rows = await db
    .selectDistinctOn([commissionStatements.childId])
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.parentId, parentId),
        among(commissionStatements.childId, children),
        eq(commissionStatements.currency, currency),
        eq(commissionStatements.cycle, cycle),
        lt(commissionStatements.firstDay, before),
      ),
    )
    .orderBy(commissionStatements.childId, desc(commissionStatements.firstDay));
  return new Map(rows.map((row) => [row.childId, row]));
}

/** Reads the statements of weeks that end in a month, by child. */
export async function readWeeks(
  db: Db,
  { parentId, children, currency }: { parentId: string; children: readonly string[]; currency: string },
  { from, to }: CommissionSpan,
): Promise<readonly StatementRow[]> {
  return db
    .select()
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.parentId, parentId),
        among(commissionStatements.childId, children),
        eq(commissionStatements.currency, currency),
        eq(commissionStatements.cycle, 'week'),
        gte(commissionStatements.lastDay, from),
        lte(commissionStatements.lastDay, to),
      ),
    );
}

/** Reads the statements of edges of one parent in a period, by child, whether or not the period is marked as closed. */
export async function readStored(
  db: Db,
  { parentId, edges, currency }: { parentId: string; edges: readonly Edge[]; currency: string },
  { id }: CommissionSpan,
): Promise<ReadonlyMap<string, StatementRow>> {
  const children = edges.map(({ childId }) => childId);
  const rows = await db
    .select()
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.periodId, id),
        eq(commissionStatements.parentId, parentId),
        eq(commissionStatements.currency, currency),
        among(commissionStatements.childId, children),
      ),
    );
  return new Map(rows.map((row) => [row.childId, row]));
}

/** Reads the statement of a child in a period. */
export async function readStatement(
  db: Db,
  { periodId, childId, currency }: { periodId: string; childId: string; currency: string },
): Promise<StatementRow | undefined> {
  const [row] = await db
    .select()
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.periodId, periodId),
        eq(commissionStatements.childId, childId),
        eq(commissionStatements.currency, currency),
      ),
    );
  return row;
}

/** Reads the edge of a node to its parent; undefined for the root, and for accounts of operators. */
export async function edgeOf(db: Db, childId: string): Promise<Edge | undefined> {
  const [node] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, childId));
  if (node === undefined || node.parentId === null) return undefined;
  const [parent] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, node.parentId));
  return { parentId: node.parentId, parent: parent?.name ?? '', childId, child: node.name };
}

/** Reads the edges of a parent to its direct children that are agents, by name. */
export async function edgesBelow(db: Db, parentId: string): Promise<Edge[]> {
  const rows = await db
    .select({ id: agencyNodes.userId, name: agencyNodes.name })
    .from(agencyNodes)
    .where(and(eq(agencyNodes.parentId, parentId), eq(agencyNodes.kind, 'agent')))
    .orderBy(agencyNodes.name);
  const [parent] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, parentId));
  return rows.map(({ id, name }) => ({ parentId, parent: parent?.name ?? '', childId: id, child: name }));
}

/** Reads the edges of children to their parents, by child. The root has none. */
export async function edgesTo(db: Db, children: readonly string[]): Promise<Edge[]> {
  const parents = alias(agencyNodes, 'parents');
  return db
    .select({ parentId: parents.userId, parent: parents.name, childId: agencyNodes.userId, child: agencyNodes.name })
    .from(agencyNodes)
    .innerJoin(parents, eq(parents.userId, agencyNodes.parentId))
    .where(among(agencyNodes.userId, children))
    .orderBy(agencyNodes.userId);
}

/**
 * Reads the names of currencies that edges may have statements in, by child: of figures since a day, or of earlier
 * statements.
 */
export async function currenciesOf(
  db: Db,
  children: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const result = await db.execute(sql`
    WITH children AS (SELECT DISTINCT jsonb_array_elements_text(${JSON.stringify(children)}::jsonb) AS id)
    SELECT c.id, d.currency FROM children c
      CROSS JOIN LATERAL (
        SELECT DISTINCT currency FROM ${branchDays} b WHERE b.node = c.id AND b.day >= ${from}::date OFFSET 0) d
    UNION SELECT p.ancestor, l.currency FROM ${figuresLog} l
      JOIN ${agencyPaths} p ON p.descendant = l.seller JOIN children c ON c.id = p.ancestor
    UNION SELECT c.id, s.currency FROM children c
      CROSS JOIN LATERAL (
        SELECT DISTINCT one.currency FROM ${agencyNodes} n
          JOIN ${commissionStatements} one ON one.parent_id = n.parent_id AND one.child_id = n.user_id
          WHERE n.user_id = c.id OFFSET 0) s
    ORDER BY 1, 2`);
  const currencies = new Map<string, string[]>();
  for (const { id, currency } of rowsOf(result))
    currencies.set(String(id), [...(currencies.get(String(id)) ?? []), String(currency)]);
  return currencies;
}
