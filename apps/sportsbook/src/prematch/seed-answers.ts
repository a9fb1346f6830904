import type { Match } from '@kvota/contracts';
import type { OfferStore } from '@kvota/offer';
import type { QueryClient } from '@tanstack/react-query';

type OfferPages = { readonly pages: readonly { readonly result: readonly Match[] }[] };

/**
 * Puts the matches of all answers that are there into the offer store, so that the first rendering has their prices. On the
 * site's server it is the only one, and a page that came with a rendered screen has the answers from the start (SPEED-05).
 */
export function seedAnswers(queryClient: QueryClient, offer: OfferStore): void {
  for (const [, data] of queryClient.getQueriesData<OfferPages>({ queryKey: ['bettingOffer'] }))
    if (data)
      offer.seedMatches(
        'page/betting',
        data.pages.flatMap(({ result }) => result),
      );
  for (const [, match] of queryClient.getQueriesData<Match | null>({ queryKey: ['match'] }))
    if (match) offer.seedMatches(`page/${match.eventId}`, [match]);
}
