import type { SidebarSport } from '@kvota/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Services } from '../offer/services.ts';
import { mergeSports } from './merge-sports.ts';
import { sportsQuery } from './sports-query.ts';
import type { TimeFilter } from './time-filter.ts';

const againAfter = 60_000;

/**
 * Returns the sports with their countries and leagues. The first list is fetched; counts without a time range come by
 * push (OP-88, NET-14, NET-18). Counts of a time range are fetched each minute, because the server does not push them.
 */
export function useSports(
  { host }: Services,
  kind: 'prematch' | 'live',
  time: TimeFilter,
): UseQueryResult<SidebarSport[]> {
  const client = useQueryClient();
  const query = sportsQuery(host.api, kind, time);
  const pushed = time === null;
  const sports = useQuery({ ...query, refetchInterval: pushed ? false : againAfter });
  useEffect(() => {
    if (!pushed) return undefined;
    return host.realtime.subscribeSidebar(kind === 'live' ? 'live_sidebar' : 'sidebar', (message) => {
      client.setQueryData<SidebarSport[]>(['allSports', kind, null], (known) =>
        message.type === 'snapshot' ? message.sports : known && mergeSports(known, message.sports),
      );
    });
  }, [client, host, kind, pushed]);
  return sports;
}
