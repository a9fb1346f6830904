import type { Correction } from '@kvota/commission';
import { minorToMoney } from '@kvota/contracts';
import { and, asc, eq, or, sql } from 'drizzle-orm';

import { among } from '../../../database/among.ts';
import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import { commissionCorrections, commissionStatements } from '../../../database/schema/index.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { CommissionSpan } from '../periods.ts';

export type CorrectionRow = typeof commissionCorrections.$inferSelect;

/** Reads the corrections that statements of edges of one parent count in a period, by child, oldest first. */
export async function readCounted(
  db: Db,
  { parentId, children, currency }: { parentId: string; children: readonly string[]; currency: string },
  { id }: Pick<CommissionSpan, 'id'>,
): Promise<ReadonlyMap<string, readonly CorrectionRow[]>> {
  const rows = await db
    .select()
    .from(commissionCorrections)
    .where(
      and(
        eq(commissionCorrections.parentId, parentId),
        among(commissionCorrections.childId, children),
        eq(commissionCorrections.currency, currency),
        eq(commissionCorrections.countedIn, id),
      ),
    )
    .orderBy(asc(commissionCorrections.at), asc(commissionCorrections.id));
  return Map.groupBy(rows, ({ childId }) => childId);
}

/** Reads the corrections that a statement counts, and those of it that later ones count, oldest first. */
export async function readCorrections(
  db: Db,
  { parentId, childId, currency, periodId }: Pick<CorrectionRow, 'parentId' | 'childId' | 'currency' | 'periodId'>,
): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(commissionCorrections)
    .where(
      and(
        eq(commissionCorrections.parentId, parentId),
        eq(commissionCorrections.childId, childId),
        eq(commissionCorrections.currency, currency),
        or(eq(commissionCorrections.countedIn, periodId), eq(commissionCorrections.periodId, periodId)),
      ),
    )
    .orderBy(asc(commissionCorrections.at), asc(commissionCorrections.id));
}

/** Reads the children with corrections that count in a period. */
export async function childrenCorrected(db: Db, { id }: Pick<CommissionSpan, 'id'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ childId: commissionCorrections.childId })
    .from(commissionCorrections)
    .where(eq(commissionCorrections.countedIn, id))
    .orderBy(commissionCorrections.childId);
  return rows.map(({ childId }) => childId);
}

/** True if a statement of a user is corrected, and the one that counts the correction is not drawn up yet. */
export async function hasWaitingCorrection(db: Db, childId: string): Promise<boolean> {
  const result = await db.execute(sql`SELECT EXISTS (
    SELECT 1 FROM ${commissionCorrections} c WHERE c.child_id = ${childId} AND NOT EXISTS (
      SELECT 1 FROM ${commissionStatements} s
      WHERE s.period_id = c.counted_in AND s.child_id = c.child_id AND s.currency = c.currency)) AS found`);
  return rowsOf(result)[0]?.['found'] === true;
}

/** Returns a correction as statements have it. `by` is a name of letters, digits and . : _ - */
export const toCorrection = ({ id, periodId, amount, reason, at }: CorrectionRow, by: string): Correction => ({
  id,
  period: periodId,
  amount: minorToMoney(amount),
  reason,
  by,
  at: isoTime(at.getTime()),
});
