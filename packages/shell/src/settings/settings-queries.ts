import type { KeyValue } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

import type { Host } from '../host/host.ts';

const fresh = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** The three settings of the site. They are cached until `reload_settings` announces a change. */
export const settingsQueries = {
  status: (api: Host['api']) =>
    queryOptions<KeyValue[]>({
      queryKey: ['settings', 'status'],
      queryFn: ({ signal }) => api.statusSettings({ signal }),
      ...fresh,
    }),
  ticket: (api: Host['api']) =>
    queryOptions<KeyValue[]>({
      queryKey: ['settings', 'ticket'],
      queryFn: ({ signal }) => api.ticketSettings({ signal }),
      ...fresh,
    }),
  general: (api: Host['api']) =>
    queryOptions<KeyValue[]>({
      queryKey: ['settings', 'general'],
      queryFn: ({ signal }) => api.generalSettings({ signal }),
      ...fresh,
    }),
};
