import type { Match } from '@kvota/contracts';
import { Button, EmptyState, MarketTableSkeleton } from '@kvota/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';

import { useFavorites } from '../favorites/use-favorites.ts';
import * as styles from '../layout/page.css.ts';
import { columnsOf } from '../offer/column.ts';
import { groupByLeague } from '../offer/group-by-league.ts';
import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import { useRooms, useRows, useStale } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { OfferFailed } from '../offer/OfferFailed.tsx';
import { NothingFound } from '../search/NothingFound.tsx';
import { effectiveSearch } from '../search/search-text.ts';
import { useSports } from '../sports/use-sports.ts';
import { OfferRows } from '../table/OfferRows.tsx';
import { TableSwitch } from '../table/TableSwitch.tsx';
import { bettingOfferQuery } from './betting-offer-query.ts';
import { fallbackFilters, isNarrowed, widenFilters } from './filters/prematch-filters.ts';
import { usePrematchFilters, useRememberedFilters } from './filters/use-prematch-filters.ts';
import { OfferToolbar } from './OfferToolbar.tsx';

/** The prematch table of a sport with its filters. */
export function PrematchTable() {
  const [{ sport }] = usePrematchFilters();
  useRememberedFilters();
  // Rendered in chunks, because the services start while the page is being built and all of the page waits for them.
  const services = useDeferredValue(useRooms([{ kind: 'prematch', sport }]));
  return (
    <div className={styles.page}>
      {services ? (
        <>
          <OfferToolbar services={services} />
          <Rows services={services} />
        </>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  const { t } = useLingui();
  return <MarketTableSkeleton rows={8} columns={5} label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

/** Matches of the answer that have not started: when the room is live, it knows which ones have. */
function useUpcoming(services: Services, sport: string, matches: readonly Match[]): readonly Match[] {
  const room = `prematch/${sport}`;
  const rows = useRows(services.offer, room);
  return useMemo(() => {
    if (services.offer.roomState(room) !== 'live') return matches;
    const present = new Set(rows);
    return matches.filter((match) => present.has(match.eventId));
  }, [services, room, rows, matches]);
}

function Rows({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const { api } = services.host;
  const offer = useInfiniteQuery(bettingOfferQuery(api, filters));
  const columns = useQuery(mainFiltersQuery(api, 'prematch'));
  const sports = useSports(services, 'prematch', filters.time);
  const favorites = useFavorites(services, 'betting', 'favorite_leagues');
  const stale = useStale(services);
  const matches = useMemo(() => offer.data?.pages.flatMap((page) => page.result) ?? [], [offer.data]);
  const upcoming = useUpcoming(services, filters.sport, matches);
  const leagues = useMemo(() => groupByLeague(upcoming), [upcoming]);
  const columnsFor = useCallback(
    (sport: string) => columnsOf(columns.data ?? [], sport, filters.market),
    [columns.data, filters.market],
  );
  // PRE-10, PRE-11: only an empty answer triggers the fallback, not rows that were removed by push.
  const empty = offer.isSuccess && !offer.isFetching && matches.length === 0;
  const elsewhere = useMemo(
    () => (empty && sports.data ? fallbackFilters(filters, sports.data) : null),
    [empty, sports.data, filters],
  );
  useEffect(() => {
    if (elsewhere) change(elsewhere, { replace: true });
  }, [elsewhere, change]);
  const pending = offer.isPending || columns.isPending || elsewhere !== null;
  // The placeholder stays until the table is rendered, because React then renders in chunks.
  const drawing = useDeferredValue(pending);
  const live = services.offer.roomState(`prematch/${filters.sport}`) === 'live';
  useEffect(() => {
    // The REST answer is shown until the room's snapshot arrives. After that, its older prices and lines are ignored.
    if (live) {
      services.offer.dropRoom('page/betting');
      return undefined;
    }
    // In a separate task, beside the rows that are rendered in chunks.
    const timer = setTimeout(() => services.offer.seedMatches('page/betting', matches));
    return () => clearTimeout(timer);
  }, [services, matches, live]);

  if (offer.isError || columns.isError) {
    return <OfferFailed queries={[offer, columns]} />;
  }
  if (offer.isPending || columns.isPending || pending || drawing) return <Loading />;
  if (upcoming.length === 0) {
    const favoritesOnly = filters.special === 'Favorites';
    if (effectiveSearch(filters.search) !== '' && !favoritesOnly)
      return <NothingFound search={filters.search} onClear={() => change({ ...filters, search: '' })} />;
    return (
      <EmptyState
        art="matches"
        title={
          favoritesOnly
            ? t({ id: 'offer.noFavorites', message: 'No match in your favourite leagues' })
            : t({ id: 'offer.none', message: 'No matches for this choice' })
        }
        actions={
          isNarrowed(filters) ? (
            <Button variant="brand" onClick={() => change(widenFilters(filters))}>
              {t({ id: 'offer.showAll', message: 'Show all matches' })}
            </Button>
          ) : undefined
        }
      >
        {favoritesOnly
          ? t({ id: 'offer.noFavoritesHint', message: 'The star beside a league takes it into your favourites.' })
          : t({ id: 'offer.noneHint', message: 'Widen the time range or choose another sport.' })}
      </EmptyState>
    );
  }
  return (
    <>
      <TableSwitch
        filters={columns.data}
        sport={filters.sport}
        value={filters.market}
        onValueChange={(market) => change({ ...filters, market })}
      />
      <OfferRows
        services={services}
        leagues={leagues}
        columnsOf={columnsFor}
        favorites={favorites}
        stale={stale}
        listKey={JSON.stringify(filters)}
      />
      {offer.hasNextPage ? (
        <Button
          variant="secondary"
          fullWidth
          busy={offer.isFetchingNextPage}
          onClick={() => void offer.fetchNextPage()}
        >
          {t({ id: 'offer.more', message: 'Show more matches' })}
        </Button>
      ) : null}
    </>
  );
}
