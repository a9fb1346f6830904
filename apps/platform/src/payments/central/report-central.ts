import { minorToMoney } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import { centralDeposits, paymentEvents, payments } from '../../database/schema/index.ts';
import { personOf } from '../../protection/register/person-of.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { hasFact } from '../states/facts.ts';
import type { CentralAnswer, CentralLimit } from './central-limit.ts';
import { centralWorth } from './central-deposits.ts';
import { centralAgain, centralStep, looksAgain, type CentralRow, type CentralStep } from './central-step.ts';

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

type Leased = CentralRow & { readonly dueAt: Date };
type Sent = CentralAnswer | { readonly status: 'done' };

/** Makes the next report about a deposit, and stores the answer. Undefined if another process has made a later one. */
async function report(deps: PaymentDeps, central: CentralLimit, row: Leased): Promise<Sent | undefined> {
  const { db, clock } = deps;
  const next = await nextReport(deps, row);
  if (next === undefined) return undefined;
  const sent = await send(deps, central, row, next);
  const { status } = sent;
  const isRow = eq(centralDeposits.paymentId, row.paymentId);
  if (status === 'unknown') {
    const again = new Date(clock.now() + centralAgain(row.tries));
    await db
      .update(centralDeposits)
      .set({ dueAt: again })
      .where(and(isRow, eq(centralDeposits.dueAt, row.dueAt)));
    return sent;
  }
  const answer = status === 'done' ? next.answer : status;
  const later = looksAgain({ answer, eventId: row.eventId }, next.payment)?.toISOString() ?? null;
  // A change that came meanwhile is still due.
  const rest = sql`CASE WHEN ${centralDeposits.dueAt} = ${row.dueAt.toISOString()}::timestamptz THEN ${later}::timestamptz ELSE ${centralDeposits.dueAt} END`;
  if (status === 'done') {
    await db.update(centralDeposits).set({ dueAt: rest, tries: 0 }).where(isRow);
    return sent;
  }
  const isAsked = and(isRow, eq(centralDeposits.version, row.version));
  const [stored] = await db
    .update(centralDeposits)
    .set({ answer: status, dueAt: rest, tries: 0 })
    .where(isAsked)
    .returning({ eventId: centralDeposits.eventId });
  const eventId = stored?.eventId ?? row.eventId;
  const waits = and(eq(paymentEvents.provider, next.payment.provider), eq(paymentEvents.eventId, eventId));
  await db
    .update(paymentEvents)
    .set({ nextAt: new Date(clock.now()) })
    .where(and(waits, isNull(paymentEvents.appliedAt)));
  return sent;
}

interface NextReport {
  readonly payment: PaymentRow;
  readonly step: CentralStep;
  readonly answer: CentralRow['answer'];
}

/**
 * Decides on the next report, under the lock of the payment. What nobody pays is noted as released before it is reported, so
 * that money which comes meanwhile is asked about.
 */
function nextReport({ db, clock }: PaymentDeps, { paymentId, version }: Leased): Promise<NextReport | undefined> {
  const isRow = and(eq(centralDeposits.paymentId, paymentId), eq(centralDeposits.version, version));
  return transact(db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    const [row] = await tx.select().from(centralDeposits).where(isRow);
    if (payment === undefined || row === undefined) return undefined;
    const step = centralStep(row, payment, clock.now());
    const hasArrived = row.returned || hasFact(payment.facts, 'captured') || hasFact(payment.facts, 'sentBack');
    if (step.act !== 'release' || hasArrived) return { payment, step, answer: row.answer };
    await tx.update(centralDeposits).set({ answer: 'released' }).where(isRow);
    return { payment, step, answer: 'released' };
  });
}

async function send(
  { db }: PaymentDeps,
  central: CentralLimit,
  { paymentId: id, version, amount }: CentralRow,
  { payment, step }: NextReport,
): Promise<Sent> {
  switch (step.act) {
    case 'none':
      return { status: 'done' };
    case 'confirm':
      return { status: await central.confirm({ id, version, amount: minorToMoney(step.amount) }) };
    case 'release':
      return { status: await central.release({ id, version }) };
    case 'reserve': {
      const person = await personOf(db, payment.userId);
      return person === undefined
        ? { status: 'refused' }
        : central.reserve({ id, version, person, amount: minorToMoney(amount) });
    }
  }
}

/**
 * Reserves room for a deposit that begins, before its player can pay. A repetition reserves nothing twice, and asks again
 * about what was given back meanwhile.
 */
export async function reserveForPage(deps: PaymentDeps, paymentId: string): Promise<CentralAnswer> {
  const { db, clock, central } = deps;
  if (central === undefined) return { status: 'reserved' };
  const at = clock.now();
  const dueAt = new Date(at + lease);
  const isRow = eq(centralDeposits.paymentId, paymentId);
  const isOpen = and(eq(centralDeposits.eventId, ''), eq(centralDeposits.returned, false));
  const isAsked = or(isNull(centralDeposits.answer), eq(centralDeposits.answer, 'released'));
  const [row] = await db
    .update(centralDeposits)
    .set({
      answer: null,
      askedAt: new Date(at),
      dueAt,
      tries: sql`${centralDeposits.tries} + 1`,
      version: sql`${centralDeposits.version} + 1`,
    })
    .where(and(isRow, isOpen, isAsked))
    .returning();
  if (row === undefined) {
    const [known] = await db.select().from(centralDeposits).where(isRow);
    // A payment that began before there was a central limit is asked about when its money arrives.
    return { status: known?.answer === 'refused' ? 'refused' : 'reserved' };
  }
  const sent = await report(deps, central, { ...row, dueAt });
  return sent === undefined || sent.status === 'done' ? { status: 'unknown' } : sent;
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
      setWhere: or(inArray(centralDeposits.answer, ['refused', 'released']), eq(centralDeposits.returned, true)),
    });
  const isRow = eq(centralDeposits.paymentId, paymentId);
  await reportWhere(deps, central, isRow);
  const [row] = await db.select().from(centralDeposits).where(isRow);
  if (row === undefined || row.answer === null) return 'unknown';
  return row.answer === 'reserved' && row.arrived >= amount ? 'reserved' : 'refused';
}
