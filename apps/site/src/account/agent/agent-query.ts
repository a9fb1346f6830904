import type { Host } from '@kvota/shell';
import { queryOptions } from '@tanstack/react-query';

/** The agent of the player, and whether the player can join one (CALL-39). */
export const agentQuery = (api: Pick<Host['api'], 'agencyConnection'>) =>
  queryOptions({
    queryKey: ['agency', 'agencyConnection'],
    queryFn: ({ signal }) => api.agencyConnection({ signal }),
    staleTime: 30_000,
  });
