import type { ApiClient } from '@kvota/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The player's personal data. */
export function profileQuery(api: Pick<ApiClient, 'profile'>) {
  return queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api.profile({ signal }) });
}
