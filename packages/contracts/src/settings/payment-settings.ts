import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import type { KeyValue } from './key-value.ts';

const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const DepositBounds = v.record(Currency, v.object({ min: Money, max: Money, reportFrom: v.optional(Money) }));
const WithdrawalBounds = v.record(
  Currency,
  v.object({ min: Money, max: Money, reviewFrom: v.optional(Money), twoFrom: v.optional(Money) }),
);

/** Rules for payments, which only the platform reads. A currency without bounds is neither paid in nor out. */
export const PaymentSettings = v.object({
  /** Several deposits of a day just under `reportFrom` are flagged (WAL-12). */
  deposits: v.optional(DepositBounds, {
    RSD: { min: '200.00', max: '500000.00', reportFrom: '100000.00' },
    EUR: { min: '2.00', max: '5000.00', reportFrom: '1000.00' },
  }),
  /**
   * From `reviewFrom` on, an operator decides, and from `twoFrom` on, two people do. Below it, a withdrawal is approved by
   * itself, unless its player has an open flag.
   */
  withdrawals: v.optional(WithdrawalBounds, {
    RSD: { min: '500.00', max: '300000.00', reviewFrom: '50000.00', twoFrom: '150000.00' },
    EUR: { min: '5.00', max: '3000.00', reviewFrom: '500.00', twoFrom: '1500.00' },
  }),
  /** If a player can cancel an own withdrawal. A licence may forbid it. */
  cancel: v.optional(v.picklist(['untilApproved', 'never']), 'untilApproved'),
  /** True if what was paid in must be staked once before anything is paid out. */
  playFirst: v.optional(v.boolean(), true),
  /** True if money goes back first to the card or account it came from, up to what came from there. */
  returnFirst: v.optional(v.boolean(), true),
  /** Withdrawals under way that a player has at most. */
  openMost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 5),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettings>;

/** Reads the rules for payments from a list of keys and values. If a value is malformed, all keep their defaults. */
export function readPaymentSettings(list: readonly KeyValue[]): PaymentSettings {
  const parsed = v.safeParse(PaymentSettings, Object.fromEntries(list.map(({ key, value }) => [key, value])));
  return parsed.success ? parsed.output : v.parse(PaymentSettings, {});
}
