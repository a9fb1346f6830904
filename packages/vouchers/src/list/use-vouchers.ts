import type { CallAnswer, CallQuery, Calls } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

export type VoucherFilters = CallQuery<Calls['voucherHistory']>;

/** The own vouchers, a page at a time. The last page stays until the next one is there. */
export function useVouchers(filters: VoucherFilters): UseQueryResult<CallAnswer<Calls['voucherHistory']>> {
  const { api } = useHost();
  return useQuery({
    queryKey: ['vouchers', filters],
    queryFn: ({ signal }) => api.voucherHistory({ signal, query: filters }),
    placeholderData: keepPreviousData,
  });
}
