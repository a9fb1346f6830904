import type { AgencyClient } from '@kvota/api-client/agency';
import type { AgencyAct } from '@kvota/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Filters of the audit, as the call takes them. */
export interface AuditFilter {
  readonly userId?: string;
  readonly actor?: string;
  readonly act?: AgencyAct;
  readonly from?: string;
  readonly to?: string;
}

/** The acts that fit, newest first, page by page. */
export const auditQuery = (api: Pick<AgencyClient, 'agencyAudit'>, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['agency', 'agencyAudit', filter],
    queryFn: ({ signal, pageParam }) =>
      api.agencyAudit({ signal, query: { ...filter, ...(pageParam !== undefined && { cursor: pageParam }) } }),
    initialPageParam: undefined as string | undefined, // the type of the parameter follows from this value
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 15_000,
  });
