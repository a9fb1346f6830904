import type { ApiClient } from '@kvota/api-client';
import type { HistoryTicket } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { historyKey } from '../history-key.ts';
import { instantsOf, statusesOf, type HistorySearch } from './history-search.ts';

interface HistoryPage {
  readonly result: readonly HistoryTicket[];
  readonly totalPages: number;
}

/** Merges pages of several answers into one, newest first. If a ticket is in two of them, the later answer counts. */
export function mergePages(pages: readonly HistoryPage[]): HistoryPage {
  const tickets = new Map(pages.flatMap(({ result }) => result.map((ticket) => [ticket.ticketId, ticket])));
  const result = [...tickets.values()].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return { result, totalPages: Math.max(0, ...pages.map(({ totalPages }) => totalPages)) };
}

/** Fetches the player's tickets, page by page, newest first (CALL-53). */
export function historyQuery(api: Pick<ApiClient, 'ticketHistory'>, search: Omit<HistorySearch, 'ticket'>) {
  const { status, from, to } = search;
  return infiniteQueryOptions({
    queryKey: [...historyKey, status ?? 'all', from ?? null, to ?? null],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const pages: HistoryPage[] = [];
      // Sequentially: in parallel calls, a ticket accepted in between could be in neither answer.
      for (const requested of statusesOf(status))
        pages.push(
          await api.ticketHistory({ signal, body: { page: pageParam, status: requested, ...instantsOf(search) } }),
        );
      return mergePages(pages);
    },
    getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
  });
}
