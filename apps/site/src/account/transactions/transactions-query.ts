import type { ApiClient } from '@kvota/api-client';
import type { Transaction } from '@kvota/contracts';
import { instantsOf } from '@kvota/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { pageSizes, type TransactionsSearch } from './transactions-search.ts';

type Api = Pick<ApiClient, 'transactions'>;

const filtersOf = (search: TransactionsSearch) => ({
  ...(search.type !== undefined && { type: search.type }),
  ...(search.wallet !== undefined && { currencyId: search.wallet }),
  ...instantsOf(search),
});

/** One page of the movements for an address, and the totals (ACC-02). */
export function transactionsQuery(api: Api, search: TransactionsSearch) {
  const { page = 1, size = pageSizes[0] } = search;
  return queryOptions({
    queryKey: ['transactions', search],
    queryFn: ({ signal }) => api.transactions({ signal, query: { ...filtersOf(search), page, pageSize: size } }),
    placeholderData: keepPreviousData,
  });
}

const largestPage = 500;
/** A longer list is no spreadsheet export, but an extract by support. */
export const mostRows = 10_000;

/** Every movement for an address, newest first, up to the limit of a file. */
export async function allTransactions(api: Api, search: TransactionsSearch): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const query = { ...filtersOf(search), page, pageSize: largestPage };
    const { result, totalPages } = await api.transactions({ query });
    rows.push(...result);
    if (page >= totalPages) break;
  }
  // A movement that is booked meanwhile pushes the last row of a page onto the next one.
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, mostRows);
}
