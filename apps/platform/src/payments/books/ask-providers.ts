import { minorToMoney } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { and, asc, eq, isNotNull, lte, notInArray, type SQL } from 'drizzle-orm';

import { instruments, payments, type StoredFact } from '../../database/schema/index.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { ProviderRefused, type PaymentProvider } from '../provider/payment-provider.ts';
import { hasFact } from '../states/facts.ts';
import { nextAsk } from '../states/next-ask.ts';
import { isFinal } from '../states/payment-state.ts';
import { addFact, askedOf, lacksSince } from './add-fact.ts';
import { applyEvents, keepEvent } from './apply-events.ts';
import { sendRefunds } from './send-refunds.ts';

/** Payments of one provider in a round. */
const most = 200;
/** Payments that a provider is asked about at once. */
const atOnce = 8;
/** Milliseconds after which a round begins no more questions. The rest is still due in the next one. */
const roundFor = 10_000;

/**
 * Sends approved withdrawals, and asks providers about payments without a final answer. What they know is applied like
 * their webhooks. With `all`, those that are not due yet are asked too. Returns how many were asked.
 */
export async function askProviders(deps: PaymentDeps, { all = false } = {}): Promise<number> {
  const { db, clock, providers } = deps;
  const due = all ? isNotNull(payments.askAt) : lte(payments.askAt, new Date(clock.now()));
  const until = all ? Infinity : clock.now() + roundFor;
  const askOwn = async (own: SQL, provider?: PaymentProvider): Promise<number> => {
    const rows = await db
      .select()
      .from(payments)
      .where(and(due, own))
      .orderBy(asc(payments.askAt))
      .limit(all ? 5000 : most);
    await askAbout(deps, { provider, rows, until });
    return rows.length;
  };
  const codes = providers.map(({ code }) => code);
  // A provider that is slow takes no turns from payments of others, and delays their next round by seconds only.
  const counts = await Promise.all([
    ...providers.map((provider) => askOwn(eq(payments.provider, provider.code), provider)),
    askOwn(notInArray(payments.provider, codes)),
  ]);
  const asked = counts.reduce((sum, count) => sum + count, 0);
  if (asked > 0) await applyEvents(deps);
  return asked;
}

interface Round {
  /** Undefined for payments of a provider that is not configured any more. */
  readonly provider: PaymentProvider | undefined;
  readonly rows: readonly PaymentRow[];
  /** Milliseconds since 1970. */
  readonly until: number;
}

async function askAbout(deps: PaymentDeps, { provider, rows, until }: Round): Promise<void> {
  const waits = (error: unknown, { id }: PaymentRow): void =>
    // It is asked again, with the same key: nothing is begun twice.
    deps.logger.warn(`Payment ${id} waits for its provider`, error);
  const askAndPostpone = async (payment: PaymentRow): Promise<void> => {
    if (deps.clock.now() >= until) return;
    try {
      if (provider !== undefined) await ask(deps, provider, payment);
    } finally {
      await postpone(deps, payment);
    }
  };
  await inParallel(rows, atOnce, askAndPostpone, waits);
}

async function ask(deps: PaymentDeps, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (payment.direction === 'withdrawal' && !isFinal(payment.state) && payment.state !== 'review') {
    return sendPayout(deps, provider, payment);
  }
  const record = await provider.find(payment.direction === 'deposit' ? 'payments' : 'payouts', payment.id);
  for (const event of record?.events ?? [])
    await keepEvent(deps, provider.code, { id: event.id, body: JSON.stringify(event) });
  await sendRefunds(deps, { provider, payment, known: record?.events ?? [] });
  const { expiresAt } = payment;
  if (payment.direction !== 'deposit' || expiresAt === null || expiresAt.getTime() > deps.clock.now()) return;
  const isOpen = record?.events.some(({ type }) => type === 'payment.processing') ?? false;
  if (isOpen || isFinal(payment.state)) return;
  await note(deps, payment.id, { key: 'expired', at: expiresAt.getTime() });
}

/** Sends a withdrawal, or asks for one that was sent. From the first try on, it cannot be cancelled. */
async function sendPayout(deps: PaymentDeps, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (payment.state === 'approved') {
    const sent = await note(deps, payment.id, { key: 'sent', at: deps.clock.now() });
    if (sent?.state !== 'sending') return;
  }
  const { id: reference, currency, method } = payment;
  const amount = minorToMoney(payment.amount);
  const instrument = await tokenOf(deps, payment);
  try {
    const { id } = await provider.createPayout({
      reference,
      amount,
      currency,
      method,
      ...(instrument && { instrument }),
    });
    await deps.db.update(payments).set({ providerId: id }).where(eq(payments.id, reference));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await note(deps, reference, { key: 'failed', at: deps.clock.now(), reason: 'other' });
    return;
  }
  const record = await provider.find('payouts', reference);
  for (const event of record?.events ?? [])
    await keepEvent(deps, provider.code, { id: event.id, body: JSON.stringify(event) });
}

async function tokenOf({ db }: PaymentDeps, { instrumentId }: PaymentRow): Promise<string | undefined> {
  if (instrumentId === null) return undefined;
  const [own] = await db.select({ token: instruments.token }).from(instruments).where(eq(instruments.id, instrumentId));
  return own?.token;
}

/** Adds a fact that the platform itself knows. */
const note = (deps: PaymentDeps, id: string, fact: StoredFact): Promise<PaymentRow | undefined> =>
  transact(deps.db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (payment === undefined || hasFact(payment.facts, fact.key)) return payment;
    const isOver = fact.key !== 'expired' && isFinal(payment.state);
    return isOver ? payment : addFact(tx, deps, payment, fact);
  });

/** Sets when the provider is asked next, from what is known by now. */
async function postpone({ db, clock }: PaymentDeps, { id }: PaymentRow): Promise<void> {
  await transact(db, async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), isNotNull(payments.askAt)))
      .for('update');
    if (payment === undefined) return;
    const asked = payment.asked + 1;
    const known = askedOf({ ...payment, asked });
    const next = nextAsk(known, clock.now());
    await tx
      .update(payments)
      .set({
        asked,
        askAt: next === undefined ? null : new Date(next),
        // Nodes of an earlier build do not write it.
        lacksGroundSince: lacksSince(payment, known, clock.now()),
      })
      .where(eq(payments.id, id));
  });
}
