import type { ApiClient } from '@kvota/api-client';
import { moneyToMinor, type EventArgs, type InboundEvents, type Jackpot } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';
import { atom } from 'jotai';

import { firstSteps, nextSteps, type PotSteps } from './pot-steps.ts';

type PotEvent = EventArgs<InboundEvents['jackpot']>[0];

/** The jackpots at the platform (JACK-03). */
export const potsQuery = (api: Pick<ApiClient, 'jackpots'>) =>
  queryOptions({
    queryKey: ['games', 'jackpots'],
    queryFn: ({ signal }): Promise<Jackpot[]> => api.jackpots({ signal }),
    staleTime: 60_000,
  });

export const potKey = (code: string, currency: string): string => `${code} ${currency}`;

/** The counters of the pots, by their keys. */
export const potsAtom = atom<ReadonlyMap<string, PotSteps>>(new Map<string, PotSteps>());

/** The counters after amounts that came from the platform. What is older than a known one is dropped. */
export function withPots(
  pots: ReadonlyMap<string, PotSteps>,
  amounts: readonly Pick<PotEvent, 'code' | 'currency' | 'amount' | 'seq'>[],
  now: number,
): ReadonlyMap<string, PotSteps> {
  const next = new Map(pots);
  for (const { code, currency, amount, seq } of amounts) {
    const key = potKey(code, currency);
    const known = next.get(key);
    const one = { amount: moneyToMinor(amount), seq };
    next.set(key, known === undefined ? firstSteps(one, now) : nextSteps(known, one, now));
  }
  return next;
}
