import type { AgencyClient } from '@kvota/api-client/agency';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The promo codes of the agent, with figures in one currency (CALL-52). */
export const promoCodesQuery = (api: Pick<AgencyClient, 'agencyPromoCodes'>, currencyId: number | undefined) => {
  const query = currencyId === undefined ? {} : { currencyId };
  return queryOptions({
    queryKey: ['agency', 'agencyPromoCodes', query],
    queryFn: ({ signal }) => api.agencyPromoCodes({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
};
