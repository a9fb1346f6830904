import type { centralDeposits } from '../../database/schema/index.ts';
import type { PaymentRow } from '../payment-deps.ts';
import { hasFact } from '../states/facts.ts';

export type CentralRow = typeof centralDeposits.$inferSelect;

/** The next report about a deposit; amounts in cents. */
export type CentralStep =
  | { readonly act: 'reserve' | 'release' | 'none' }
  | { readonly act: 'confirm'; readonly amount: bigint };

/** Milliseconds after the end of a page for which its reservation stays, for money that was paid in its last moments. */
export const centralGrace = 5 * 60_000;

/** When the reservation of a payment ends that nobody pays. */
export const reservedUntil = (expiresAt: Date): number => expiresAt.getTime() + centralGrace;

type Waiting = Pick<CentralRow, 'answer' | 'eventId'>;
type Begun = Pick<PaymentRow, 'state' | 'expiresAt'>;

/** True while money of a deposit waits for the answer, or can still be paid on the page of the provider. */
function isAwaited({ answer, eventId }: Waiting, { state, expiresAt }: Begun, now: number): boolean {
  if (eventId !== '') return true;
  if (answer === 'released') return false;
  if (state === 'processing') return true;
  return (state === 'created' || state === 'redirected') && expiresAt !== null && reservedUntil(expiresAt) > now;
}

/**
 * Returns what the central limit has to know about a deposit. It depends on the row, the payment and the time alone, so it can
 * be repeated.
 */
export function centralStep(
  row: Waiting & Pick<CentralRow, 'returned' | 'amount' | 'arrived'>,
  payment: Begun & Pick<PaymentRow, 'facts' | 'captured' | 'takenBack'>,
  now: number,
): CentralStep {
  const { answer, returned, amount, arrived } = row;
  const { facts, captured, takenBack } = payment;
  if (hasFact(facts, 'captured') && !hasFact(facts, 'sentBack')) {
    const left = captured - takenBack;
    // Rounded up, so that no part of what is left is lost.
    return left > 0n ? { act: 'confirm', amount: (amount * left + arrived - 1n) / arrived } : { act: 'release' };
  }
  const isOver = returned || hasFact(facts, 'sentBack') || !isAwaited(row, payment, now);
  // Also without an answer: it may have been lost.
  if (isOver) return { act: answer === 'refused' ? 'none' : 'release' };
  return { act: answer === null ? 'reserve' : 'none' };
}

/** Returns when a reservation is looked at again although nothing happens: at the end of a page that nobody pays. */
export function looksAgain({ answer, eventId }: Waiting, { state, expiresAt }: Begun): Date | null {
  const isOpen = state === 'created' || state === 'redirected';
  return answer === 'reserved' && eventId === '' && isOpen && expiresAt !== null
    ? new Date(reservedUntil(expiresAt))
    : null;
}

/** Milliseconds for which money waits for an answer. Then it is sent back. */
export const centralWait = 60 * 60_000;

/** Returns what becomes of money that has arrived. More than was reserved is not credited, and what was released is asked about again. */
export function centralVerdict(
  { answer, returned, arrived, askedAt }: Pick<CentralRow, 'answer' | 'returned' | 'arrived' | 'askedAt'>,
  amount: bigint,
  now: number,
): 'credit' | 'limit' | 'wait' | 'ask' {
  if (answer === 'released' && !returned) return 'ask';
  if (returned || answer === 'refused' || amount > arrived) return 'limit';
  if (answer === 'reserved') return 'credit';
  return now - askedAt.getTime() < centralWait ? 'wait' : 'limit';
}

/** Milliseconds until a report without an answer is repeated. */
export const centralAgain = (tries: number): number => Math.min(5000 * 2 ** (tries - 1), 300_000);
