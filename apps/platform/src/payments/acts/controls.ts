import { minorToMoney, moneyToMinor, type CallAnswer } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { payments, paymentSuspense } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import { providerAccount, suspenseAccount } from '../../ledger/account.ts';
import { CreditTooHigh } from '../../ledger/balance-limit.ts';
import { depositLimitOf } from '../../limits/deposit-limit.ts';
import { addFact } from '../books/add-fact.ts';
import { noteReturned } from '../central/central-deposits.ts';
import { reserveForCredit } from '../central/report-central.ts';
import { isExcluded } from '../../protection/guard/guard-store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Chargeback, Controlled, Resolution } from '../payments.ts';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { amountOf, factOf, hasFact } from '../states/facts.ts';

const ok = { ErrorText: 'ok' };
type Items = CallAnswer<(typeof operatorCalls)['suspense']>['result'];

/** Notes a chargeback that the provider did not report. If it reports the same case later, that changes nothing. */
export function chargeBackDeposit(
  deps: PaymentDeps,
  { paymentId, amount, reference }: Chargeback,
): Promise<Controlled<RefusalOf<'chargeBack'>>> {
  return transactAct(deps.db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (payment?.direction !== 'deposit') return refused('paymentUnknown');
    const [key, minor] = [`chargedBack:${reference}`, moneyToMinor(amount)];
    const known = factOf(payment.facts, key);
    if (known !== undefined) return amountOf(known) === minor ? ok : refused('requestIdUsed');
    if (minor > payment.captured - payment.takenBack) return refused('paymentAmount');
    await addFact(tx, deps, payment, { key, at: deps.clock.now(), amount: String(minor) });
    return ok;
  });
}

/** Builds the query for what is open in suspense, oldest first. */
export function openSuspense(db: Db) {
  return db
    .select()
    .from(paymentSuspense)
    .where(isNull(paymentSuspense.resolution))
    .orderBy(asc(paymentSuspense.createdAt))
    .limit(500);
}

/** Builds the query for deposits that go back because they may not be credited. */
export function suspenseToSendBack(db: Db) {
  const isOpen = and(inArray(paymentSuspense.reason, ['depositLimit', 'excluded']), isNull(paymentSuspense.resolution));
  return db.select({ id: paymentSuspense.id }).from(paymentSuspense).where(isOpen).limit(100);
}

/** Lists what is open in suspense, oldest first. */
export async function listSuspense({ db }: PaymentDeps): Promise<Items> {
  const rows = await openSuspense(db);
  return rows.map(({ id, provider, reason, amount, currency, booked, paymentId, event, createdAt }) => ({
    id,
    provider,
    reason: reason as Items[number]['reason'], // written by applyEvents only
    amount: minorToMoney(amount),
    currency,
    booked,
    paymentId,
    event,
    createdAt: isoTime(createdAt.getTime()),
  }));
}

/** Sends deposits back that were not credited, as far as their providers answer. Returns how many. */
export async function sendBack(deps: PaymentDeps): Promise<number> {
  const items = await suspenseToSendBack(deps.db);
  let sent = 0;
  for (const { id } of items) {
    const { error } = await resolveSuspense(deps, { id, resolution: 'return' });
    if (error === undefined) sent += 1;
  }
  return sent;
}

/** Resolves an item of suspense: money goes to a deposit or back to where it came from, news are noted. */
export async function resolveSuspense(
  deps: PaymentDeps,
  resolution: Resolution,
): Promise<Controlled<RefusalOf<'resolveSuspense'>>> {
  const [item] = await deps.db.select().from(paymentSuspense).where(eq(paymentSuspense.id, resolution.id));
  if (item === undefined) return refused('suspenseUnknown');
  if (item.resolution !== null) return item.resolution === resolution.resolution ? ok : refused('suspenseUnknown');
  if (item.booked === (resolution.resolution === 'note')) return refused('suspenseUnknown');
  if (resolution.resolution === 'return') {
    const provider = deps.providers.find(({ code }) => code === item.provider);
    if (provider === undefined) return refused('providerAway');
    try {
      // Before it is booked. If the booking fails, the same key sends nothing twice.
      const reference = `suspense:${item.id}`;
      await provider.refund({ providerId: item.providerId, reference, amount: minorToMoney(item.amount) });
    } catch (error) {
      if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error;
      deps.logger.warn(`Item ${item.id} of suspense could not be sent back`, error);
      return refused('providerAway');
    }
  }
  const creditedTo = resolution.paymentId ?? item.paymentId;
  if (resolution.resolution === 'credit' && creditedTo !== null) {
    const answer = await reserveForCredit(deps, creditedTo, item);
    if (answer !== 'reserved') return refused(answer === 'refused' ? 'depositLimit' : 'centralAway');
  }
  try {
    const resolved = await transactAct(deps.db, (tx) => resolve(tx, deps, resolution));
    // What was reserved for nothing is given back.
    if (resolved.error !== undefined && creditedTo !== null)
      await noteReturned(deps.db, deps, { paymentId: creditedTo, eventId: item.eventId });
    return resolved;
  } catch (error) {
    if (error instanceof CreditTooHigh) return refused('creditTooHigh');
    throw error;
  }
}

async function resolve(
  tx: Db,
  deps: PaymentDeps,
  { id, resolution, paymentId, operatorId }: Resolution,
): Promise<Controlled<RefusalOf<'resolveSuspense'>>> {
  const isOpen = and(eq(paymentSuspense.id, id), isNull(paymentSuspense.resolution));
  const [item] = await tx.select().from(paymentSuspense).where(isOpen).for('update');
  if (item === undefined) return refused('suspenseUnknown');
  const at = new Date(deps.clock.now());
  const suspense = suspenseAccount(item.currency);
  let creditedTo: string | null = item.paymentId;
  if (resolution === 'credit') {
    const wanted = paymentId ?? item.paymentId ?? '';
    const [payment] = await tx.select().from(payments).where(eq(payments.id, wanted)).for('update');
    if (payment?.direction !== 'deposit' || payment.currency !== item.currency) return refused('paymentUnknown');
    if (hasFact(payment.facts, 'captured')) return refused('paymentFinal');
    const { userId, currencyId, currency } = payment;
    if (await isExcluded(tx, userId, at.getTime())) return refused('selfExcluded');
    await deps.ledger.lock(tx, { userId, currencyId });
    const paid = { userId, currency, amount: item.amount, now: at.getTime(), leavesOpen: true };
    const limit = await depositLimitOf(tx, paid);
    if (limit !== undefined) return refused(limit.noRate ? 'rateUnknown' : 'depositLimit');
    const fact = { key: 'captured', at: at.getTime(), amount: String(item.amount) };
    await addFact(tx, deps, payment, fact, { suspense });
    creditedTo = payment.id;
  } else if (resolution === 'return') {
    if (item.paymentId !== null) await noteReturned(tx, deps, { paymentId: item.paymentId, eventId: item.eventId });
    await deps.ledger.post(tx, {
      id: deps.ids(),
      source: 'payment',
      externalId: `suspense:${id}:return`,
      type: 'suspense_back',
      refType: 'suspense',
      refId: id,
      at,
      movements: [
        { accountId: suspense, amount: -item.amount },
        { accountId: providerAccount(item.provider, item.currency, ''), amount: item.amount },
      ],
    });
  }
  const resolved = { resolution, resolvedAt: at, resolvedBy: operatorId ?? null, paymentId: creditedTo };
  await tx.update(paymentSuspense).set(resolved).where(eq(paymentSuspense.id, id));
  return ok;
}
