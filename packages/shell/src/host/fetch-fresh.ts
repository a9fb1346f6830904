import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Returns cached data, or fetches it. If the query is invalidated in flight, the promise resolves to the fresh answer. */
export async function fetchFresh<T>(queryClient: QueryClient, options: FetchQueryOptions<T>): Promise<T> {
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    if (error instanceof CancelledError && error.revert) return fetchFresh(queryClient, options);
    throw error;
  }
}

/**
 * Cancels and invalidates: both the cached answer and one in flight may predate the change (NET-16). With `active` the
 * queries on screen are fetched again at once; with `none` the next use fetches.
 */
export async function invalidate(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'none' = 'none',
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, refetchType });
}
