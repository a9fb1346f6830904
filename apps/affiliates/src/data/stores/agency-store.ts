import type { AgencyClient } from '@kvota/api-client/agency';
import { useHost } from '@kvota/shell';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/** How a store is filled: the call of its filters, and where the answer has the items and their pages. */
export interface StoreSource<Filters, Answer, Item, Key extends readonly unknown[]> {
  readonly query: (api: AgencyClient, filters: Filters) => UseQueryOptions<Answer, Error, Answer, Key>;
  readonly items: (answer: Answer) => readonly Item[];
  /** The number of pages. @default one */
  readonly pages?: (answer: Answer) => number;
}

/** A store of the area: what the other stores have as well, and the whole answer (AFF-11, OP-72). */
export interface AgencyStore<Filters, Answer, Item> {
  readonly items: readonly Item[];
  /** The page that was asked for, from 1. */
  readonly page: number;
  /** 0 before the first answer. */
  readonly totalPages: number;
  readonly filters: Filters;
  /** True until the items fit the filters. Earlier items are kept meanwhile, if they are of the same kind. */
  readonly loading: boolean;
  /** Why there is nothing to show. Null while an earlier answer is shown. */
  readonly error: Error | null;
  readonly answer: Answer | undefined;
  /** Fetching again, and the time of the answer. */
  readonly query: UseQueryResult<Answer>;
}

/** Returns a store with the items that fit the filters, and keeps it up to date. */
export function useAgencyStore<Filters extends object, Answer, Item, Key extends readonly unknown[]>(
  source: StoreSource<Filters, Answer, Item, Key>,
  filters: Filters,
): AgencyStore<Filters, Answer, Item> {
  const { api } = useHost();
  return storeOf(source, filters, useQuery(source.query(api, filters)));
}

/** Returns the store that a query gives. */
export function storeOf<Filters extends object, Answer, Item>(
  source: Pick<StoreSource<Filters, Answer, Item, readonly unknown[]>, 'items' | 'pages'>,
  filters: Filters,
  query: UseQueryResult<Answer>,
): AgencyStore<Filters, Answer, Item> {
  const { data } = query;
  const page = 'page' in filters && typeof filters.page === 'number' ? filters.page : 1;
  return {
    items: data === undefined ? [] : source.items(data),
    page,
    totalPages: data === undefined ? 0 : (source.pages?.(data) ?? 1),
    filters,
    loading: query.isPending || query.isPlaceholderData,
    error: query.isError && data === undefined ? query.error : null,
    answer: data,
    query,
  };
}
