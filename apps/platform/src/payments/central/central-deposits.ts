import { and, eq, isNull, or } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { centralDeposits } from '../../database/schema/index.ts';
import { convertUp, readRates } from '../../limits/rates.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { centralCurrency } from './central-limit.ts';
import { centralVerdict } from './central-step.ts';

type Deps = Pick<PaymentDeps, 'central' | 'clock'>;

/** Money of a payment that has arrived. */
export interface ArrivedMoney {
  readonly payment: PaymentRow;
  readonly amount: bigint;
  readonly eventId: string;
}

/**
 * Returns what the central limit makes of money that has arrived. Without a reservation it waits: the question is stored, and
 * asked after the transaction. Money that cannot be compared does not fit. Call it under the lock of the payment.
 */
export async function centralOutcome(
  tx: Db,
  deps: Deps,
  { payment, amount, eventId }: ArrivedMoney,
): Promise<'credit' | 'limit' | 'wait'> {
  if (deps.central === undefined) return 'credit';
  const now = deps.clock.now();
  const [row] = await tx.select().from(centralDeposits).where(eq(centralDeposits.paymentId, payment.id));
  const verdict = row === undefined ? 'ask' : centralVerdict(row, amount, now);
  if (row !== undefined && verdict === 'wait' && row.eventId !== eventId)
    await tx.update(centralDeposits).set({ eventId }).where(eq(centralDeposits.paymentId, payment.id));
  if (verdict !== 'ask') return verdict;
  const worth = await centralWorth(tx, deps, payment.currency, amount);
  if (worth === undefined) return 'limit';
  const at = new Date(now);
  const asked = { eventId, arrived: amount, amount: worth, answer: null, askedAt: at, dueAt: at, tries: 0 };
  await tx
    .insert(centralDeposits)
    .values({ paymentId: payment.id, ...asked })
    .onConflictDoUpdate({ target: centralDeposits.paymentId, set: asked });
  return 'wait';
}

/** Returns an amount in cents of the limit's currency, by the rates of the day. Undefined without them. */
export async function centralWorth(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  currency: string,
  amount: bigint,
): Promise<bigint | undefined> {
  const rates = await readRates(db, clock.now());
  return convertUp(amount, { from: currency, to: centralCurrency, rates });
}

/** Stores that room is needed for a deposit that begins. */
export async function noteBegun(
  tx: Db,
  { clock }: Deps,
  { id, amount, worth }: { readonly id: string; readonly amount: bigint; readonly worth: bigint },
): Promise<void> {
  const at = clock.now();
  const asked = {
    eventId: '',
    arrived: amount,
    amount: worth,
    askedAt: new Date(at),
    dueAt: new Date(at + beginLease),
  };
  await tx.insert(centralDeposits).values({ paymentId: id, ...asked });
}

/** Milliseconds for which the first question is left to the process that begins the payment. */
const beginLease = 15_000;

/** Gives back what is reserved for a page that the player does not get. Money that arrives all the same is asked about. */
export async function giveBack(db: Db, { central, clock }: Deps, paymentId: string): Promise<void> {
  if (central === undefined) return;
  const isOpen = and(eq(centralDeposits.paymentId, paymentId), eq(centralDeposits.eventId, ''));
  const answered = or(isNull(centralDeposits.answer), eq(centralDeposits.answer, 'reserved'));
  await db
    .update(centralDeposits)
    .set({ answer: 'released', dueAt: new Date(clock.now()), tries: 0 })
    .where(and(isOpen, answered));
}

/** Notes that a payment has changed, so that the central limit learns it. */
export async function noteForCentral(tx: Db, { central, clock }: Deps, paymentId: string): Promise<void> {
  if (central === undefined) return;
  await tx
    .update(centralDeposits)
    .set({ dueAt: new Date(clock.now()), tries: 0 })
    .where(eq(centralDeposits.paymentId, paymentId));
}

/** Notes that money which was asked about has gone back. A reservation for other money of the payment stays. */
export async function noteReturned(
  tx: Db,
  { central, clock }: Deps,
  { paymentId, eventId }: { readonly paymentId: string; readonly eventId: string },
): Promise<void> {
  if (central === undefined) return;
  await tx
    .update(centralDeposits)
    .set({ returned: true, dueAt: new Date(clock.now()), tries: 0 })
    .where(and(eq(centralDeposits.paymentId, paymentId), eq(centralDeposits.eventId, eventId)));
}
