import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

type Api = Pick<ApiClient, 'matchOffer' | 'liveMatchOffer'>;
type Call = Api[keyof Api];

const ask = async (call: Call, eventId: string, signal: AbortSignal | undefined): Promise<Match | undefined> =>
  (await call({ signal, body: { eventId } })).result[0];

const staleTime = 10_000;

/**
 * Fetches one match with all its markets, whether it is in play or not (CALL-28, CALL-31); null if there is none. The call
 * for the expected state is the first. A platform may answer a match with one of them only.
 */
export async function fetchMatch(
  api: Api,
  eventId: string,
  { inPlay, signal }: { readonly inPlay: boolean; readonly signal?: AbortSignal },
): Promise<Match | null> {
  const [first, second] = inPlay ? [api.liveMatchOffer, api.matchOffer] : [api.matchOffer, api.liveMatchOffer];
  return (await ask(first, eventId, signal)) ?? (await ask(second, eventId, signal)) ?? null;
}

/** The query of {@link fetchMatch}. */
export function matchQuery(api: Api, eventId: string, inPlay: boolean) {
  return queryOptions({
    queryKey: ['match', eventId],
    queryFn: ({ signal }) => fetchMatch(api, eventId, { inPlay, signal }),
    staleTime,
  });
}

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
