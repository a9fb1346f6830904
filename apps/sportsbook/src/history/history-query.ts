import type { ApiClient } from '@kvota/api-client';
import type { HistoryTicket, TicketStatus } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type HistoryStatus = TicketStatus | 'all';

/** Tickets of the player, page by page (CALL-53). */
export function historyQuery(api: Pick<ApiClient, 'ticketHistory'>, status: HistoryStatus) {
  return infiniteQueryOptions({
    queryKey: ['ticketHistory', status],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<{ result: HistoryTicket[]; totalPages: number }> =>
      api.ticketHistory({ signal, body: { page: pageParam, status: status === 'all' ? null : status } }),
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
  });
}
