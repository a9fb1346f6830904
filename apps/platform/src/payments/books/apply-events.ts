import { moneyToMinor } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { paymentEvents, payments, paymentSuspense, type StoredFact } from '../../database/schema/index.ts';
import { providerAccount, suspenseAccount } from '../../ledger/account.ts';
import { CreditTooHigh } from '../../ledger/balance-limit.ts';
import { depositLimitOf } from '../../limits/deposit-limit.ts';
import { isExcluded } from '../../protection/guard/guard-store.ts';
import { centralOutcome, type ArrivedMoney } from '../central/central-deposits.ts';
import { withInstrument } from '../instruments/own-instruments.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { ProviderEvent } from '../provider/payment-provider.ts';
import { lacksGround } from '../states/bookings.ts';
import { amountOf, hasFact } from '../states/facts.ts';
import { judgeEvent, judgeRefund, type Judgement, type SuspenseReason } from '../states/judge-event.ts';
import { namedRefund } from '../states/refund-name.ts';
import { addFact, isHeld, termsOf } from './add-fact.ts';
import { flagDeposit } from './flag-payments.ts';

/** Events of a round, so that none takes long. */
const most = 500;
/** Events that a node applies at once. Each needs a connection, of which calls need most. */
const atOnce = 4;

/** Keeps an event, unless it is kept already. */
export async function keepEvent(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  provider: string,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<void> {
  const at = new Date(clock.now());
  const row = { provider, eventId: id, body, receivedAt: at, nextAt: at };
  await db.insert(paymentEvents).values(row).onConflictDoNothing();
}

/**
 * Applies the events that wait, each in its own transaction, those that wait longest first. Nodes share the work. Returns
 * how many were applied.
 */
export async function applyEvents(deps: PaymentDeps): Promise<number> {
  let left = await countWaiting(deps);
  let applied = 0;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const done = await applyNext(deps);
      if (done === 'none') return;
      if (done === 'applied') applied += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left) }, work));
  return applied;
}

/** Returns the number of events that wait, at most that of a round. Mostly there are none, and nothing else is asked. */
async function countWaiting({ db, clock }: PaymentDeps): Promise<number> {
  const rows = await db
    .select({ one: sql`1` })
    .from(paymentEvents)
    .where(isDue(clock.now()))
    .limit(most);
  return rows.length;
}

const isDue = (now: number) => and(isNull(paymentEvents.appliedAt), lte(paymentEvents.nextAt, new Date(now)));

interface EventKey {
  readonly provider: string;
  readonly eventId: string;
}

const isEvent = ({ provider, eventId }: EventKey) =>
  and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId));

type Done = 'applied' | 'later' | 'none';

/** Applies the event that has waited longest and that nobody else applies now. */
async function applyNext(deps: PaymentDeps): Promise<Done> {
  let taken: EventKey | undefined;
  try {
    return await transact(deps.db, async (tx) => {
      const row = await lockNext(tx, deps);
      taken = row;
      return row === undefined ? 'none' : applyEvent(tx, deps, row);
    });
  } catch (error) {
    if (taken === undefined) throw error;
    deps.logger.warn(`The event ${taken.eventId} of ${taken.provider} was not applied and is tried again`, error);
    await postponeEvent(deps.db, deps, taken);
    return 'later';
  }
}

/** Locks an event, so that others take the next one. */
async function lockNext(tx: Db, { clock }: PaymentDeps): Promise<typeof paymentEvents.$inferSelect | undefined> {
  const rows = await tx
    .select()
    .from(paymentEvents)
    .where(isDue(clock.now()))
    .orderBy(asc(paymentEvents.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0];
}

const postponeEvent = (db: Db, { clock }: PaymentDeps, key: EventKey) =>
  db
    .update(paymentEvents)
    .set({ nextAt: new Date(clock.now() + 60_000) })
    .where(isEvent(key));

async function applyEvent(tx: Db, deps: PaymentDeps, { body, ...key }: EventKey & { body: string }): Promise<Done> {
  const event = v.parse(ProviderEvent, JSON.parse(body));
  const own = refundEvents.has(event.type) ? namedRefund(event.data.partReference) : undefined;
  const refunded = own && (await lockPayment(tx, key.provider, own.paymentId));
  const ofRefund = own && refunded && judgeRefund(refunded, own.reference, event);
  const done = ofRefund
    ? await applyJudged(tx, deps, { ...key, event, payment: refunded }, ofRefund)
    : await applyTo(tx, deps, { ...key, event, payment: await lockPayment(tx, key.provider, event.data.reference) });
  if (done === 'wait') {
    // The answer of the central limit brings it forward.
    await postponeEvent(tx, deps, key);
    return 'later';
  }
  await tx
    .update(paymentEvents)
    .set({ appliedAt: new Date(deps.clock.now()) })
    .where(isEvent(key));
  return 'applied';
}

const refundEvents = new Set<ProviderEvent['type']>(['payment.refunded', 'payment.refundFailed']);

async function lockPayment(tx: Db, provider: string, id: string): Promise<PaymentRow | undefined> {
  const isIt = and(eq(payments.id, id), eq(payments.provider, provider));
  return (await tx.select().from(payments).where(isIt).for('update'))[0];
}

interface Arrived extends EventKey {
  readonly event: ProviderEvent;
  readonly payment: PaymentRow | undefined;
}

async function applyTo(tx: Db, deps: PaymentDeps, arrived: Arrived): Promise<'wait' | undefined> {
  const { event, payment } = arrived;
  if (await isSentBack(tx, arrived)) return undefined;
  const isOfOther = payment?.providerId === null && (await hasOther(tx, payment, event.data.id));
  const judged = payment && {
    ...termsOf(payment),
    currency: payment.currency,
    facts: payment.facts,
    providerId: payment.providerId ?? undefined,
    isOfOther,
  };
  return applyJudged(tx, deps, arrived, judgeEvent(judged, event));
}

/** Returns `wait` if nothing is decided yet. */
async function applyJudged(
  tx: Db,
  deps: PaymentDeps,
  arrived: Arrived,
  judgement: Judgement,
): Promise<'wait' | undefined> {
  const { event, payment } = arrived;
  if (judgement.kind === 'suspense') {
    await suspend(tx, deps, arrived, judgement);
    return undefined;
  }
  if (judgement.kind === 'nothing' || payment === undefined) return undefined;
  // The money of a refund may have come with another payment of the provider, by way of suspense.
  const isRefund = /^refund(?:Done|Failed):/.test(judgement.fact.key);
  const known = isRefund ? payment : await withProviderId(tx, payment, event.data.id);
  const isCapture = judgement.fact.key === 'captured';
  const named = isCapture ? await withInstrument(tx, deps, known, event.data.instrument) : known;
  if (isCapture && !hasFact(named.facts, 'captured')) {
    const reason = await whyNotCredited(tx, deps, { ...arrived, payment: named, amount: amountOf(judgement.fact) });
    if (reason === 'wait') return reason;
    if (reason !== undefined) {
      await sendBackLater(tx, deps, { ...arrived, payment: named }, judgement.fact, reason);
      return undefined;
    }
  }
  try {
    // Within a savepoint, so that nothing is left of a booking that does not fit.
    const changed = await tx.transaction((inner) => addFact(inner, deps, named, judgement.fact));
    if (isCapture) await flagDeposit(tx, deps, changed);
    if (lacksGround(termsOf(changed), changed.facts))
      deps.logger.warn(`Payment ${changed.id} has the fact ${judgement.fact.key} without its ground`);
  } catch (error) {
    if (!(error instanceof CreditTooHigh)) throw error;
    await suspend(tx, deps, arrived, { reason: 'noRoom', booked: true });
  }
  return undefined;
}

/** Returns why money that has arrived is not credited, or not yet; undefined if nothing is against it. */
async function whyNotCredited(
  tx: Db,
  deps: PaymentDeps,
  arrived: ArrivedMoney,
): Promise<keyof typeof suspendedFor | 'wait' | undefined> {
  const { ledger, clock } = deps;
  const { payment, amount } = arrived;
  const { userId, currencyId, currency } = payment;
  const now = clock.now();
  if (await isExcluded(tx, userId, now)) return 'excluded';
  // Locked first, so that deposits at once are counted one after the other.
  await ledger.lock(tx, { userId, currencyId });
  const paid = { userId, currency, amount, now, leavesOpen: !isHeld(payment, now) };
  if ((await depositLimitOf(tx, paid)) !== undefined) return 'limit';
  // Last, so that no room is reserved for what is not credited.
  const outcome = await centralOutcome(tx, deps, arrived);
  return outcome === 'credit' ? undefined : outcome;
}

const suspendedFor = { limit: 'depositLimit', excluded: 'excluded' } as const;

/** Keeps money that is not credited in suspense, from where a worker sends it back. */
async function sendBackLater(
  tx: Db,
  deps: PaymentDeps,
  arrived: Arrived & { readonly payment: PaymentRow },
  captured: StoredFact,
  reason: keyof typeof suspendedFor,
): Promise<void> {
  // In this order: the capture of a payment that is sent back books nothing.
  const sentBack = await addFact(tx, deps, arrived.payment, { key: 'sentBack', at: captured.at, reason });
  await addFact(tx, deps, sentBack, captured);
  await suspend(tx, deps, arrived, { reason: suspendedFor[reason], booked: true });
}

/** True for money that an operator has sent back from suspense, which was booked then. */
async function isSentBack(tx: Db, { provider, event }: Arrived): Promise<boolean> {
  const { type, data } = event;
  const [word, id] = data.partReference?.split(':') ?? [];
  if (type !== 'payment.refunded' || word !== 'suspense' || id === undefined) return false;
  return (
    (await tx.$count(paymentSuspense, and(eq(paymentSuspense.id, id), eq(paymentSuspense.provider, provider)))) > 0
  );
}

/** True if the number of a provider belongs to another payment of the same direction. */
async function hasOther(tx: Db, { id, provider, direction }: PaymentRow, providerId: string): Promise<boolean> {
  const hasNumber = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
  return (await tx.$count(payments, and(hasNumber, eq(payments.direction, direction), ne(payments.id, id)))) > 0;
}

/** The answer that had the id may have been lost. */
async function withProviderId(tx: Db, payment: PaymentRow, providerId: string): Promise<PaymentRow> {
  if (payment.providerId !== null) return payment;
  await tx.update(payments).set({ providerId }).where(eq(payments.id, payment.id));
  return { ...payment, providerId };
}

interface Suspended {
  readonly reason: SuspenseReason | 'noRoom' | 'depositLimit' | 'excluded';
  readonly booked: boolean;
}

async function suspend(
  tx: Db,
  { ids, clock, ledger, logger }: PaymentDeps,
  { provider, eventId, event, payment }: Arrived,
  { reason, booked }: Suspended,
): Promise<void> {
  const id = ids();
  const at = new Date(clock.now());
  const { amount, currency, id: providerId } = event.data;
  const minor = moneyToMinor(amount);
  await tx.insert(paymentSuspense).values({
    id,
    provider,
    eventId,
    reason,
    event: event.type,
    providerId,
    paymentId: payment?.id ?? null,
    amount: minor,
    currency,
    booked,
    createdAt: at,
  });
  logger.warn(`Event ${eventId} of ${provider} is in suspense: ${reason}`);
  if (!booked) return;
  const [psp, suspense] = [providerAccount(provider, currency, ''), suspenseAccount(currency)];
  await ledger.openAccounts(tx, [
    { id: psp, kind: 'psp', currency },
    { id: suspense, kind: 'suspense', currency },
  ]);
  await ledger.post(tx, {
    id: ids(),
    source: 'payment',
    externalId: `suspense:${id}:in`,
    type: 'suspense',
    refType: 'suspense',
    refId: id,
    at,
    movements: [
      { accountId: suspense, amount: minor },
      { accountId: psp, amount: -minor },
    ],
  });
}
