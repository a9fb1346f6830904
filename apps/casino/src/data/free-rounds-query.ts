import type { ApiClient } from '@kvota/api-client';
import type { GrantedRounds } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The free rounds of a player (CAS-55). It runs when a player is signed in. */
export function freeRoundsQuery(api: Pick<ApiClient, 'freeRounds'>, user: string | null) {
  return queryOptions({
    queryKey: ['games', 'freeRounds', user],
    queryFn: async ({ signal }): Promise<readonly GrantedRounds[]> => (await api.freeRounds({ signal })).result,
    enabled: user !== null,
    staleTime: 10_000,
  });
}
