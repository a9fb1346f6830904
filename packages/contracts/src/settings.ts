import type { KeyValue } from './calls/answer.ts';
import type { CurrencyLimit, TicketSettings } from './ticket-settings.ts';

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

/** The seed values of OP-67, and what a client assumes until settings are loaded. */
export const defaultTicketSettings: TicketSettings = {
  minTicketPayin: [
    { currency: 'RSD', limit: '20' },
    { currency: 'EUR', limit: '1' },
    { currency: 'FREEBET-RSD', limit: '20' },
  ],
  minPayinPerSystemComb: [
    { currency: 'RSD', limit: '1' },
    { currency: 'EUR', limit: '0.05' },
    { currency: 'FREEBET-RSD', limit: '1' },
  ],
  maxTicketWin: [
    { currency: 'RSD', limit: '10000000' },
    { currency: 'EUR', limit: '85000' },
    { currency: 'FREEBET-RSD', limit: '10000000' },
  ],
  timeoutPrematchTicket: 15,
  timeoutLiveTicket: 20,
  liveTicketDelay: 5,
  maxSystemTicketCombinations: 1000,
  maxTicketSelections: 30,
};

/** Reads a switch: true, 1, '1' and 'true' are on, all else is off (OP-70). */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Status settings from key and value; keys that are missing are off. */
export function readStatusSettings(list: readonly KeyValue[]): StatusSettings {
  const values = new Map(list.map(({ key, value }) => [key, value]));
  const status = Object.fromEntries(statusKeys.map((key) => [key, isOn(values.get(key))]));
  return status as StatusSettings; // every key of statusKeys was just written
}

/** The limit of a currency in a list, or undefined where it has none. */
export function limitOf(list: readonly CurrencyLimit[], currency: string): string | undefined {
  return list.find((entry) => entry.currency === currency)?.limit;
}
