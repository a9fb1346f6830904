import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { payments, type StoredFact } from '../../database/schema/index.ts';
import { operatorAccount, providerAccount, walletAccount } from '../../ledger/account.ts';
import { requireRoom } from '../../ledger/balance-limit.ts';
import type { Funds } from '../../ledger/ledger.ts';
import { winningsFirst, type Draw, type Movement } from '../../ledger/movements.ts';
import { noteForCentral } from '../central/central-deposits.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { bookingsOf, lacksGround, takenBackBy, type Booking } from '../states/bookings.ts';
import { factOf, refundsOf, withFact, type Facts, type PaymentTerms } from '../states/facts.ts';
import { nextAsk, type AskedPayment } from '../states/next-ask.ts';
import { endOf, stateOf } from '../states/payment-state.ts';
import { paymentDetails } from './payment-details.ts';
import { givenBackMovements, paidInMovements, paidOutMovements, takenBackMovements } from './payment-movements.ts';

/** Returns the terms of a stored payment. */
export const termsOf = ({ direction, amount, expiresAt }: PaymentRow): PaymentTerms => ({
  direction,
  amount,
  expiresAt: expiresAt?.getTime(),
});

/** Returns a payment as far as it matters when its provider is asked. */
export function askedOf(payment: PaymentRow): AskedPayment {
  const { state, asked, facts } = payment;
  const createdAt = payment.createdAt.getTime();
  const step = state === 'sending' ? factOf(facts, 'sent') : state === 'processing' && factOf(facts, 'processing');
  const refund = refundsOf(facts).find((one) => one.state === 'sending' || one.state === 'accepted');
  return {
    state,
    createdAt,
    since: step ? step.at : createdAt,
    asked,
    lacksGround: lacksGround(termsOf(payment), facts),
    refund,
  };
}

/** True while a deposit can be paid in time, so that room in limits is reserved for it. */
export const isHeld = ({ state, expiresAt }: PaymentRow, now: number): boolean =>
  state === 'processing' ||
  ((state === 'created' || state === 'redirected') && expiresAt !== null && expiresAt.getTime() > now);

/** The account that a captured payment comes from, if it is not that of its provider. */
export interface Source {
  readonly suspense?: string;
}

/**
 * Adds a fact to a payment whose row is locked: books what follows from it, and stores the derived state. A fact that is
 * known changes nothing. Rejects with CreditTooHigh if money does not fit into the wallet.
 */
export async function addFact(
  tx: Db,
  deps: PaymentDeps,
  payment: PaymentRow,
  fact: StoredFact,
  { suspense }: Source = {},
): Promise<PaymentRow> {
  const terms = termsOf(payment);
  const facts = withFact(payment.facts, fact);
  const before = new Set(bookingsOf(terms, payment.facts).map(({ key }) => key));
  const bookings = bookingsOf(terms, facts).filter(({ key }) => !before.has(key));
  // Given back because it had failed, and paid after all.
  const wasBack = before.has('back');
  for (const booking of bookings) await book(tx, deps, { ...payment, facts }, booking, { suspense, wasBack });
  const viaSuspense =
    payment.viaSuspense || (suspense !== undefined && bookings.some(({ kind }) => kind === 'capture'));
  const changed = { ...derived(deps, payment, facts), viaSuspense };
  await tx.update(payments).set(changed).where(eq(payments.id, payment.id));
  await noteForCentral(tx, deps, payment.id);
  return { ...payment, ...changed };
}

/** Returns since when a fact of a payment lacks its ground, or null if none does. */
export const lacksSince = (
  { lacksGroundSince }: PaymentRow,
  { lacksGround: isLacking }: AskedPayment,
  now: number,
): Date | null => (isLacking ? (lacksGroundSince ?? new Date(now)) : null);

function derived({ clock }: PaymentDeps, payment: PaymentRow, facts: Facts) {
  const terms = termsOf(payment);
  const state = stateOf(terms, facts);
  const bookings = bookingsOf(terms, facts);
  const sum = (kind: Booking['kind']): bigint =>
    bookings.reduce((total, booking) => (booking.kind === kind ? total + booking.amount : total), 0n);
  const end = endOf(state, facts);
  const asked = askedOf({ ...payment, state, facts });
  const next = nextAsk(asked, clock.now());
  return {
    facts,
    state,
    captured: sum('capture'),
    takenBack: takenBackBy(bookings),
    paidOut: sum('paid') - sum('returned'),
    endedAt: end === undefined ? null : new Date(end),
    askAt: next === undefined ? null : new Date(next),
    lacksGroundSince: lacksSince(payment, asked, clock.now()),
  };
}

interface BookingPlace {
  readonly suspense: string | undefined;
  readonly wasBack: boolean;
}

async function book(
  tx: Db,
  deps: PaymentDeps,
  payment: PaymentRow,
  booking: Booking,
  place: BookingPlace,
): Promise<void> {
  const { ledger, ids, clock } = deps;
  const { id, userId, currencyId, currency, walletId, provider } = payment;
  const psp = providerAccount(provider, currency, walletId);
  const loss = operatorAccount('loss', currency, walletId);
  await ledger.openAccounts(tx, [
    { id: psp, kind: 'psp', currency },
    { id: loss, kind: 'loss', currency },
  ]);
  const funds = await ledger.lock(tx, { userId, currencyId });
  if (funds === undefined) throw new Error(`Payment ${id} has no wallet.`);
  if (booking.kind === 'capture') requireRoom(funds, booking.amount);
  await ledger.post(tx, {
    id: ids(),
    source: 'payment',
    externalId: `${id}:${booking.key}`,
    type: booking.type,
    refType: 'payment',
    refId: id,
    at: new Date(clock.now()),
    movements: movementsOf(payment, booking, { ...place, funds, psp, loss }),
    details: paymentDetails(booking, {
      ...payment,
      draw: { wallet0: payment.draw0, wallet1: payment.draw1 },
      taken: whatIsThere(funds, booking.amount),
      viaSuspense: place.suspense !== undefined,
      wasBack: place.wasBack,
    }),
  });
}

function movementsOf(
  { walletId, draw0, draw1 }: PaymentRow,
  { kind, amount }: Booking,
  { funds, psp, loss, suspense, wasBack }: BookingPlace & { funds: Funds; psp: string; loss: string },
): Movement[] {
  const draw = { wallet0: draw0, wallet1: draw1 };
  const takenBack = (): Movement[] => takenBackMovements(walletId, whatIsThere(funds, amount), { psp, loss }, amount);
  switch (kind) {
    case 'capture':
      return paidInMovements(walletId, suspense ?? psp, amount);
    case 'takeBack':
      return takenBack();
    case 'refund':
      return takenBackMovements(walletId, { wallet0: amount, wallet1: 0n }, { psp, loss }, amount);
    case 'refundBack':
      return paidInMovements(walletId, psp, amount);
    case 'paid':
      return wasBack ? takenBack() : paidOutMovements(walletId, psp, amount);
    case 'back':
      return givenBackMovements(walletId, draw, walletAccount(walletId, 'wallet_2'));
    case 'returned':
      return givenBackMovements(walletId, draw, psp);
  }
}

/** The part of an amount that a wallet can give back, winnings first. */
function whatIsThere(funds: Funds, amount: bigint): Draw {
  const credit = funds.wallet0 + funds.wallet1;
  return winningsFirst(funds, credit < amount ? credit : amount) ?? { wallet0: 0n, wallet1: 0n };
}
