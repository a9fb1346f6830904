import type { ApiClient } from '@kvota/api-client';
import type { SelectionHistory } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;

/** Fetches how the prices of a market moved; again each minute while it is shown. */
export function priceHistoryQuery(api: Pick<ApiClient, 'priceHistory'>, eventId: string, market: string) {
  return queryOptions({
    queryKey: ['priceHistory', eventId, market],
    queryFn: async ({ signal }): Promise<readonly SelectionHistory[]> =>
      (await api.priceHistory({ signal, body: { eventId, market } })).result,
    staleTime: minute,
    refetchInterval: minute,
  });
}
