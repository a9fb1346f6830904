import type { AgencyClient } from '@kvota/api-client/agency';
import { queryOptions } from '@tanstack/react-query';

/** Whether an account is open, its place in the tree, and what keeps it there (OP-74). */
export const standingQuery = (api: Pick<AgencyClient, 'agencyStanding'>, userId: string) =>
  queryOptions({
    queryKey: ['agency', 'agencyStanding', userId],
    queryFn: ({ signal }) => api.agencyStanding({ signal, query: { userId } }),
    staleTime: 30_000,
  });

/** Contact of a user, and where the user is signed in (OP-74). */
export const settingsQuery = (api: Pick<AgencyClient, 'agencyUserSettings'>, userId: string) =>
  queryOptions({
    queryKey: ['agency', 'agencyUserSettings', userId],
    queryFn: ({ signal }) => api.agencyUserSettings({ signal, query: { userId } }),
    staleTime: 30_000,
  });
