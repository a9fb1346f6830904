import type { AgencyClient } from '@kvota/api-client/agency';
import type { AgencyTransfer } from '@kvota/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { instantsOf, pageSize, type TransfersSearch } from './transfers-search.ts';

type Api = Pick<AgencyClient, 'agencyAgentTransactions'>;

const filtersOf = (search: TransfersSearch) => ({
  ...(search.user !== undefined && { userId: search.user }),
  ...(search.direction !== undefined && { direction: search.direction }),
  ...(search.currency !== undefined && { currencyId: search.currency }),
  ...instantsOf(search),
});

/** One page of the transfers for an address, with the sums of all pages (CALL-44). */
export function transfersQuery(api: Api, search: TransfersSearch) {
  return queryOptions({
    queryKey: ['agency', 'agencyAgentTransactions', search.user, search],
    queryFn: ({ signal }) =>
      api.agencyAgentTransactions({ signal, query: { ...filtersOf(search), page: search.page ?? 1, pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The newest transfers of the branch, for the office. */
export function newestTransfersQuery(api: Api, count: number) {
  return queryOptions({
    queryKey: ['agency', 'agencyAgentTransactions', undefined, { newest: count }],
    queryFn: ({ signal }) => api.agencyAgentTransactions({ signal, query: { page: 1, pageSize: count } }),
    staleTime: 30_000,
  });
}

const largestPage = 100;
/** The most rows of a file. */
export const mostRows = 10_000;

/** Every transfer for an address, newest first, up to the limit of a file. */
export async function allTransfers(api: Api, search: TransfersSearch): Promise<AgencyTransfer[]> {
  const rows: AgencyTransfer[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const query = { ...filtersOf(search), page, pageSize: largestPage };
    const { result, totalPages } = await api.agencyAgentTransactions({ query });
    rows.push(...result);
    if (page >= totalPages) break;
  }
  // A transfer that is booked meanwhile pushes the last row of a page onto the next one.
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, mostRows);
}
