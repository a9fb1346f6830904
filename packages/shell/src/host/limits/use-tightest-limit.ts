import type { PlayerLimitKind } from '@kvota/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { walletsAtom } from '../../state/atoms.ts';
import { useHost } from '../host-context.ts';
import { tightestLimit, type TightestLimit } from './tightest-limit.ts';

/** Begins the keys of all queries about limits that a player has set. A change of a limit makes them all stale. */
export const ownLimitsKey = 'playerLimits';

/**
 * Returns the own limit of the player that leaves least, so that a page can name it before it refuses. It is asked for again
 * when money moves. Undefined without a currency, which asks for nothing, and as long as no answer is there.
 */
export function useTightestLimit(
  kinds: readonly PlayerLimitKind[],
  currency: string | undefined,
): TightestLimit | undefined {
  const { api } = useHost();
  const money = useAtomValue(walletsAtom).map(({ wallet_0, wallet_1 }) => `${wallet_0} ${wallet_1}`);
  const { data } = useQuery({
    queryKey: [ownLimitsKey, ...money],
    queryFn: ({ signal }) => api.playerLimits({ signal }),
    enabled: currency !== undefined,
    placeholderData: keepPreviousData,
  });
  return currency === undefined || data === undefined ? undefined : tightestLimit(data.result, kinds, currency);
}
