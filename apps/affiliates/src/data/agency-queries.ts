import type { AgencyClient } from '@kvota/api-client/agency';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { UsersFilters } from './users-filters.ts';

type Calls<N extends keyof AgencyClient> = Pick<AgencyClient, N>;

/** Milliseconds for which an answer counts as fresh. */
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

/** Users of the branch whose name begins so (CALL-42). */
export const searchUserQuery = (api: Calls<'agencySearchUser'>, searchTerm: string) =>
  queryOptions({
    queryKey: ['agency', 'agencySearchUser', { searchTerm }],
    queryFn: ({ signal }) => api.agencySearchUser({ signal, query: { searchTerm } }),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** Users below a node, page by page (CALL-51). */
export const usersQuery = (api: Calls<'agencyAllUsers'>, query: UsersFilters) =>
  queryOptions({
    queryKey: ['agency', 'agencyAllUsers', query],
    queryFn: ({ signal }) => api.agencyAllUsers({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** Transfers of one user, newest first (CALL-44). */
export function userTransfersQuery(api: Calls<'agencyAgentTransactions'>, userId: string, page: number) {
  const query = { userId, page, pageSize: 25 };
  return queryOptions({
    queryKey: ['agency', 'agencyAgentTransactions', query],
    queryFn: ({ signal }) => api.agencyAgentTransactions({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime,
  });
}
