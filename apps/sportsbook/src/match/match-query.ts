import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

type Api = Pick<ApiClient, 'matchOffer' | 'liveMatchOffer'>;
type Call = Api[keyof Api];

const ask = async (call: Call, eventId: string, signal: AbortSignal): Promise<Match | undefined> =>
  (await call({ signal, body: { eventId } })).result[0];

const staleTime = 10_000;

/**
 * Fetches one match with all its markets, whether it is in play or not (CALL-28, CALL-31). The call for the expected state
 * is the first. A platform may answer a match with one of them only.
 */
export function matchQuery(api: Api, eventId: string, inPlay: boolean) {
  const [first, second] = inPlay ? [api.liveMatchOffer, api.matchOffer] : [api.matchOffer, api.liveMatchOffer];
  return queryOptions({
    queryKey: ['match', eventId],
    queryFn: async ({ signal }): Promise<Match | null> =>
      (await ask(first, eventId, signal)) ?? (await ask(second, eventId, signal)) ?? null,
    staleTime,
  });
}

/** Fetches one match, in play or not; null if there is none. */
export const fetchMatch = async (api: Api, eventId: string): Promise<Match | null> => {
  const { signal } = new AbortController();
  return (await ask(api.matchOffer, eventId, signal)) ?? (await ask(api.liveMatchOffer, eventId, signal)) ?? null;
};

/** Returns the title of the page of a match, without the name of the site. */
export const matchSubject = ({
  hostName,
  awayName,
  leagueName,
}: Pick<Match, 'hostName' | 'awayName' | 'leagueName'>): string => `${hostName} – ${awayName} · ${leagueName}`;

/** Fetches one match in play (CALL-28). */
export function liveMatchQuery(api: Api, eventId: string) {
  return queryOptions({
    queryKey: ['match', eventId, 'live'],
    queryFn: async ({ signal }): Promise<Match | null> => (await ask(api.liveMatchOffer, eventId, signal)) ?? null,
    staleTime,
  });
}
