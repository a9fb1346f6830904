import type { ApiClient } from '@kvota/api-client';
import type { GameRound } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The key of the unfinished rounds of any user. */
export const unfinishedKey = ['games', 'unfinished'] as const;

/** The rounds that a player has not finished, newest first (CAS-46). It runs when a player is signed in. */
export function unfinishedQuery(api: Pick<ApiClient, 'gameRounds'>, user: string | null) {
  return queryOptions({
    queryKey: [...unfinishedKey, user],
    queryFn: async ({ signal }): Promise<readonly GameRound[]> =>
      (await api.gameRounds({ signal, query: { state: 'open', page_size: 20 } })).result,
    enabled: user !== null,
    staleTime: 10_000,
  });
}
