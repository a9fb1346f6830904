import type { KeyValue } from './key-value.ts';

/** Keys of the status settings (SET-01 … SET-07). */
export const statusKeys = [
  'casinoIndefiniteDisabled',
  'disableBettingPage',
  'disableLiveBettingPage',
  'disableCasinoPage',
  'disableCasinoLivePage',
  'disableVirtualsPage',
  'redirectToLogin',
] as const;
export type StatusKey = (typeof statusKeys)[number];
export type StatusSettings = Record<StatusKey, boolean>;

/** Reads a switch: `true`, `1`, `'1'` and `'true'` are on; everything else is off (OP-70). */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Reads the status settings from a list of keys and values. A missing key is off. */
export function readStatusSettings(list: readonly KeyValue[]): StatusSettings {
  const values = new Map(list.map(({ key, value }) => [key, value]));
  const status = Object.fromEntries(statusKeys.map((key) => [key, isOn(values.get(key))]));
  return status as StatusSettings; // every key of statusKeys was just written
}
