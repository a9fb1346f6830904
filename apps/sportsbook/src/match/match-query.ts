import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Fetches one match with all its markets (CALL-28, CALL-31). */
export function matchQuery(
  api: Pick<ApiClient, 'matchOffer' | 'liveMatchOffer'>,
  kind: 'prematch' | 'live',
  eventId: string,
) {
  return queryOptions({
    queryKey: ['match', kind, eventId],
    queryFn: async ({ signal }): Promise<Match | null> => {
      const call = kind === 'live' ? api.liveMatchOffer : api.matchOffer;
      return (await call({ signal, body: { eventId } })).result[0] ?? null;
    },
    staleTime: 10_000,
  });
}
