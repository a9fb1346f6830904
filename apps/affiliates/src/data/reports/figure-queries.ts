import type { AgencyClient } from '@kvota/api-client/agency';
import type { AgencyPeriod, CalculationGroup } from '@kvota/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Calls<N extends keyof AgencyClient> = Pick<AgencyClient, N>;

/** The days of a report: by name, or the first and the last one. */
export interface ReportDays {
  readonly period?: AgencyPeriod;
  readonly from?: string;
  readonly to?: string;
}

interface Report extends ReportDays {
  readonly currencyId?: number;
}

/** Milliseconds between two looks at the figures of the office while it is open. */
const officeEvery = 15_000;

/** Figures of the own branch, those of the period before, and by day (OP-87). */
export const officeQuery = (api: Calls<'agencyOffice'>, query: Report) =>
  queryOptions({
    queryKey: ['agency', 'agencyOffice', query],
    queryFn: ({ signal }) => api.agencyOffice({ signal, query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: officeEvery,
  });

/** Figures of a branch in rows, with their totals (OP-87). */
export const calculationQuery = (
  api: Calls<'agencyCalculation'>,
  query: Report & { readonly below?: string; readonly by: CalculationGroup; readonly page: number },
) =>
  queryOptions({
    queryKey: ['agency', 'agencyCalculation', query],
    queryFn: ({ signal }) => api.agencyCalculation({ signal, query }),
    // Rows of another kind would be drawn under wrong names.
    placeholderData: (previous, asked) => (isBy(asked?.queryKey[2], query.by) ? previous : undefined),
    staleTime: 15_000,
  });

/** Figures of a user by day, product or sport (CALL-43). */
export const userStatsQuery = (
  api: Calls<'agencyUserStats'>,
  query: Report & { readonly userId: string; readonly by: 'day' | 'product' | 'sport' },
) =>
  queryOptions({
    queryKey: ['agency', 'agencyUserStats', query],
    queryFn: ({ signal }) => api.agencyUserStats({ signal, query }),
    placeholderData: (previous, asked) => (isBy(asked?.queryKey[2], query.by) ? previous : undefined),
    staleTime: 15_000,
  });

const isBy = (asked: { readonly by: CalculationGroup } | string | undefined, by: CalculationGroup): boolean =>
  typeof asked === 'object' && asked.by === by;
