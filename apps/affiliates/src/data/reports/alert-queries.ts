import type { AgencyClient } from '@kvota/api-client/agency';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks at the alerts while the office is open. Changes of the branch cause one at once. */
const alertsEvery = 15_000;

/** What waits for the agent (OP-87). */
export const alertsQuery = (api: Pick<AgencyClient, 'agencyAlerts'>) =>
  queryOptions({
    queryKey: ['agency', 'agencyAlerts'],
    queryFn: ({ signal }) => api.agencyAlerts({ signal }),
    staleTime: 10_000,
    refetchInterval: alertsEvery,
  });
