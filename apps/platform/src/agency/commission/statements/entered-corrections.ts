import { minorToMoney, type StatementCorrection } from '@kvota/contracts';

import { among } from '../../../database/among.ts';
import type { Db } from '../../../database/database.ts';
import { users } from '../../../database/schema/index.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import { readCorrections, type CorrectionRow } from '../draw/corrections.ts';
import type { Edge } from '../draw/stored.ts';

/** The reader of a statement, and which one of an edge it is. */
interface EnteredScope {
  readonly nodeId: string;
  readonly currency: string;
  readonly periodId: string;
}

/** Reads the corrections that a statement counts, and those of it. Only the parent sees which account entered them. */
export async function readEntered(
  tx: Db,
  { parentId, parent, childId }: Edge,
  { nodeId, currency, periodId }: EnteredScope,
): Promise<StatementCorrection[]> {
  const rows = await readCorrections(tx, { parentId, childId, currency, periodId });
  if (nodeId === parentId) return toEntered(tx, rows);
  return rows.map((row) => entered(row, parent));
}

/** Returns corrections as calls answer them to the parent. */
export async function toEntered(tx: Db, rows: readonly CorrectionRow[]): Promise<StatementCorrection[]> {
  const actors = rows.map(({ actor }) => actor);
  const found = await tx.select({ id: users.id, name: users.username }).from(users).where(among(users.id, actors));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => entered(row, names.get(row.actor) ?? ''));
}

const entered = ({ id, periodId, countedIn, amount, reason, at }: CorrectionRow, by: string): StatementCorrection => ({
  id,
  periodId,
  countedIn,
  amount: minorToMoney(amount),
  reason,
  by,
  at: isoTime(at.getTime()),
});
