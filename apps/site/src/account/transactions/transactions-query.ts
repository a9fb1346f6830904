import type { ApiClient } from '@kvota/api-client';
import type { Transaction } from '@kvota/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { instantsOf } from '../frame/days.ts';
import { pageSizes, type TransactionsSearch } from './transactions-search.ts';

type Api = Pick<ApiClient, 'transactions'>;

const filtersOf = (search: TransactionsSearch) => ({
  ...(search.type !== undefined && { type: search.type }),
  ...(search.wallet !== undefined && { currencyId: search.wallet }),
  ...instantsOf(search),
});

/** One page of the movements that the address asks for, and what all of them come to (ACC-02). */
export function transactionsQuery(api: Api, search: TransactionsSearch) {
  const { page = 1, size = pageSizes[0] } = search;
  return queryOptions({
    queryKey: ['transactions', search],
    queryFn: ({ signal }) => api.transactions({ signal, query: { ...filtersOf(search), page, pageSize: size } }),
    placeholderData: keepPreviousData,
  });
}

const largestPage = 500;
/** More than this is no list for a spreadsheet, but an extract for support. */
export const mostRows = 10_000;

/** Every movement that the address asks for, newest first, as far as a file holds. */
export async function allTransactions(api: Api, search: TransactionsSearch): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const query = { ...filtersOf(search), page, pageSize: largestPage };
    const { result, totalPages } = await api.transactions({ query });
    rows.push(...result);
    if (page >= totalPages) break;
  }
  // A movement that is booked meanwhile pushes the last of one page onto the next.
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, mostRows);
}
