import type { AgencyClient } from '@kvota/api-client/agency';
import { queryOptions } from '@tanstack/react-query';

/** Limits of a user in a currency; without one, in that of the first wallet (OP-74). */
export function limitsQuery(api: Pick<AgencyClient, 'agencyLimits'>, userId: string, currencyId: number | undefined) {
  const query = { userId, ...(currencyId !== undefined && { currencyId }) };
  return queryOptions({
    queryKey: ['agency', 'agencyLimits', query],
    queryFn: ({ signal }) => api.agencyLimits({ signal, query }),
    staleTime: 30_000,
  });
}
