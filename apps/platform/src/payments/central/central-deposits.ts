import { eq } from 'drizzle-orm';

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
 * Returns what the central limit makes of money that has arrived. At first it waits: the question is stored, and asked after
 * the transaction. Money that cannot be compared does not fit. Call it under the lock of the payment.
 */
export async function centralOutcome(
  tx: Db,
  deps: Deps,
  { payment, amount, eventId }: ArrivedMoney,
): Promise<'credit' | 'limit' | 'wait'> {
  if (deps.central === undefined) return 'credit';
  const now = deps.clock.now();
  const [row] = await tx.select().from(centralDeposits).where(eq(centralDeposits.paymentId, payment.id));
  if (row !== undefined) return centralVerdict(row, amount, now);
  const worth = await centralWorth(tx, deps, payment.currency, amount);
  if (worth === undefined) return 'limit';
  const at = new Date(now);
  await tx
    .insert(centralDeposits)
    .values({ paymentId: payment.id, eventId, arrived: amount, amount: worth, askedAt: at, dueAt: at });
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

/** Notes that a payment has changed, so that the central limit learns it. */
export async function noteForCentral(
  tx: Db,
  { central, clock }: Deps,
  paymentId: string,
  change: { readonly returned?: true } = {},
): Promise<void> {
  if (central === undefined) return;
  await tx
    .update(centralDeposits)
    .set({ ...change, dueAt: new Date(clock.now()), tries: 0 })
    .where(eq(centralDeposits.paymentId, paymentId));
}
