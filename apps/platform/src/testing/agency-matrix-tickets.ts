import { ne } from 'drizzle-orm';

import { rootId } from '../agency/tree.ts';
import { among } from '../database/among.ts';
import type { Db } from '../database/database.ts';
import { agencyBlocks, agencyExports, agencyNodes, promoCodes, voidRequests } from '../database/schema/index.ts';
import { codeOf, requestIdOf, ticketIdOf, type AgencyCall } from './agency-matrix.ts';
import { writeSold } from './sold-tickets.ts';

/** Gives users two tickets each. The seller has asked for the second one to be voided; for the root, an operator has. */
export async function addMatrixTickets(
  db: Db,
  { userIds, operator, at }: { userIds: readonly string[]; operator: string; at: Date },
): Promise<void> {
  const nodes = await db.select().from(agencyNodes).where(among(agencyNodes.userId, userIds));
  const lapsesAt = new Date(at.getTime() + 86_400_000);
  for (const { userId, parentId } of nodes) {
    const [ticketId, agentId] = [`${ticketIdOf(userId)}-2`, parentId ?? rootId];
    await writeSold(db, [
      { id: ticketIdOf(userId), userId, at },
      { id: ticketId, userId, at },
    ]);
    const who = { agentId, nodeId: agentId, requestedBy: agentId === rootId ? operator : agentId };
    const row = { id: requestIdOf(userId), ticketId, ...who, reason: '-', createdAt: at, lapsesAt };
    await db.insert(voidRequests).values({ ...row, state: 'open' });
  }
}

/** Gives everybody a promo code, the root too, which can make none itself. */
export async function addMatrixCodes(db: Db, nodeIds: readonly string[], createdAt: Date): Promise<void> {
  const rows = nodeIds.map((agentId) => ({ code: codeOf(agentId), agentId, note: '', active: true, createdAt }));
  await db.insert(promoCodes).values(rows);
}

/** Takes back what a call of the matrix did that others depend on. */
export async function undoMatrixAct(db: Db, name: AgencyCall): Promise<void> {
  if (name === 'agencyBlockUser') await db.delete(agencyBlocks).where(ne(agencyBlocks.reason, 'setup'));
  if (name === 'agencyVoidRequest') await db.delete(voidRequests).where(ne(voidRequests.reason, '-'));
  if (name === 'agencyExport') await db.delete(agencyExports);
  if (name === 'agencyVoidDecision') await db.update(voidRequests).set({ state: 'open' });
}
