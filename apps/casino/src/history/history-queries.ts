import type { ApiClient } from '@kvota/api-client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { roundFilters, type HistorySearch } from './history-search.ts';

const firstPage: string | undefined = undefined;
const after = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** Sessions that fit the filters, page by page (CAS-42). */
export function sessionsQuery(api: Pick<ApiClient, 'gamesPlayed'>, search: HistorySearch) {
  const filters = roundFilters(search);
  return infiniteQueryOptions({
    queryKey: ['games', 'played', filters],
    queryFn: ({ signal, pageParam }) => api.gamesPlayed({ signal, query: { ...filters, ...after(pageParam) } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The rounds of a session that fit the filters, page by page. */
export function sessionRoundsQuery(api: Pick<ApiClient, 'gameRounds'>, session_id: string, search: HistorySearch) {
  const filters = { ...roundFilters(search), session_id, page_size: 25 };
  return infiniteQueryOptions({
    queryKey: ['games', 'rounds', filters],
    queryFn: ({ signal, pageParam }) => api.gameRounds({ signal, query: { ...filters, ...after(pageParam) } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
