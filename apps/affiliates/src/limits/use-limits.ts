import type { AgencyLimits, AgencyNode } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { currenciesOf, currencyFor } from '../data/credit-in.ts';
import { limitsQuery } from '../data/limit-queries.ts';
import { useCurrency } from '../frame/use-currency.ts';

/** Reads the limits of a user in the chosen currency, or in the first of the user's if the user has no such wallet. */
export function useLimits({ id, wallets }: Pick<AgencyNode, 'id' | 'wallets'>): UseQueryResult<AgencyLimits> {
  const { api } = useHost();
  const chosen = useCurrency()?.id;
  return useQuery(limitsQuery(api, id, currencyFor(currenciesOf(wallets), chosen)?.id));
}
