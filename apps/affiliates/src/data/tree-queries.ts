import type { AgencyClient } from '@kvota/api-client/agency';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { UsersFilters } from './users-filters.ts';
import { pageSizes, shortestSearch } from './users-search.ts';

type Calls<N extends keyof AgencyClient> = Pick<AgencyClient, N>;

/** Milliseconds for which an answer counts as fresh, unless an act of the page outdates it. */
const staleTime = 30_000;

/** The node of the user and the name of its parent (CALL-39). */
export const connectionQuery = (api: Calls<'agencyConnection'>) =>
  queryOptions({
    queryKey: ['agency', 'agencyConnection'],
    queryFn: ({ signal }) => api.agencyConnection({ signal }),
    staleTime,
  });

/** One node of the branch (CALL-41). */
export const nodeQuery = (api: Calls<'agencyNode'>, userId: string) =>
  queryOptions({
    queryKey: ['agency', 'agencyNode', userId],
    queryFn: ({ signal }) => api.agencyNode({ signal, query: { userId } }),
    staleTime,
  });

/** Direct children of a node, 100 at a time; `cursor` is the `next` of the page before (CALL-41). */
export function childrenQuery(api: Calls<'agencyMyAgents'>, parentId: string, cursor?: string) {
  const query = { parentId, ...(cursor !== undefined && { cursor }) };
  return queryOptions({
    queryKey: ['agency', 'agencyMyAgents', query],
    queryFn: ({ signal }) => api.agencyMyAgents({ signal, query }),
    staleTime,
  });
}

/** Users of the branch whose name begins so (CALL-42). A text that is too short is not sent (OP-81). */
export function searchUserQuery(api: Calls<'agencySearchUser'>, text: string) {
  const searchTerm = text.trim();
  return queryOptions({
    queryKey: ['agency', 'agencySearchUser', { searchTerm }],
    queryFn: ({ signal }) => api.agencySearchUser({ signal, query: { searchTerm } }),
    enabled: searchTerm.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** Users below a node, page by page (CALL-51). */
export const usersQuery = (api: Calls<'agencyAllUsers'>, query: UsersFilters) =>
  queryOptions({
    queryKey: ['agency', 'agencyAllUsers', query],
    queryFn: ({ signal }) => api.agencyAllUsers({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** The first users of the whole branch, as the list shows them without filters. */
export const everybodyQuery = (api: Calls<'agencyAllUsers'>) =>
  usersQuery(api, { page: 1, pageSize: pageSizes[0], order: 'name' });

/** The first of the blocked users of the branch, for their number. */
export const blockedUsersQuery = (api: Calls<'agencyAllUsers'>) =>
  usersQuery(api, { page: 1, pageSize: 1, order: 'name', state: 'blocked' });
