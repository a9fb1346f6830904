import { moneyToMinor, PositiveMoney } from '@kvota/contracts';
import * as v from 'valibot';

import { WrongVariable } from '../../kernel/environment.ts';

/** Returns the highest stake accepted on a ticket, in minor units of its currency; null if any stake is accepted. */
export type TraderLimit = (ticket: {
  readonly currency: string;
  readonly stake: bigint;
  readonly totalOdds: string;
  readonly possiblePayout: bigint;
  readonly live: boolean;
}) => bigint | null;

const byCurrency = /^(?<currency>[A-Z][A-Z-]{1,31}):(?<amount>\S+)$/;
const limitsMeant = 'the highest stake of a ticket by currency, such as "RSD:50000,EUR:500.00", each currency once';

/**
 * Parses the trader's limit. Any stake is accepted in a currency that it does not name. Returns undefined for no text.
 */
export function traderLimitOf(text: string | undefined): TraderLimit | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const wrong = (): WrongVariable => new WrongVariable('KVOTA_TRADER_LIMIT', limitsMeant, text);
  const limits = new Map<string, bigint>();
  for (const part of text.split(',')) {
    const { currency = '', amount = '' } = byCurrency.exec(part.trim())?.groups ?? {};
    if (limits.has(currency) || !v.is(PositiveMoney, amount)) throw wrong();
    const limit = moneyToMinor(amount);
    if (limit === 0n) throw wrong();
    limits.set(currency, limit);
  }
  return ({ currency }) => limits.get(currency) ?? null;
}
