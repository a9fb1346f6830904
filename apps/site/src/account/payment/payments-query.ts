import type { CallAnswer, Calls } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { askAfter } from './payment-rules.ts';

/** Keys of the queries about payments. */
export const paymentKey = 'payments';

/** Ways to pay, their bounds, and what can be paid out. */
export function usePaymentMethods(): UseQueryResult<CallAnswer<Calls['paymentMethods']>> {
  const { api } = useHost();
  return useQuery({
    queryKey: [paymentKey, 'methods'],
    queryFn: ({ signal }) => api.paymentMethods({ signal }),
  });
}

/** The payments of the user, newest first. */
export function usePayments(page: number): UseQueryResult<CallAnswer<Calls['paymentList']>> {
  const { api } = useHost();
  return useQuery({
    queryKey: [paymentKey, 'list', page],
    queryFn: ({ signal }) => api.paymentList({ signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** One payment. It is asked for again until it has ended. */
export function usePayment(id: string): UseQueryResult<CallAnswer<Calls['paymentStatus']>> {
  const { api } = useHost();
  return useQuery({
    queryKey: [paymentKey, 'one', id],
    queryFn: ({ signal }) => api.paymentStatus({ signal, query: { id } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.ErrorText === 'ok' || data === undefined ? askAfter(data?.payment?.state, dataUpdateCount) : false,
  });
}
