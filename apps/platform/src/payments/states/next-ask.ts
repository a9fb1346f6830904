import type { PaymentState } from '@kvota/contracts';

import type { Refund } from './facts.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
/** Milliseconds for which the page of a provider is open. */
export const pageIsOpenFor = 15 * minute;
/**
 * While its page is open, and for what was paid in the last moment, a payment is asked about every 30 seconds. So a lost
 * webhook delays it by less than a minute. A node asks some hundred times a second, enough for thousands of open pages.
 */
const [closelyFor, closely] = [pageIsOpenFor + 2 * minute, 30 * second];
/**
 * Milliseconds until what a node began to send is sent by another one, because the node may have been killed. The key of
 * idempotency is the same, so that a provider that is only slow begins nothing twice.
 */
const sendsAgain = 3 * second;

/** A payment as far as it matters when its provider is asked. Times are milliseconds since 1970. */
export interface AskedPayment {
  readonly state: PaymentState;
  readonly createdAt: number;
  /** When its last step began that the provider knows of: the page, the work of the bank, the payout. */
  readonly since: number;
  /** How often the provider was asked. */
  readonly asked: number;
  /** True if a fact has come whose ground is missing. */
  readonly lacksGround: boolean;
  /** The oldest refund of an operator without a final answer. */
  readonly refund?: Pick<Refund, 'state' | 'at'> | undefined;
}

/**
 * Returns when the provider is asked next about a payment, so that a webhook that never comes is no loss. Undefined if no
 * answer can matter any more.
 */
export function nextAsk(payment: AskedPayment, now: number): number | undefined {
  const { state, createdAt, since, asked, lacksGround, refund } = payment;
  if (lacksGround) return now + 2 * second;
  if (refund !== undefined) {
    const [soonest, longest] = refund.state === 'sending' ? [sendsAgain, hour] : [10 * second, day];
    return now + Math.max(soonest, Math.min((now - refund.at) / 4, longest));
  }
  const age = now - createdAt;
  const waited = now - since;
  const mayBePaid = waited < closelyFor;
  const soon = mayBePaid ? closely : Math.min(waited, hour);
  switch (state) {
    case 'approved':
      return now;
    case 'created':
    case 'redirected':
    case 'processing':
    case 'unanswered':
      return now + soon;
    case 'sending':
      // The first attempt is counted when it has ended.
      return now + (asked === 0 ? sendsAgain : soon);
    // Money can come late. After a refused card, another one may be accepted on the same page.
    case 'failed':
    case 'expired':
      if (mayBePaid) return now + closely;
      return age < 3 * day ? now + hour : undefined;
    // What was paid can come back, in parts too, and the webhook can be lost.
    case 'succeeded':
    case 'partlyRefunded':
    case 'refunded':
    case 'chargedBack':
    case 'paid':
      return age < 120 * day ? now + day : undefined;
    case 'review':
    case 'cancelled':
    case 'rejected':
    case 'returned':
      return undefined;
  }
}
