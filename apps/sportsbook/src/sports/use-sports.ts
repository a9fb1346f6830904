import type { SidebarSport } from '@kvota/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Host } from '@kvota/shell';

import type { Services } from '../offer/services.ts';
import { mergeSports } from './merge-sports.ts';
import { sportsQuery } from './sports-query.ts';
import type { TimeFilter } from './time-filter.ts';

/**
 * Returns the sports with their countries and leagues. The first list is fetched; counts come by push, also those
 * of a time range (OP-88, NET-14, NET-18).
 */
export function useSports(
  { host }: Services,
  kind: 'prematch' | 'live',
  time: TimeFilter,
): UseQueryResult<SidebarSport[]> {
  const client = useQueryClient();
  const query = sportsQuery(host.api, kind, time);
  const sports = useQuery(query);
  useEffect(() => {
    const take: Parameters<Host['realtime']['subscribeSidebar']>[1] = (message) =>
      client.setQueryData<SidebarSport[]>(['allSports', kind, time], (known) =>
        message.type === 'snapshot' ? message.sports : known && mergeSports(known, message.sports),
      );
    if (kind === 'live') return host.realtime.subscribeSidebar('live_sidebar', take);
    return host.realtime.subscribeSidebar('sidebar', take, time);
  }, [client, host, kind, time]);
  return sports;
}
