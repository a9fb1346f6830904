import type { ApiClient } from '@kvota/api-client';
import type { Match } from '@kvota/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { effectiveSearch } from '../search/search-text.ts';
import { minutesAhead, type ScoresFilters } from './scores-filters.ts';

/** Matches with their scores, and the number of matches per sport. */
export interface ScoresAnswer {
  readonly result: readonly Match[];
  readonly sports: readonly { readonly sport: string; readonly eventsCount: number }[];
}

/** Milliseconds until matches that began or ended are fetched; scores in between come by socket. */
const againAfter = 30_000;

/** Fetches the scores of a day or of now (OP-87). A day with matches to come is fetched repeatedly. */
export function scoresQuery(
  api: Pick<ApiClient, 'scores'>,
  filters: ScoresFilters,
  today: string,
  countries: readonly string[],
) {
  const { day, sport } = filters;
  const search = effectiveSearch(filters.search);
  return queryOptions({
    queryKey: ['scores', { day, sport, search, countries }],
    queryFn: ({ signal }): Promise<ScoresAnswer> =>
      api.scores({
        signal,
        query: {
          ...(day !== null && { date: day, offset: String(minutesAhead(day)) }),
          ...(sport !== null && { sport }),
          ...(search !== '' && { search }),
          ...(countries.length > 0 && { groups: countries.join('|') }),
        },
      }),
    staleTime: 10_000,
    refetchInterval: day === null || day === today ? againAfter : false,
    placeholderData: keepPreviousData,
  });
}
