import * as v from 'valibot';

import { PositiveMoney } from './amounts.ts';
import type { KeyValue } from './calls/answer.ts';
import { defaultTicketSettings } from './settings.ts';

/** A limit per currency (SET-08 … SET-10). */
export const CurrencyLimit = v.object({ currency: v.string(), limit: PositiveMoney });
export type CurrencyLimit = v.InferOutput<typeof CurrencyLimit>;

/** Limits and times of tickets, times in seconds (SET-08 … SET-15, OP-40, OP-67). */
export const TicketSettings = v.object({
  minTicketPayin: v.array(CurrencyLimit),
  minPayinPerSystemComb: v.array(CurrencyLimit),
  maxTicketWin: v.array(CurrencyLimit),
  timeoutPrematchTicket: v.number(),
  timeoutLiveTicket: v.number(),
  liveTicketDelay: v.number(),
  maxSystemTicketCombinations: v.number(),
  maxTicketSelections: v.number(),
});
export type TicketSettings = v.InferOutput<typeof TicketSettings>;

/** Ticket settings from key and value; what is missing or malformed keeps its default. */
export function readTicketSettings(list: readonly KeyValue[]): TicketSettings {
  const given = Object.fromEntries(list.map(({ key, value }) => [key, value]));
  const entries = Object.entries(TicketSettings.entries).map(([key, schema]) => {
    const parsed = v.safeParse(schema, given[key]);
    return [key, parsed.success ? parsed.output : defaultTicketSettings[key as keyof TicketSettings]]; // keys of the schema
  });
  return v.parse(TicketSettings, Object.fromEntries(entries));
}
