import type { Statement } from '@kvota/commission';
import { minorToMoney, type CommissionRow } from '@kvota/contracts';
import { and, eq, sql } from 'drizzle-orm';

import { among } from '../../../database/among.ts';
import type { Db } from '../../../database/database.ts';
import { commissionPayments } from '../../../database/schema/index.ts';
import { noBranchFigures, readBranches, sumsOf } from '../draw/branch-figures.ts';
import { drawEdges, type EdgeSet } from '../draw/draw-edges.ts';
import { addExact, toMinor, toMoney } from '../draw/exact.ts';
import { planFor, readPlans, readStored, type StatementRow } from '../draw/stored.ts';
import type { CommissionSpan } from '../periods.ts';

/** A row, with the statement it is of. */
export interface StatedRow {
  readonly row: CommissionRow;
  /** Undefined without a plan, and if there was nothing to state. */
  readonly document: Statement | undefined;
  /** Undefined until the statement is drawn up. */
  readonly stored: StatementRow | undefined;
}

/** Reads the rows of edges of one parent in a period: their statements, or what they would be so far. */
export async function readRows(
  db: Db,
  set: EdgeSet,
  { span, closed }: { readonly span: CommissionSpan; readonly closed: boolean },
): Promise<StatedRow[]> {
  if (set.edges.length === 0) return [];
  const nodes = set.edges.map(({ childId }) => childId);
  const plans = await readPlans(db, set.parentId, nodes);
  const branches = await readBranches(db, { nodes, currency: set.currency, period: span });
  const stored = await readStored(db, set, span);
  const drafts = closed ? undefined : await drawEdges(db, set, span);
  const payments = await readPaid(db, set, span);
  return set.edges.map(({ childId, child }) => {
    const document = stored.get(childId)?.document ?? drafts?.get(childId)?.statement;
    const sums = sumsOf(branches.get(childId) ?? noBranchFigures);
    const total = document ? toMinor(document.result.total) : 0n;
    const paid = payments.get(childId) ?? 0n;
    const row: CommissionRow = {
      userId: childId,
      username: child,
      total: minorToMoney(total),
      paid: minorToMoney(paid),
      open: minorToMoney(total - paid),
      ggr: minorToMoney(sums.ggr),
      ngr: minorToMoney(sums.ngr),
      corrections: correctedIn(document),
      carriedOut: document ? toMoney(addExact(document.result.lines.map(({ carryOut }) => carryOut))) : '0.00',
      planVersion: planFor(plans.get(childId) ?? [], span)?.version ?? null,
      isEstimate: !closed && !stored.has(childId),
    };
    return { row, document, stored: stored.get(childId) };
  });
}

/** Returns what corrections of earlier statements add to a statement. */
const correctedIn = (document: Statement | undefined): string =>
  toMoney(addExact((document?.corrections ?? []).map(({ amount }) => amount)));

/** Reads what was paid of the statements of a period, in minor units, by child. */
export async function readPaid(
  db: Db,
  { edges, currency }: Pick<EdgeSet, 'currency'> & { readonly edges: readonly { readonly childId: string }[] },
  { id }: Pick<CommissionSpan, 'id'>,
): Promise<ReadonlyMap<string, bigint>> {
  const { childId, periodId, amount } = commissionPayments;
  const children = edges.map((edge) => edge.childId);
  const rows = await db
    .select({ childId, paid: sql<string>`sum(${amount})::text` })
    .from(commissionPayments)
    .where(and(eq(periodId, id), eq(commissionPayments.currency, currency), among(childId, children)))
    .groupBy(childId);
  return new Map(rows.map((row) => [row.childId, BigInt(row.paid)]));
}
