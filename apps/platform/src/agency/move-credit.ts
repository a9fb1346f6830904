import { isBonusCurrency, moneyToMinor, type CashCap } from '@kvota/contracts';
import { and, inArray } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { problem } from '../kernel/http-problem.ts';
import { CreditTooHigh, requireRoom } from '../ledger/balance-limit.ts';
import { logCredit } from '../figures/log-figures.ts';
import type { Funds, Posting } from '../ledger/ledger.ts';
import { requireDepositRoom } from '../limits/deposit-limit.ts';
import { drawOf, incomeMovements, transferMovements, winningsFirst } from '../ledger/movements.ts';
import { isBlocked } from '../users/blocked.ts';
import type { AgencyActor, NewTransfer } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { bookMove } from './credit/book-move.ts';
import { changeDebt } from './credit/change-debt.ts';
import type { DebtFault, LineUse } from './credit/debt.ts';
import { checkCap } from './staff/count-cap.ts';
import { countTransfer } from './step-up/require-step-up.ts';
import { rootId } from './tree.ts';

/** The currency in which the operator opens wallets. */
export const rootCurrency = { currencyId: 941, currency: 'RSD' };

/** Money that was moved, in minor units, or the reason why none was. */
export type Moved<Debt extends DebtFault = DebtFault> =
  | {
      readonly kind: 'moved';
      readonly id: string;
      readonly child: bigint;
      readonly own: bigint | undefined;
      readonly debt: bigint | undefined;
    }
  | { readonly kind: 'refused'; readonly error: MoveFault | Debt; readonly use?: LineUse; readonly cashCap?: CashCap };
export type MoveFault = 'noWallet' | 'insufficientFunds' | 'creditTooHigh' | 'userBlocked' | 'cashCap';

const refuse = (error: MoveFault): Moved<never> => ({ kind: 'refused', error });
const creditOf = ({ wallet0, wallet1 }: Funds): bigint => wallet0 + wallet1;

/** A transfer to make. Payments of commission are no figures, have no cap, and their act has required a step-up. */
interface MovedCredit extends Omit<NewTransfer, 'note'> {
  readonly note?: string;
  readonly isFigure?: false;
}

/**
 * Moves money between the actor and a direct child, in the transaction of the act, and changes the debt of the child with
 * another basis than cash. The rights must have been checked. Rejects with DepositLimitReached if the child has set a limit
 * of deposits that the money would exceed.
 */
export function moveCredit(
  tx: Db,
  deps: AgencyDeps,
  actor: AgencyActor,
  transfer: MovedCredit & { readonly basis?: 'cash' },
): Promise<Moved<never>>;
export function moveCredit(tx: Db, deps: AgencyDeps, actor: AgencyActor, transfer: MovedCredit): Promise<Moved>;
export async function moveCredit(tx: Db, deps: AgencyDeps, actor: AgencyActor, transfer: MovedCredit): Promise<Moved> {
  const { userId, direction, currencyId, basis = 'cash' } = transfer;
  const amount = moneyToMinor(transfer.amount);
  if (isBonusCurrency(currencyId)) return refuse('noWallet');
  const cap = transfer.isFigure === false ? undefined : await checkCap(tx, deps, actor, { currencyId, amount });
  if (cap?.kind === 'above') return { kind: 'refused', error: 'cashCap', cashCap: cap.cashCap };
  const edge = await lockEdge(tx, deps, actor, transfer);
  if (edge === undefined) return refuse('noWallet');
  const { child, parent } = edge;
  // Read after the wallets were locked, so that a block that came while this waited counts.
  const blocked = await blockedOf(tx, [actor.nodeId, userId]);
  if (blocked.has(actor.nodeId)) throw problem('agentBlocked');
  if (direction === 'down' && blocked.has(userId)) return refuse('userBlocked');
  if (direction === 'down' && transfer.isFigure !== false)
    await requireDepositRoom(tx, { ...child, userId, amount, now: deps.clock.now(), leavesOpen: true });
  const movements = direction === 'down' ? downMovements(edge, amount) : upMovements(edge, amount);
  if (typeof movements === 'string') return refuse(movements);
  const change = basis !== 'cash' && { userId, currencyId, currency: child.currency, basis, amount };
  const debt = change ? await changeDebt(tx, deps, actor, change) : undefined;
  if (debt && 'error' in debt) return { kind: 'refused', ...debt };
  if (transfer.isFigure !== false) await countTransfer(tx, deps, actor, { currency: child.currency, amount });
  await cap?.count();
  const sign = direction === 'down' ? amount : -amount;
  const credit = { before: creditOf(child), after: creditOf(child) + sign };
  const { currency } = child;
  const note = transfer.note ?? '';
  const move = { requestId: transfer.requestId, userId, direction, basis, currencyId, currency, amount, note };
  const { id, at } = await bookMove(tx, deps, actor, { ...move, movements, credit, debt });
  if (transfer.isFigure !== false)
    await logCredit(tx, { at, userId, parentId: actor.nodeId, currency, direction, amount });
  return { kind: 'moved', id, child: credit.after, own: parent && creditOf(parent) - sign, debt: debt?.after };
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
  // Limits of what is paid in count all real wallets of the child together.
  const whole = direction === 'down' ? { whole: userId } : {};
  const wallets = { userIds: isRoot ? [userId] : [nodeId, userId], currencyId, ...whole };
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
