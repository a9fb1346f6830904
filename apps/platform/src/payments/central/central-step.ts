import type { centralDeposits } from '../../database/schema/index.ts';
import type { PaymentRow } from '../payment-deps.ts';
import { hasFact } from '../states/facts.ts';

export type CentralRow = typeof centralDeposits.$inferSelect;

/** The next report about a deposit; amounts in cents. */
export type CentralStep =
  | { readonly act: 'reserve' | 'release' | 'none' }
  | { readonly act: 'confirm'; readonly amount: bigint };

/** Returns what the central limit has to know about a deposit. It depends on the row and the payment alone, so it can be repeated. */
export function centralStep(
  { answer, returned, amount, arrived }: Pick<CentralRow, 'answer' | 'returned' | 'amount' | 'arrived'>,
  { facts, captured, takenBack }: Pick<PaymentRow, 'facts' | 'captured' | 'takenBack'>,
): CentralStep {
  if (hasFact(facts, 'captured') && !hasFact(facts, 'sentBack')) {
    const left = captured - takenBack;
    // Rounded up, so that no part of what is left is lost.
    return left > 0n ? { act: 'confirm', amount: (amount * left + arrived - 1n) / arrived } : { act: 'release' };
  }
  // Also without an answer: it may have been lost.
  if (returned || hasFact(facts, 'sentBack')) return { act: answer === 'refused' ? 'none' : 'release' };
  return { act: answer === null ? 'reserve' : 'none' };
}

/** Milliseconds for which money waits for an answer. Then it is sent back. */
export const centralWait = 60 * 60_000;

/** Returns what becomes of money that has arrived. More than was reserved is not credited. */
export function centralVerdict(
  { answer, returned, arrived, askedAt }: Pick<CentralRow, 'answer' | 'returned' | 'arrived' | 'askedAt'>,
  amount: bigint,
  now: number,
): 'credit' | 'limit' | 'wait' {
  if (returned || answer === 'refused' || amount > arrived) return 'limit';
  if (answer === 'reserved') return 'credit';
  return now - askedAt.getTime() < centralWait ? 'wait' : 'limit';
}

/** Milliseconds until a report without an answer is repeated. */
export const centralAgain = (tries: number): number => Math.min(5000 * 2 ** (tries - 1), 300_000);
