import { minorToMoney, type TransferBasis } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import { agencyTransfers } from '../../database/schema/index.ts';
import type { Movement } from '../../ledger/movements.ts';
import { recordedBy, type AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import type { ChangedDebt } from './change-debt.ts';

/** A decided movement between the actor and a direct child. */
interface Move {
  readonly requestId: string;
  readonly userId: string;
  readonly direction: 'down' | 'up' | 'repaid';
  readonly basis: TransferBasis;
  readonly currencyId: number;
  readonly currency: string;
  /** In minor units, as all amounts here. */
  readonly amount: bigint;
  readonly note: string;
  /** Movements of wallets. */
  readonly movements: readonly Movement[];
  /** Credit of the child before and after. */
  readonly credit: { readonly before: bigint; readonly after: bigint };
  readonly debt: ChangedDebt | undefined;
}

const types = { down: 'transfer_in', up: 'transfer_out', repaid: 'debt_repaid' } as const;

/** Books a movement by one posting, and writes its transfer and its act. Everything it moves must be locked. Returns its id. */
export async function bookMove(
  tx: Db,
  deps: Pick<AgencyDeps, 'ids' | 'clock' | 'ledger'>,
  actor: AgencyActor,
  move: Move,
): Promise<{ readonly id: string; readonly at: Date }> {
  const { userId, direction, basis, currency, credit, debt } = move;
  const [id, at] = [deps.ids(), new Date(deps.clock.now())];
  await deps.ledger.post(tx, {
    id,
    source: 'agency',
    externalId: `${actor.userId}:${move.requestId}`,
    type: types[direction],
    refType: 'agency',
    refId: userId,
    at,
    movements: [...move.movements, ...(debt?.movements ?? [])],
    details: [{ code: 'transferBasis', params: { basis } }],
  });
  await tx.insert(agencyTransfers).values({
    id,
    at,
    parentId: actor.nodeId,
    userId,
    direction,
    basis,
    currency,
    currencyId: move.currencyId,
    amount: move.amount,
    note: move.note,
    balanceAfter: credit.after,
    debtAfter: debt?.after ?? null,
    creditLimit: debt?.limit ?? null,
    actor: recordedBy(actor),
  });
  await audit(tx, deps, actor, {
    act: direction === 'repaid' ? 'repay' : 'transfer',
    subject: userId,
    before: { credit: minorToMoney(credit.before), ...(debt && { debt: minorToMoney(debt.before) }) },
    after: {
      credit: minorToMoney(credit.after),
      ...(debt && { debt: minorToMoney(debt.after), basis }),
      currency,
    },
    requestId: move.requestId,
  });
  return { id, at };
}
