import type { Match } from '@kvota/contracts';

import { callAs } from './call-as.ts';

/** The filters of `/betting`, as the wire has them. */
export interface OfferFilter {
  readonly sport?: string;
  readonly hours?: number | null;
  readonly special?: string;
  readonly leagues?: readonly string[];
  readonly view?: 'competition' | 'timeline';
  readonly page?: number;
}

/** Returns the prematch matches for a filter. If none is given, returns those that the table shows at first. */
export async function offerOf(filter: OfferFilter = {}, username: string | null = null): Promise<readonly Match[]> {
  const { sport = 'F', hours = 24, special = 'NextMatches', leagues = [], view = 'competition', page = 1 } = filter;
  const body = {
    page,
    table_view: view,
    time_filter: hours,
    special_filter: special,
    sport_code: sport,
    league_ids: [...leagues],
    search_filter: '',
  };
  return (await callAs(username, 'bettingOffer', { body })).result;
}
