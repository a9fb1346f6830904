import { isBonusCurrency, moneyToMinor, minorToMoney } from '@kvota/contracts';
import { and, inArray } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyTransfers, users } from '../database/schema/index.ts';
import { problem } from '../kernel/http-problem.ts';
import { CreditTooHigh, requireRoom } from '../ledger/balance-limit.ts';
import type { Funds, Posting } from '../ledger/ledger.ts';
import { drawOf, incomeMovements, transferMovements, winningsFirst } from '../ledger/movements.ts';
import { isBlocked } from '../users/blocked.ts';
import type { AgencyActor, NewTransfer } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { audit } from './audit.ts';
import { rootId } from './tree.ts';

/** The currency in which the operator opens wallets. */
export const rootCurrency = { currencyId: 941, currency: 'RSD' };

/** Money that was moved, in minor units, or the reason why none was. */
export type Moved =
  | { readonly kind: 'moved'; readonly id: string; readonly child: bigint; readonly own: bigint | undefined }
  | { readonly kind: 'refused'; readonly error: MoveFault };
export type MoveFault = 'noWallet' | 'insufficientFunds' | 'creditTooHigh' | 'userBlocked';

const refuse = (error: MoveFault): Moved => ({ kind: 'refused', error });
const creditOf = ({ wallet0, wallet1 }: Funds): bigint => wallet0 + wallet1;

/** Moves money between the actor and a direct child, in the transaction of the act. The rights must have been checked. */
export async function moveCredit(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  transfer: Omit<NewTransfer, 'note'> & { readonly note?: string },
): Promise<Moved> {
  const { userId, direction, currencyId } = transfer;
  const amount = moneyToMinor(transfer.amount);
  if (isBonusCurrency(currencyId)) return refuse('noWallet');
  const edge = await lockEdge(tx, deps, actor, transfer);
  if (edge === undefined) return refuse('noWallet');
  const { child, parent } = edge;
  // Read after the wallets were locked, so that a block that came while this waited counts.
  const blocked = await blockedOf(tx, [actor.nodeId, userId]);
  if (blocked.has(actor.nodeId)) throw problem('agentBlocked');
  if (direction === 'down' && blocked.has(userId)) return refuse('userBlocked');
  const movements = direction === 'down' ? downMovements(edge, amount) : upMovements(edge, amount);
  if (typeof movements === 'string') return refuse(movements);
  const at = new Date(deps.clock.now());
  const posting: Posting = {
    id: deps.ids(),
    source: 'agency',
    externalId: `${actor.userId}:${transfer.requestId}`,
    type: direction === 'down' ? 'transfer_in' : 'transfer_out',
    refType: 'agency',
    refId: userId,
    at,
    movements,
  };
  await deps.ledger.post(tx, posting);
  const sign = direction === 'down' ? amount : -amount;
  const childCredit = creditOf(child) + sign;
  await tx.insert(agencyTransfers).values({
    id: posting.id,
    at,
    parentId: actor.nodeId,
    userId,
    direction,
    currency: child.currency,
    currencyId,
    amount,
    note: transfer.note ?? '',
    balanceAfter: childCredit,
    actor: actor.userId,
  });
  await audit(tx, deps, actor, {
    act: 'transfer',
    subject: userId,
    before: { credit: minorToMoney(creditOf(child)) },
    after: { credit: minorToMoney(childCredit), currency: child.currency },
    requestId: transfer.requestId,
  });
  return { kind: 'moved', id: posting.id, child: childCredit, own: parent && creditOf(parent) - sign };
}

async function blockedOf(tx: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isBlocked(users)));
  return new Set(rows.map(({ id }) => id));
}

/** The locked wallets of both ends. For the operator, cash takes the place of the parent's wallet. */
interface Edge {
  readonly child: Funds;
  readonly parent: Funds | undefined;
}

async function lockEdge(
  tx: Db,
  { ledger }: AgencyDeps,
  { nodeId }: AgencyActor,
  { userId, currencyId, direction }: Pick<NewTransfer, 'userId' | 'currencyId' | 'direction'>,
): Promise<Edge | undefined> {
  const isRoot = nodeId === rootId;
  const wallets = { userIds: isRoot ? [userId] : [nodeId, userId], currencyId };
  const locked = await ledger.lockAll(tx, wallets);
  const parent = isRoot ? undefined : locked.get(nodeId);
  if (!isRoot && parent === undefined) return undefined;
  const child = locked.get(userId);
  if (child) return { child, parent };
  const currency = parent?.currency ?? (currencyId === rootCurrency.currencyId ? rootCurrency.currency : undefined);
  if (direction === 'up' || currency === undefined) return undefined;
  // The first money in this currency. Nobody else can hold a lock on a wallet that does not exist yet.
  await ledger.openWallet(tx, { userId, currencyId, currency });
  const opened = (await ledger.lockAll(tx, { userIds: [userId], currencyId })).get(userId);
  return opened && { child: opened, parent };
}

function downMovements({ parent, child }: Edge, amount: bigint): Posting['movements'] | MoveFault {
  const draw = parent && drawOf(parent, amount);
  if (parent && !draw) return 'insufficientFunds';
  try {
    requireRoom(child, amount);
  } catch (error) {
    if (error instanceof CreditTooHigh) return 'creditTooHigh';
    throw error;
  }
  if (parent && draw) return transferMovements(parent, draw, child);
  return incomeMovements(child.walletId, child.currency, 'cash', 'wallet_0', amount);
}

function upMovements({ parent, child }: Edge, amount: bigint): Posting['movements'] | MoveFault {
  const draw = winningsFirst(child, amount);
  return draw ? transferMovements(child, draw, parent) : 'insufficientFunds';
}
