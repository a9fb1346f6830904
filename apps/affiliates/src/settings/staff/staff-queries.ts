import type { AgencyClient } from '@kvota/api-client/agency';
import { queryOptions } from '@tanstack/react-query';

/** Staff accounts of the caller (OP-74). */
export const staffQuery = (api: Pick<AgencyClient, 'agencyStaff'>) =>
  queryOptions({
    queryKey: ['agency', 'agencyStaff'],
    queryFn: ({ signal }) => api.agencyStaff({ signal }),
    staleTime: 30_000,
  });
