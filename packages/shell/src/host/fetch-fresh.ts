import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * What the operator has set, fetched unless it is there. Whoever waits for an answer that became worthless on its way waits
 * for the one that is asked for in its place.
 */
export async function fetchFresh<T>(queryClient: QueryClient, options: FetchQueryOptions<T>): Promise<T> {
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    if (error instanceof CancelledError && error.revert) return fetchFresh(queryClient, options);
    throw error;
  }
}

/**
 * What is kept is from before a change, and so may be what is on its way: two changes can follow each other closely (NET-16).
 * What is on screen is asked for again at once, `none` leaves that to whoever needs it.
 */
export async function invalidate(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'none' = 'none',
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, refetchType });
}
