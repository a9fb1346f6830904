import type { AgencyClient } from '@kvota/api-client/agency';
import type { AgencyNode } from '@kvota/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import type { MoveDirection } from './move.ts';

/** Every answer of the agents' area is kept this long without a question, unless an act of this page outdates it. */
const staleTime = 30_000;

/** The node of the caller, and its parent (CALL-39). */
export function connectionQuery(api: Pick<AgencyClient, 'agencyConnection'>) {
  return queryOptions({
    queryKey: ['agency', 'agencyConnection'],
    queryFn: ({ signal }) => api.agencyConnection({ signal }),
    staleTime,
  });
}

/** One node of the branch, as fresh as money needs it (CALL-41). The known one is shown until it is there. */
export function nodeQuery(api: Pick<AgencyClient, 'agencyNode'>, node: AgencyNode) {
  return queryOptions({
    queryKey: ['agency', 'agencyNode', node.id],
    queryFn: ({ signal }) => api.agencyNode({ signal, query: { userId: node.id } }),
    placeholderData: node,
  });
}

/** The name of a user in an address. */
export function userNameQuery(api: Pick<AgencyClient, 'agencyNode'>, userId: string | undefined) {
  return queryOptions({
    queryKey: ['agency', 'agencyNode', userId, 'name'],
    queryFn: async ({ signal }) => (await api.agencyNode({ signal, query: { userId: userId ?? '' } })).username,
    enabled: userId !== undefined,
    staleTime: Infinity,
  });
}

/** Direct children of the caller, by name: the first hundred (CALL-41). */
export function childrenQuery(api: Pick<AgencyClient, 'agencyMyAgents'>) {
  return queryOptions({
    queryKey: ['agency', 'agencyMyAgents', null],
    queryFn: ({ signal }) => api.agencyMyAgents({ signal, query: {} }),
    staleTime,
  });
}

/** How many users of the branch are blocked (CALL-51). */
export function blockedCountQuery(api: Pick<AgencyClient, 'agencyAllUsers'>) {
  return queryOptions({
    queryKey: ['agency', 'agencyAllUsers', { count: 'blocked' }],
    queryFn: async ({ signal }) =>
      (await api.agencyAllUsers({ signal, query: { state: 'blocked', page: 1, pageSize: 1 } })).rowCount,
    staleTime,
  });
}

/** The newest transfer with a user in a currency, for quick amounts (CALL-44). */
export function lastTransferQuery(
  api: Pick<AgencyClient, 'agencyAgentTransactions'>,
  of: { readonly userId: string; readonly currencyId: number; readonly direction: MoveDirection },
) {
  return queryOptions({
    queryKey: ['agency', 'agencyAgentTransactions', of.userId, of],
    queryFn: async ({ signal }) => {
      const { result } = await api.agencyAgentTransactions({ signal, query: { ...of, page: 1, pageSize: 1 } });
      return result[0] ?? null;
    },
    staleTime,
  });
}

/** The fewest letters of a search (OP-81). */
export const shortestSearch = 3;

/** Users of the branch whose name begins so (CALL-42). */
export function searchQuery(api: Pick<AgencyClient, 'agencySearchUser'>, text: string) {
  const searchTerm = text.trim();
  return queryOptions({
    queryKey: ['agency', 'agencySearchUser', searchTerm],
    queryFn: ({ signal }) => api.agencySearchUser({ signal, query: { searchTerm } }),
    enabled: searchTerm.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime,
  });
}

const lists = [
  'agencyConnection',
  'agencyMyAgents',
  'agencyAllUsers',
  'agencySearchUser',
  'agencyAgentTransactions',
] as const;

/** Invalidates every answer that contains the balance of a user, or the users of the branch. */
export function invalidateUser(client: QueryClient, userId: string | undefined): void {
  for (const call of lists) void client.invalidateQueries({ queryKey: ['agency', call] });
  if (userId !== undefined) void client.invalidateQueries({ queryKey: ['agency', 'agencyNode', userId] });
}
