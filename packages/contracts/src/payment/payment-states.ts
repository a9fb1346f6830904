/** The directions of a payment (CALL-59). */
export const paymentDirections = ['deposit', 'withdrawal'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

/**
 * States of a payment. Deposits: created, redirected, processing, unanswered, succeeded, failed, expired, partlyRefunded,
 * refunded, chargedBack. Withdrawals: review, approved, sending, unanswered, paid, failed, rejected, cancelled, returned.
 * `unanswered`: the bank has not answered yet. Nothing is lost, and the platform goes on asking.
 */
export const paymentStates = [
  'created',
  'redirected',
  'processing',
  'unanswered',
  'succeeded',
  'failed',
  'expired',
  'partlyRefunded',
  'refunded',
  'chargedBack',
  'review',
  'approved',
  'sending',
  'paid',
  'rejected',
  'cancelled',
  'returned',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment failed, as keys of texts. */
export const paymentFailures = [
  'declined',
  'funds',
  'abandoned',
  'account',
  'operator',
  'limit',
  'excluded',
  'centralLimit',
  'other',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
