import type { MarketFilter, Match } from '@kvota/contracts';
import type { OfferStore } from '@kvota/offer';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useRows } from '../offer/offer-hooks.ts';
import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import type { Services } from '../offer/services.ts';
import { useFoundCountries } from '../search/use-found-countries.ts';
import { useSettled } from '../search/use-settled.ts';
import { useSports } from '../sports/use-sports.ts';
import { bettingOfferQuery } from './betting-offer-query.ts';
import { fallbackFilters, type PrematchFilters } from './filters/prematch-filters.ts';
import type { ChangeFilters } from './filters/use-prematch-filters.ts';

/** Room of the offer store that holds the answer of the call until the socket room is live. */
const seedRoom = 'page/betting';

const noColumns: readonly MarketFilter[] = [];
const noSports: PrematchOffer['sports'] = [];

export interface PrematchOffer {
  readonly status: 'pending' | 'failed' | 'ready';
  /** Matches of the answer that have not started. */
  readonly matches: readonly Match[];
  readonly columns: readonly MarketFilter[];
  /** Number of matches that a search finds in each sport. */
  readonly sports: readonly { readonly sport: string; readonly eventsCount: number }[];
  readonly fetching: boolean;
  readonly retry: () => void;
  readonly more: { readonly fetching: boolean; readonly fetch: () => void } | undefined;
}

/** Matches of the answer that have not started: once the room is live it knows which ones have. */
function useUpcoming(offer: OfferStore, room: string, matches: readonly Match[]): readonly Match[] {
  const rows = useRows(offer, room);
  return useMemo(() => {
    if (offer.roomState(room) !== 'live') return matches;
    const present = new Set(rows);
    return matches.filter((match) => present.has(match.eventId));
  }, [offer, room, rows, matches]);
}

/** Puts the matches of the answer into the store until the room's snapshot arrives; after it they would be outdated. */
function useSeededMatches(offer: OfferStore, matches: readonly Match[], live: boolean): void {
  useEffect(() => {
    if (live) {
      offer.dropRoom(seedRoom);
      return undefined;
    }
    // In a separate task, because the rows are being rendered at this moment.
    const timer = setTimeout(() => offer.seedMatches(seedRoom, matches));
    return () => clearTimeout(timer);
  }, [offer, matches, live]);
}

/**
 * The prematch offer under the filters of the page. An empty answer changes the filters to the next wider choice
 * (PRE-10, PRE-11); rows that the socket removes do not.
 */
export function usePrematchOffer(services: Services, filters: PrematchFilters, change: ChangeFilters): PrematchOffer {
  const { host, offer } = services;
  const search = useSettled(filters.search);
  const countries = useFoundCountries(search);
  const answer = useInfiniteQuery(bettingOfferQuery(host.api, { ...filters, search }, countries));
  const columns = useQuery(mainFiltersQuery(host.api, 'prematch'));
  const sports = useSports(services, 'prematch', filters.time);
  const matches = useMemo(() => answer.data?.pages.flatMap((page) => page.result) ?? [], [answer.data]);
  const settled = answer.isSuccess && !answer.isFetching && search === filters.search;
  const empty = settled && matches.length === 0;
  const wider = useMemo(
    () => (empty && sports.data ? fallbackFilters(filters, sports.data) : null),
    [empty, sports.data, filters],
  );
  useEffect(() => {
    if (wider) change(wider, { replace: true });
  }, [wider, change]);
  const room = `prematch/${filters.sport}`;
  const upcoming = useUpcoming(offer, room, matches);
  useSeededMatches(offer, matches, offer.roomState(room) === 'live');
  const failed = answer.isError || columns.isError;
  const pending = answer.isPending || columns.isPending || wider !== null;
  return {
    status: failed ? 'failed' : pending ? 'pending' : 'ready',
    matches: upcoming,
    columns: columns.data ?? noColumns,
    sports: answer.data?.pages[0]?.sports ?? noSports,
    fetching: answer.isFetching,
    retry: () => void Promise.all([answer.refetch(), columns.refetch()]),
    more: answer.hasNextPage
      ? { fetching: answer.isFetchingNextPage, fetch: () => void answer.fetchNextPage() }
      : undefined,
  };
}
