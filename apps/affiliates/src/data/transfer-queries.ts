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

const largestPage = 100;
/** The most rows of a file. */
export const mostRows = 10_000;

/** Every transfer that fits, newest first, up to the limit of a file. */
export async function allTransfers(api: Api, filter: TransferFilter): Promise<AgencyTransfer[]> {
  const rows: AgencyTransfer[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const query = { ...filter, page, pageSize: largestPage };
    const { result, totalPages } = await api.agencyAgentTransactions({ query });
    rows.push(...result);
    if (page >= totalPages) break;
  }
  // A transfer that is booked meanwhile pushes the last row of a page onto the next one.
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, mostRows);
}
