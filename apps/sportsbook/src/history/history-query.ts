import type { ApiClient } from '@kvota/api-client';
import type { HistoryTicket } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { instantsOf, statusOf, type HistorySearch } from './history-search.ts';

/** Under which all pages of every list are kept, to be asked anew together. */
export const historyKey = ['ticketHistory'] as const;

/** Tickets of the player, page by page, newest first (CALL-53). */
export function historyQuery(api: Pick<ApiClient, 'ticketHistory'>, search: Omit<HistorySearch, 'ticket'>) {
  const { status, from, to } = search;
  return infiniteQueryOptions({
    queryKey: [...historyKey, status ?? 'all', from ?? null, to ?? null],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<{ result: HistoryTicket[]; totalPages: number }> =>
      api.ticketHistory({ signal, body: { page: pageParam, status: statusOf(status), ...instantsOf(search) } }),
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
  });
}
