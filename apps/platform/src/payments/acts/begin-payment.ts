import {
  isBonusCurrency,
  minorToMoney,
  moneyToMinor,
  readPaymentSettings,
  type PaymentSettings,
  type ReturnFirst,
} from '@kvota/contracts';
import { isDuplicate, transact } from '@kvota/server';
import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { payments, users, type StoredFact } from '../../database/schema/index.ts';
import { refused } from '../../kernel/refused.ts';
import { depositLimitOf } from '../../limits/deposit-limit.ts';
import { leftToStake } from '../../limits/left-to-stake.ts';
import { drawnFrom } from '../../ledger/explain/details.ts';
import type { Funds } from '../../ledger/ledger.ts';
import { winningsFirst } from '../../ledger/movements.ts';
import { readGuard } from '../../protection/guard/guard-store.ts';
import { guardFault } from '../../protection/guard/play-guard.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import { isBlocked } from '../../users/blocked.ts';
import { addFact, termsOf } from '../books/add-fact.ts';
import { flagWithdrawal } from '../books/flag-payments.ts';
import { onItsWayMovements } from '../books/payment-movements.ts';
import { centralCurrency } from '../central/central-limit.ts';
import { centralWorth, giveBack, noteBegun } from '../central/central-deposits.ts';
import { reserveForPage } from '../central/report-central.ts';
import { ownInstruments } from '../instruments/own-instruments.ts';
import { payoutTarget, type OwnInstrument, type PayoutTarget } from '../instruments/payout-target.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import type { BegunPayment, NewPayment } from '../payments.ts';
import { ProviderAway, ProviderRefused, type PaymentProvider } from '../provider/payment-provider.ts';
import { nextAsk, pageIsOpenFor } from '../states/next-ask.ts';
import { failureOf, shownState, stateOf } from '../states/payment-state.ts';

/** Begins a deposit or a withdrawal (CALL-59). */
export async function beginPayment(deps: PaymentDeps, payment: NewPayment): Promise<BegunPayment> {
  if (await deps.maintenanceBegun()) return refused('maintenance');
  let begun: BegunPayment | PaymentRow;
  try {
    begun = await transact(deps.db, (tx) => insert(tx, deps, payment));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refused('requestIdUsed');
  }
  if ('ErrorText' in begun) return begun;
  const isNew = begun.direction === 'deposit' && begun.state === 'created';
  if (isNew) return openPage(deps, begun);
  return failureOf(begun.facts) === 'centralLimit' ? refused('centralLimit') : answerOf(deps, begun);
}

/** Opens the page of the provider after room in the central limit is reserved, so that nobody pays in vain (OP-87). */
async function openPage(deps: PaymentDeps, payment: PaymentRow): Promise<BegunPayment> {
  const { id } = payment;
  const { status, room } = await reserveForPage(deps, id);
  if (status === 'refused') {
    await failForCentral(deps, id);
    return { ...refused('centralLimit'), ...(room && { central: { ...room, currency: centralCurrency } }) };
  }
  const answer: BegunPayment =
    status === 'reserved'
      ? await redirect(deps, payment)
      : { ...refused('centralAway'), paymentId: id, state: 'created' };
  // Another try of the player finds the room free. The same request reserves again.
  if (answer.error !== undefined) await giveBack(deps.db, deps, id);
  return answer;
}

const failForCentral = (deps: PaymentDeps, id: string): Promise<void> =>
  transact(deps.db, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (payment?.state !== 'created') return;
    await addFact(tx, deps, payment, { key: 'failed', at: deps.clock.now(), reason: 'centralLimit' });
  });

async function insert(tx: Db, deps: PaymentDeps, payment: NewPayment): Promise<BegunPayment | PaymentRow> {
  const { userId, currencyId, currency, direction } = payment;
  // Locked before any wallet, so that parallel requests are counted one after the other, and a pause waits.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const before = await begunBefore(tx, payment);
  if (before !== undefined) return isSame(before, payment) ? before : refused('requestIdUsed');
  if ((await tx.$count(users, and(eq(users.id, userId), isBlocked(users)))) > 0) return refused('youAreBlocked');
  const now = deps.clock.now();
  const guarded = direction === 'deposit' ? guardFault(await readGuard(tx, userId, now), now) : undefined;
  if (guarded !== undefined) return { ...refused(guarded.error), ...guarded };
  if (isBonusCurrency(currencyId)) return refused('paymentWallet');
  const funds = await deps.ledger.lock(tx, { userId, currencyId });
  if (funds?.currency !== currency) return refused('noWallet');
  const settings = readPaymentSettings(await listSettings(tx, 'payments'));
  const bounds = (direction === 'deposit' ? settings.deposits : settings.withdrawals)[currency];
  const chosen = providerOf(deps.providers, payment.method);
  if (bounds === undefined || chosen === undefined) return refused('paymentMethod');
  const amount = moneyToMinor(payment.amount);
  const { min, max } = bounds;
  if (amount < moneyToMinor(min) || amount > moneyToMinor(max)) return { ...refused('paymentAmount'), min, max };
  const wanted = { payment, amount, funds, settings, ...chosen };
  return direction === 'deposit' ? insertDeposit(tx, deps, wanted) : insertWithdrawal(tx, deps, wanted);
}

interface Wanted {
  readonly payment: NewPayment;
  readonly amount: bigint;
  readonly funds: Funds;
  readonly settings: PaymentSettings;
  readonly provider: PaymentProvider;
  readonly method: string;
}

async function insertDeposit(tx: Db, deps: PaymentDeps, wanted: Wanted): Promise<BegunPayment | PaymentRow> {
  const { userId, currency } = wanted.payment;
  const paid = { userId, currency, amount: wanted.amount, now: deps.clock.now(), leavesOpen: true };
  const limit = await depositLimitOf(tx, paid);
  if (limit !== undefined) return { ...refused(limit.noRate ? 'rateUnknown' : 'depositLimit'), limit };
  const worth = deps.central && (await centralWorth(tx, deps, currency, wanted.amount));
  if (deps.central !== undefined && worth === undefined) return refused('rateUnknown');
  const expiresAt = new Date(deps.clock.now() + pageIsOpenFor);
  const row = await insertRow(tx, deps, wanted, { id: deps.ids(), expiresAt, facts: [], draw0: 0n, draw1: 0n });
  if (worth !== undefined) await noteBegun(tx, deps, { ...row, worth });
  return row;
}

async function insertWithdrawal(tx: Db, deps: PaymentDeps, wanted: Wanted): Promise<BegunPayment | PaymentRow> {
  const { payment, amount, funds, settings } = wanted;
  const draw = winningsFirst(funds, amount);
  if (draw === undefined) return refused('insufficientFunds');
  const left = settings.playFirst ? await leftToStake(tx, funds.walletId) : 0n;
  if (amount > funds.wallet0 + funds.wallet1 - left)
    return { ...refused('withdrawPlayFirst'), left: minorToMoney(left) };
  const isOpen = and(eq(payments.userId, payment.userId), inArray(payments.state, ['review', 'approved', 'sending']));
  if ((await tx.$count(payments, isOpen)) >= settings.openMost) return refused('paymentTooMany');
  const target = await targetOf(tx, deps, wanted);
  if (target.kind === 'needed')
    return { ...refused('instrumentNeeded'), returnFirst: shownInstrument(target.instrument) };
  const now = deps.clock.now();
  const id = deps.ids();
  const isFlagged = await flagWithdrawal(tx, deps, { ...payment, id, amount, walletId: funds.walletId });
  const from = settings.withdrawals[payment.currency]?.reviewFrom;
  const isReviewed = isFlagged || (from !== undefined && amount >= moneyToMinor(from));
  const facts: StoredFact[] = isReviewed ? [] : [{ key: 'approved', at: now, reason: 'rules' }];
  const row = await insertRow(tx, deps, wanted, {
    id,
    expiresAt: null,
    facts,
    draw0: draw.wallet0,
    draw1: draw.wallet1,
    instrumentId: target.instrument?.id ?? null,
  });
  await deps.ledger.post(tx, {
    id: deps.ids(),
    source: 'payment',
    externalId: `${row.id}:ask`,
    type: 'withdrawal',
    refType: 'payment',
    refId: row.id,
    at: new Date(now),
    movements: onItsWayMovements(funds.walletId, draw),
    details: [{ code: 'byMethod', params: { method: row.method } }, drawnFrom(draw)],
  });
  return row;
}

/** Chooses the card or account that a withdrawal goes to. */
async function targetOf(
  tx: Db,
  { providers }: PaymentDeps,
  { payment, amount, settings, method }: Wanted,
): Promise<PayoutTarget> {
  const all = await ownInstruments(tx, payment);
  // Nothing can go back by a way that is not offered any more.
  const own = all.filter((one) => providerOf(providers, one.method) !== undefined);
  const min = moneyToMinor(settings.withdrawals[payment.currency]?.min ?? '0.00');
  const owned = settings.returnFirst ? own : own.map((one) => ({ ...one, left: 0n }));
  return payoutTarget(owned, { method, amount, min });
}

const shownInstrument = ({ method, last4, left }: OwnInstrument): ReturnFirst => ({
  method,
  last4,
  left: minorToMoney(left),
});

async function insertRow(
  tx: Db,
  { clock }: PaymentDeps,
  { payment, amount, funds, provider, method }: Wanted,
  own: Pick<PaymentRow, 'id' | 'expiresAt' | 'facts' | 'draw0' | 'draw1'> & { readonly instrumentId?: string | null },
): Promise<PaymentRow> {
  const now = clock.now();
  const { userId, currencyId, currency, direction, requestId } = payment;
  const state = stateOf({ direction, amount, expiresAt: own.expiresAt?.getTime() }, own.facts);
  const next = nextAsk({ state, createdAt: now, since: now, asked: 0, lacksGround: false }, now);
  const [row] = await tx
    .insert(payments)
    .values({
      ...own,
      userId,
      walletId: funds.walletId,
      currencyId,
      currency,
      direction,
      method,
      amount,
      requestId: requestId ?? null,
      locale: payment.locale ?? '',
      provider: provider.code,
      state,
      captured: 0n,
      takenBack: 0n,
      paidOut: 0n,
      createdAt: new Date(now),
      askAt: next === undefined ? null : new Date(next),
    })
    .returning();
  if (row === undefined) throw new Error('The payment was not stored.');
  return row;
}

/** Returns the provider of a method; without one, the first method of the first provider. */
function providerOf(
  providers: readonly PaymentProvider[],
  method: string | undefined,
): { readonly provider: PaymentProvider; readonly method: string } | undefined {
  const provider = method === undefined ? providers[0] : providers.find(({ methods }) => methods.includes(method));
  const used = method ?? provider?.methods[0];
  return provider === undefined || used === undefined ? undefined : { provider, method: used };
}

async function begunBefore(tx: Db, { userId, requestId }: NewPayment): Promise<PaymentRow | undefined> {
  if (requestId === undefined) return undefined;
  const isIt = and(eq(payments.userId, userId), eq(payments.requestId, requestId));
  return (await tx.select().from(payments).where(isIt))[0];
}

const isSame = (row: PaymentRow, { amount, currencyId, direction, method }: NewPayment): boolean =>
  row.amount === moneyToMinor(amount) &&
  row.currencyId === currencyId &&
  row.direction === direction &&
  (method === undefined || row.method === method);

/** Gets the page of the provider. After a lost answer, the same key gets the same page. */
async function redirect(deps: PaymentDeps, payment: PaymentRow): Promise<BegunPayment> {
  const { id, amount, currency, method, locale, expiresAt } = payment;
  const provider = deps.providers.find(({ code }) => code === payment.provider);
  if (provider === undefined || expiresAt === null) return refused('providerAway');
  try {
    const page = await provider.createPayment({
      reference: id,
      customer: payment.userId,
      amount: minorToMoney(amount),
      currency,
      method,
      locale: locale === '' ? 'en' : locale,
      returnUrl: deps.returnUrl(payment),
      expiresAt: expiresAt.getTime(),
    });
    return await answerOf(deps, await redirected(deps, id, page));
  } catch (error) {
    const isFault = error instanceof ProviderAway || error instanceof ProviderRefused;
    // A number that the provider has given to another payment too.
    if (!isFault && !isDuplicate(error)) throw error;
    deps.logger.warn(`Payment ${id} could not begin`, error);
    return { ...refused('providerAway'), paymentId: id, state: 'created' };
  }
}

const redirected = (deps: PaymentDeps, id: string, page: { id: string; url: string }): Promise<PaymentRow> =>
  transact(deps.db, async (tx) => {
    const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (row === undefined) throw new Error(`There is no payment ${id}.`);
    const known = { providerId: page.id, redirectUrl: page.url };
    await tx.update(payments).set(known).where(eq(payments.id, id));
    return addFact(tx, deps, { ...row, ...known }, { key: 'redirected', at: deps.clock.now() });
  });

/** The answer to a begun payment, also if it is repeated later. */
async function answerOf({ db, ledger, clock }: PaymentDeps, row: PaymentRow): Promise<BegunPayment> {
  const funds = await ledger.funds(db, row);
  return {
    ErrorText: 'ok',
    redirectUrl: row.redirectUrl,
    paymentId: row.id,
    state: shownState(termsOf(row), row.facts, clock.now()),
    newCredit: funds === undefined ? null : minorToMoney(funds.wallet0 + funds.wallet1),
  };
}
