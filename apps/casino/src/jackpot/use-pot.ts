import type { Jackpot } from '@kvota/contracts';
import { activeWalletAtom, useHost, useRealtime } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import { potsAtom, potsQuery, withPots } from './pots.ts';

/** The currency whose jackpot visitors see. */
const usualCurrency = 'RSD';

/**
 * The jackpot in the currency of the player, kept up to date while it is shown; undefined if there is none, null until that is known
 * (JACK-03).
 */
export function usePot(): Jackpot | null | undefined {
  const { api } = useHost();
  const currency = useAtomValue(activeWalletAtom)?.currency ?? usualCurrency;
  const { data, isPending, refetch } = useQuery(potsQuery(api));
  const set = useSetAtom(potsAtom);
  useEffect(() => {
    if (data !== undefined) set((pots) => withPots(pots, data, performance.now()));
  }, [data, set]);
  useRealtime(
    useCallback(
      (realtime) => {
        const stops = [
          realtime.on('jackpot', (amount) => {
            set((pots) => withPots(pots, [amount], performance.now()));
          }),
          // After a win, the list has the next one.
          realtime.on('jackpotWon', () => void refetch()),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      },
      [set, refetch],
    ),
  );
  return isPending ? null : data?.find((pot) => pot.currency === currency);
}
