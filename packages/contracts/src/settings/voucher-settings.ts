import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import type { KeyValue } from './key-value.ts';

/** The least and the highest amount of a voucher, in the currency of its wallet (VOU-03, VOU-04, OP-62). */
export const voucherBounds = { min: '100.00', max: '100000.00' } as const;

/** Rules for vouchers, which only the platform reads. */
export const VoucherSettings = v.object({
  /**
   * The users that may redeem a voucher. Where transfers between players are forbidden: `maker` alone, or `counter`, which
   * also lets agents redeem those of players, and players those of agents. A licence may require one of these.
   */
  redeem: v.optional(v.picklist(['anyone', 'counter', 'maker']), 'anyone'),
  /** Days until the amount of a voucher goes back to its maker. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 180),
  /** Open vouchers that a player has at most. */
  openMost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 5),
  /** The sum of the vouchers that a player makes in a day at most, in the currency of the wallet. */
  dayMost: v.optional(Money, '100000.00'),
});
export type VoucherSettings = v.InferOutput<typeof VoucherSettings>;

/** Reads the rules for vouchers from a list of keys and values. A missing or malformed value keeps its default. */
export function readVoucherSettings(list: readonly KeyValue[]): VoucherSettings {
  const parsed = v.safeParse(VoucherSettings, Object.fromEntries(list.map(({ key, value }) => [key, value])));
  return parsed.success ? parsed.output : v.parse(VoucherSettings, {});
}
