import type { AgencyClient } from '@kvota/api-client/agency';
import type { AgencyTransfer } from '@kvota/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Api = Pick<AgencyClient, 'agencyAgentTransactions'>;

/** Filters of the list of transfers, as the call takes them. */
export interface TransferFilter {
  readonly userId?: string;
  readonly direction?: AgencyTransfer['direction'];
  readonly currencyId?: number;
  readonly from?: string;
  readonly to?: string;
}

/** A page of the transfers that fit, newest first, with the sums of all pages (CALL-44). */
export const transfersQuery = (
  api: Api,
  query: TransferFilter & { readonly page: number; readonly pageSize: number },
) =>
  queryOptions({
    queryKey: ['agency', 'agencyAgentTransactions', query],
    queryFn: ({ signal }) => api.agencyAgentTransactions({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
