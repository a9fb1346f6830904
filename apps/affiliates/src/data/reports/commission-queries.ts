import type { AgencyClient } from '@kvota/api-client/agency';
import type { StatementRow } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

type Calls<N extends keyof AgencyClient> = Pick<AgencyClient, N>;

/** The statement of an agent for a period. Without a currency, the platform chooses it. */
export interface StatementOf {
  readonly periodId: string;
  readonly userId: string;
  readonly currencyId?: number;
}

export type Commission = Awaited<ReturnType<AgencyClient['agencyCommission']>>;
export type StatementAnswer = Awaited<ReturnType<AgencyClient['agencyStatement']>>;
export type PlanAnswer = Awaited<ReturnType<AgencyClient['agencyPlan']>>;

/** The open periods and the last closed ones, newest first. */
export const periodsQuery = (api: Calls<'agencyPeriods'>) =>
  queryOptions({
    queryKey: ['agency', 'agencyPeriods'],
    queryFn: ({ signal }) => api.agencyPeriods({ signal, query: {} }),
    staleTime: 60_000,
  });

/** Commission earned from above and owed below in a period. */
export const commissionQuery = (
  api: Calls<'agencyCommission'>,
  query: { readonly periodId: string; readonly below?: string; readonly currencyId?: number },
) =>
  queryOptions({
    queryKey: ['agency', 'agencyCommission', query],
    queryFn: ({ signal }) => api.agencyCommission({ signal, query }),
    staleTime: 15_000,
  });

/** One statement, or what it would be so far. */
export const statementQuery = (api: Calls<'agencyStatement'>, query: StatementOf) =>
  queryOptions({
    queryKey: ['agency', 'agencyStatement', query],
    queryFn: ({ signal }) => api.agencyStatement({ signal, query }),
    staleTime: 15_000,
  });

/** Every movement of a statement, page by page. */
export async function allStatementRows(
  api: Calls<'agencyStatementRows'>,
  query: StatementOf,
  signal?: AbortSignal,
): Promise<StatementRow[]> {
  const rows: StatementRow[] = [];
  for (let after: string | null = ''; after !== null;) {
    const asked: typeof query & { after?: string } = { ...query, ...(after !== '' && { after }) };
    const answer = await api.agencyStatementRows({ query: asked, ...(signal && { signal }) });
    rows.push(...answer.rows);
    // A cursor that does not move on would never end.
    after = answer.next === after ? null : answer.next;
  }
  return rows;
}

/** The versions of the plan between an agent and its parent. */
export const planQuery = (api: Calls<'agencyPlan'>, userId: string) =>
  queryOptions({
    queryKey: ['agency', 'agencyPlan', { userId }],
    queryFn: ({ signal }) => api.agencyPlan({ signal, query: { userId } }),
    staleTime: 30_000,
  });
