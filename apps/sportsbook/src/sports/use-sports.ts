import type { SidebarSport } from '@kvota/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Services } from '../offer/services.ts';
import { mergeSports } from './merge-sports.ts';
import { sportsQuery } from './sports-query.ts';
import type { TimeFilter } from './time-filter.ts';

const againAfter = 60_000;

/**
 * Sports with their countries and leagues: the first list by REST, counts of all hours by push (OP-88, NET-14,
 * NET-18).
 * The server pushes no counts of a time range, so those are fetched again each minute.
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
