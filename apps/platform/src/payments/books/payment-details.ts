import { minorToMoney, type MovementExplanation } from '@kvota/contracts';

import { drawnFrom, putBackTo } from '../../ledger/explain/details.ts';
import type { Draw } from '../../ledger/movements.ts';
import type { Booking } from '../states/bookings.ts';
import { hasFact, type Facts } from '../states/facts.ts';

/** The facts by which a booking of a payment is explained. */
export interface BookedPayment {
  readonly method: string;
  readonly facts: Facts;
  /** The parts that a withdrawal was drawn from. */
  readonly draw: Draw;
  /** The part of the amount that is taken out of the wallet now. */
  readonly taken: Draw;
  readonly viaSuspense: boolean;
  readonly wasBack: boolean;
}

/** Returns the details of a booking for the statement of its player. */
export function paymentDetails({ kind, amount }: Booking, payment: BookedPayment): MovementExplanation[] {
  const { method, facts, draw, taken, viaSuspense, wasBack } = payment;
  const byMethod: MovementExplanation = { code: 'byMethod', params: { method } };
  const takenBack = (): MovementExplanation[] =>
    taken.wallet0 + taken.wallet1 === amount
      ? [drawnFrom(taken)]
      : [drawnFrom(taken), { code: 'demanded', params: { amount: minorToMoney(amount) } }];
  switch (kind) {
    case 'capture':
      return viaSuspense ? [byMethod, { code: 'wasKeptAside', params: {} }] : [byMethod];
    case 'takeBack':
      return [byMethod, ...takenBack()];
    case 'refund':
      return [byMethod, drawnFrom({ wallet0: amount, wallet1: 0n })];
    case 'refundBack':
      return [byMethod, putBackTo({ wallet0: amount, wallet1: 0n })];
    case 'paid':
      return wasBack ? [byMethod, { code: 'paidAfterAll', params: {} }, ...takenBack()] : [byMethod];
    case 'back':
    case 'returned':
      return [byMethod, { code: 'withdrawalEnd', params: { reason: endReason(kind, facts) } }, putBackTo(draw)];
  }
}

const endReason = (kind: 'back' | 'returned', facts: Facts): string =>
  kind === 'returned'
    ? 'returned'
    : (['rejected', 'cancelled', 'failed'].find((reason) => hasFact(facts, reason)) ?? 'failed');
