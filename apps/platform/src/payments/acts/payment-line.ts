import { minorToMoney, type PaymentLine, type PaymentSettings, type PaymentState } from '@kvota/contracts';

import { isoTime } from '../../kernel/iso-time.ts';
import { termsOf } from '../books/add-fact.ts';
import type { PaymentRow } from '../payment-deps.ts';
import { factOf, hasFact, refundsOf } from '../states/facts.ts';
import { failureOf, isLate, shownState } from '../states/payment-state.ts';

/** The state that each fact is shown as in the line of time. */
const stepOf: Readonly<Record<string, PaymentState>> = {
  redirected: 'redirected',
  processing: 'processing',
  captured: 'succeeded',
  sentBack: 'failed',
  failed: 'failed',
  expired: 'expired',
  approved: 'approved',
  sent: 'sending',
  paid: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
  returned: 'returned',
  refund: 'partlyRefunded',
  refunded: 'partlyRefunded',
  chargedBack: 'chargedBack',
};

/** Returns a payment as its player sees it. */
export function lineOf(
  row: PaymentRow,
  {
    settings,
    now,
    last4,
  }: {
    readonly settings: Pick<PaymentSettings, 'cancel'>;
    readonly now: number;
    /** The end of the number of what pays or is paid; null if that is not known. */
    readonly last4: string | null;
  },
): PaymentLine {
  const { facts, direction, createdAt, expiresAt } = row;
  const terms = termsOf(row);
  const state = shownState(terms, facts, now);
  const locked = hasFact(facts, 'locked');
  const canCancel = state === 'review' && !locked && settings.cancel === 'untilApproved';
  const refused = refundsOf(facts).flatMap((one) => (one.state === 'refused' ? [`refund:${one.reference}`] : []));
  const isRefused = (key: string): boolean => refused.includes(key);
  const isPageOpen = state === 'redirected' && expiresAt !== null && expiresAt.getTime() > now;
  return {
    id: row.id,
    direction,
    method: row.method,
    amount: minorToMoney(row.amount),
    currency: row.currency,
    currencyId: row.currencyId,
    state,
    last4,
    reason: failureOf(facts) ?? null,
    note: factOf(facts, 'rejected')?.note ?? null,
    booked: minorToMoney(direction === 'deposit' ? row.captured : row.paidOut),
    takenBack: minorToMoney(row.takenBack),
    late: isLate(terms, facts),
    createdAt: isoTime(createdAt.getTime()),
    expiresAt: expiresAt === null ? null : isoTime(expiresAt.getTime()),
    endedAt: row.endedAt === null ? null : isoTime(row.endedAt.getTime()),
    redirectUrl: isPageOpen ? row.redirectUrl : null,
    canCancel,
    canLock: canCancel,
    locked,
    steps: [
      { state: direction === 'deposit' ? 'created' : 'review', at: isoTime(createdAt.getTime()) },
      ...facts.flatMap(({ key, at }) => {
        // The money came, but not to the player.
        if (key === 'captured' && hasFact(facts, 'sentBack')) return [];
        if (isRefused(key)) return [];
        const step = stepOf[key.replace(/:.*$/, '')];
        return step === undefined ? [] : [{ state: step, at: isoTime(at) }];
      }),
    ],
  };
}

/** Returns the refunds of a payment for operators, or nothing if none was asked for. */
export function refundsIn({ facts }: PaymentRow) {
  const refunds = refundsOf(facts).map(({ reference, amount, at, state }) => ({
    reference,
    amount: minorToMoney(amount),
    at: isoTime(at),
    state,
  }));
  return refunds.length === 0 ? {} : { refunds };
}
