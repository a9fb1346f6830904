import { minorToMoney } from '@kvota/contracts';
import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import { centralDeposits, paymentEvents, payments } from '../../database/schema/index.ts';
import { personOf } from '../../protection/register/person-of.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { hasFact } from '../states/facts.ts';
import type { CentralLimit } from './central-limit.ts';
import { centralWorth } from './central-deposits.ts';
import { centralAgain, centralStep, type CentralRow } from './central-step.ts';

/** Deposits that are reported at once. */
const atOnce = 20;
/** Milliseconds for which a report is left to the process that makes it. */
const lease = 15_000;

/** Reports what is due to the central limit. Of several nodes one reports; what it lost is repeated. Returns how many. */
export async function reportCentral(deps: PaymentDeps): Promise<number> {
  return deps.central === undefined ? 0 : reportWhere(deps, deps.central);
}

async function reportWhere(deps: PaymentDeps, central: CentralLimit, where?: SQL): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const dueAt = new Date(now + lease);
  // Taken in one statement, so that of several nodes one reports.
  const due = db
    .select({ paymentId: centralDeposits.paymentId })
    .from(centralDeposits)
    .where(and(lte(centralDeposits.dueAt, new Date(now)), where))
    .orderBy(centralDeposits.dueAt)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(centralDeposits)
    .set({ dueAt, tries: sql`${centralDeposits.tries} + 1`, version: sql`${centralDeposits.version} + 1` })
    .where(sql`${centralDeposits.paymentId} IN (${due})`)
    .returning();
  await Promise.all(taken.map((row) => report(deps, central, { ...row, dueAt })));
  return taken.length;
}

async function report(
  deps: PaymentDeps,
  central: CentralLimit,
  row: CentralRow & { readonly dueAt: Date },
): Promise<void> {
  const { db, clock } = deps;
  const [payment] = await db.select().from(payments).where(eq(payments.id, row.paymentId));
  if (payment === undefined) return;
  const answer = await send(deps, central, row, payment);
  const isRow = eq(centralDeposits.paymentId, row.paymentId);
  if (answer === 'unknown') {
    const again = new Date(clock.now() + centralAgain(row.tries));
    await db
      .update(centralDeposits)
      .set({ dueAt: again })
      .where(and(isRow, eq(centralDeposits.dueAt, row.dueAt)));
    return;
  }
  // A change that came meanwhile is still due.
  const rest = sql`CASE WHEN ${centralDeposits.dueAt} = ${row.dueAt.toISOString()}::timestamptz THEN NULL ELSE ${centralDeposits.dueAt} END`;
  if (answer === 'done') {
    await db.update(centralDeposits).set({ dueAt: rest, tries: 0 }).where(isRow);
    return;
  }
  const isAsked = and(isRow, eq(centralDeposits.version, row.version));
  await db.update(centralDeposits).set({ answer, dueAt: rest, tries: 0 }).where(isAsked);
  const waits = and(eq(paymentEvents.provider, payment.provider), eq(paymentEvents.eventId, row.eventId));
  await db
    .update(paymentEvents)
    .set({ nextAt: new Date(clock.now()) })
    .where(and(waits, isNull(paymentEvents.appliedAt)));
}

async function send(deps: PaymentDeps, central: CentralLimit, row: CentralRow, payment: PaymentRow) {
  const { paymentId: id, version } = row;
  const step = centralStep(row, payment);
  switch (step.act) {
    case 'none':
      return 'done';
    case 'confirm':
      return central.confirm({ id, version, amount: minorToMoney(step.amount) });
    case 'release':
      return central.release({ id, version });
    case 'reserve': {
      const person = await personOf(deps.db, payment.userId);
      return person === undefined
        ? 'refused'
        : central.reserve({ id, version, person, amount: minorToMoney(row.amount) });
    }
  }
}

/**
 * Reserves room for money of suspense that is to be credited to a payment, before it is credited. What was refused or given
 * back before is asked about once more. Nothing is asked about a payment that takes no money.
 */
export async function reserveForCredit(
  deps: PaymentDeps,
  paymentId: string,
  { amount, currency, eventId }: { readonly amount: bigint; readonly currency: string; readonly eventId: string },
): Promise<'reserved' | 'refused' | 'unknown'> {
  const { db, clock, central } = deps;
  if (central === undefined) return 'reserved';
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.direction !== 'deposit' || hasFact(payment.facts, 'captured')) return 'reserved';
  const worth = await centralWorth(db, deps, currency, amount);
  if (worth === undefined) return 'refused';
  const at = new Date(clock.now());
  const asked = { eventId, arrived: amount, amount: worth, answer: null, returned: false, askedAt: at, dueAt: at };
  await db
    .insert(centralDeposits)
    .values({ paymentId, ...asked })
    .onConflictDoUpdate({
      target: centralDeposits.paymentId,
      set: { ...asked, tries: 0 },
      setWhere: or(eq(centralDeposits.answer, 'refused'), eq(centralDeposits.returned, true)),
    });
  const isRow = eq(centralDeposits.paymentId, paymentId);
  await reportWhere(deps, central, isRow);
  const [row] = await db.select().from(centralDeposits).where(isRow);
  if (row === undefined || row.answer === null) return 'unknown';
  return row.arrived < amount ? 'refused' : row.answer;
}
