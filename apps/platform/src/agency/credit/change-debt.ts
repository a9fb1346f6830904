import { readAgencySettings } from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyCreditLines, agencyNodes } from '../../database/schema/index.ts';
import type { Movement } from '../../ledger/movements.ts';
import { debtMovements } from '../../ledger/movements.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { mayLend, nextDebt, type DebtBasis, type DebtFault, type LineUse } from './debt.ts';

/** A debt after an act, in minor units, with the movements that the act books beside its own. */
export interface ChangedDebt {
  readonly before: bigint;
  readonly after: bigint;
  readonly limit: bigint;
  readonly movements: readonly Movement[];
}
export interface DebtRefusal {
  readonly error: DebtFault;
  readonly use: LineUse;
}

/** A change of the debt of a direct child. */
interface DebtChange {
  readonly userId: string;
  readonly currencyId: number;
  readonly currency: string;
  readonly basis: DebtBasis;
  readonly amount: bigint;
}

/**
 * Decides on a change of a debt in the transaction that books it. The debt is locked before it is read, and so is its line,
 * so that acts in parallel do not pass the line together. Wallets must be locked before.
 */
export async function changeDebt(
  tx: Db,
  { ledger }: Pick<AgencyDeps, 'ledger'>,
  { nodeId }: AgencyActor,
  { userId, currencyId, currency, basis, amount }: DebtChange,
): Promise<ChangedDebt | DebtRefusal> {
  const used = await ledger.lockDebt(tx, { userId, currency });
  const use = { used, limit: await lockLimit(tx, nodeId, { userId, currencyId }) };
  const after = nextDebt(basis, amount, { use, lends: basis === 'credit' && (await lendsTo(tx, userId)) });
  if (typeof after === 'string') return { error: after, use };
  return { before: used, after, limit: use.limit, movements: debtMovements(userId, currency, after - used) };
}

/** Reads the limit of a line, and keeps it as it is until the transaction ends. */
async function lockLimit(
  tx: Db,
  byId: string,
  { userId, currencyId }: Pick<DebtChange, 'userId' | 'currencyId'>,
): Promise<bigint> {
  const line = agencyCreditLines;
  const [row] = await tx
    .select({ limit: line.limit })
    .from(line)
    .where(and(eq(line.userId, userId), eq(line.byId, byId), eq(line.currencyId, currencyId)))
    .for('share');
  return row?.limit ?? 0n;
}

/** Returns true if the operator allows credit to a user. */
export async function lendsTo(db: Db, userId: string): Promise<boolean> {
  const [node] = await db.select({ kind: agencyNodes.kind }).from(agencyNodes).where(eq(agencyNodes.userId, userId));
  const { credit } = readAgencySettings(await listSettings(db, 'agency'));
  return node !== undefined && mayLend(credit, node.kind);
}
