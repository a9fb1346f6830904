import {
  pauseButtons,
  readPauseButton,
  readPaymentSettings,
  readVoucherSettings,
  type KeyValue,
  type PaymentSettings,
  type VoucherSettings,
} from '@kvota/contracts';

import type { JurisdictionRules } from './jurisdictions.ts';

type Rules = Pick<JurisdictionRules, 'voucherRedeem' | 'withdrawalCancel' | 'pauseButton'>;

/** The values of each rule, the strictest last. */
const order = {
  voucherRedeem: ['anyone', 'counter', 'maker'],
  withdrawalCancel: ['untilApproved', 'never'],
  pauseButton: pauseButtons,
} as const satisfies { readonly [K in keyof Rules]: readonly Rules[K][] };

/** Settings of operators that a licence limits, and the rule of each. */
const licensed: readonly { readonly group: string; readonly key: string; readonly rule: keyof Rules }[] = [
  { group: 'vouchers', key: 'redeem', rule: 'voucherRedeem' },
  { group: 'payments', key: 'cancel', rule: 'withdrawalCancel' },
  { group: 'general', key: 'pauseButton', rule: 'pauseButton' },
];

const stricter = <T>(values: readonly T[], a: T, b: T): T => (values.indexOf(a) >= values.indexOf(b) ? a : b);

/** Reads the rules for vouchers that are in force: those of the operator, or of the licence where it is stricter. */
export function licensedVouchers(
  list: readonly KeyValue[],
  { voucherRedeem }: Pick<Rules, 'voucherRedeem'>,
): VoucherSettings {
  const settings = readVoucherSettings(list);
  return { ...settings, redeem: stricter(order.voucherRedeem, settings.redeem, voucherRedeem) };
}

/** Reads the rules for payments that are in force: those of the operator, or of the licence where it is stricter. */
export function licensedPayments(
  list: readonly KeyValue[],
  { withdrawalCancel }: Pick<Rules, 'withdrawalCancel'>,
): PaymentSettings {
  const settings = readPaymentSettings(list);
  return { ...settings, cancel: stricter(order.withdrawalCancel, settings.cancel, withdrawalCancel) };
}

/** Returns the general settings that are in force, in which the licence has replaced those that are looser. */
export function licensedGeneral(list: readonly KeyValue[], { pauseButton }: Pick<Rules, 'pauseButton'>): KeyValue[] {
  const own = readPauseButton(list);
  const value = stricter(order.pauseButton, own, pauseButton);
  return value === own
    ? [...list]
    : [...list.filter(({ key }) => key !== 'pauseButton'), { key: 'pauseButton', value }];
}

/** Returns why a setting is looser than the licence allows, or undefined if it is not. */
export function refuseLooser(group: string, key: string, value: unknown, rules: Rules): string | undefined {
  const rule = licensed.find((one) => one.group === group && one.key === key)?.rule;
  if (rule === undefined) return undefined;
  const values: readonly unknown[] = order[rule];
  return values.indexOf(value) >= values.indexOf(rules[rule])
    ? undefined
    : `The licence requires at least "${rules[rule]}" for "${key}".`;
}
