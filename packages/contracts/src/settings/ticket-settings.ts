import * as v from 'valibot';

import { PositiveMoney } from '../amount/money-schema.ts';

/** A limit in one currency (SET-08 … SET-10). */
export const CurrencyLimit = v.object({ currency: v.string(), limit: PositiveMoney });
export type CurrencyLimit = v.InferOutput<typeof CurrencyLimit>;

/** Limits and times of tickets. Times are in seconds (SET-08 … SET-15, OP-40, OP-67). */
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

/** Returns the limit of a currency, or undefined if the list has none. */
export function limitOf(list: readonly CurrencyLimit[], currency: string): string | undefined {
  return list.find((entry) => entry.currency === currency)?.limit;
}
