import { useSearch } from '@tanstack/react-router';

import { periodSearch, reportDays } from '../data/reports/period-search.ts';
import { useAgencyStore } from '../data/stores/agency-store.ts';
import { agencyStores } from '../data/stores/agency-stores.ts';
import { useCurrency } from '../frame/use-currency.ts';

export const usualPeriod = 'today';

/** Reads the office in the period of the address and the chosen currency (OP-87). Its parts share one request. */
export function useOffice() {
  const search = periodSearch(useSearch({ strict: false }));
  const currency = useCurrency();
  const store = useAgencyStore(agencyStores.office, {
    ...reportDays(search, usualPeriod),
    ...(currency && { currencyId: currency.id }),
  });
  return { search, store };
}
