import { lazyPart, PageLink, useMedia } from '@kvota/shell';
import { buttonProps, Chip, EmptyState, iconButtonProps, MarketTableSkeleton, media } from '@kvota/ui';
import type { OfferMatch, OfferStore } from '@kvota/offer';
import { IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';

import { favoritesFirst, liveFavoriteLeagues } from '../favorites/favorites.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useFormats } from '../format/use-formats.ts';
import * as styles from '../layout/page.css.ts';
import { useChosenInView } from '../layout/use-chosen-in-view.ts';
import { columnsOf } from '../offer/column.ts';
import { gatherSingles, groupByLeague } from '../offer/group-by-league.ts';
import { liveRows, onKickOff } from '../offer/live-rows.ts';
import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import { useRooms, useStale } from '../offer/offer-hooks.ts';
import { useServices, type Services } from '../offer/services.ts';
import { NothingFound } from '../search/NothingFound.tsx';
import { OtherSports } from '../search/OtherSports.tsx';
import { useFoundCountries } from '../search/use-found-countries.ts';
import { OfferSearch } from '../search/OfferSearch.tsx';
import { effectiveSearch } from '../search/search-text.ts';
import { useSettled } from '../search/use-settled.ts';
import { SportChip } from '../choices/SportChip.tsx';
import { useSports } from '../sports/use-sports.ts';
import { OddsFrom } from '../table/OddsFrom.tsx';
import { OfferFailed } from '../table/OfferFailed.tsx';
import { OfferRows } from '../table/OfferRows.tsx';
import { TableSwitch } from '../table/TableSwitch.tsx';
import { pageOf, pageRows } from './live-filters.ts';
import { liveFavoritesQuery, liveSearchQuery } from './live-queries.ts';
import { useLiveFilters } from './use-live-filters.ts';

const LivePages = lazyPart(() => import('./LivePages.tsx'), 'LivePages');

/** The live table of all sports in play or of one. Rows come and go with socket messages (LIVE-01). */
export function LiveTable() {
  const services = useServices();
  return <div className={styles.page}>{services ? <Sports services={services} /> : <Loading />}</div>;
}

function Loading() {
  const { t } = useLingui();
  return <MarketTableSkeleton rows={8} columns={5} label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

function Sports({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, change] = useLiveFilters();
  const sports = useSports(services, 'live', null);
  const tables = useQuery(mainFiltersQuery(services.host.api, 'live'));
  const listed = sports.data ?? [];
  const chosen = listed.some(({ sport }) => sport === filters.sport) ? filters.sport : null;
  const inPlay = listed.map(({ sport }) => sport).join(' ');
  const shown = useMemo(() => (chosen === null ? inPlay.split(' ').filter(Boolean) : [chosen]), [chosen, inPlay]);
  useRooms([chosen === null ? { kind: 'all' } : { kind: 'live', sport: chosen }]);
  const formats = useFormats();
  const chips = useChosenInView(chosen, sports.isSuccess);
  // Shows the skeleton until the deferred rendering of the table is complete.
  const drawing = useDeferredValue(sports.isPending || tables.isPending);

  if (sports.isError || tables.isError) {
    return (
      <OfferFailed onRetry={() => void Promise.all([sports.refetch(), tables.refetch()])} busy={sports.isFetching} />
    );
  }
  if (sports.isPending || tables.isPending || drawing) return <Loading />;
  return (
    <>
      <search className={styles.toolbar}>
        <div
          ref={chips}
          role="group"
          aria-label={t({ id: 'offer.sports', message: 'Sports' })}
          className={styles.scroller}
        >
          <Chip
            selected={chosen === null}
            onClick={() => change({ ...filters, sport: null, page: 1, market: null })}
            count={formats.number(listed.reduce((sum, entry) => sum + entry.eventsCount, 0))}
          >
            {t({ id: 'live.all', message: 'All sports' })}
          </Chip>
          {listed.map((entry) => (
            <SportChip
              key={entry.sport}
              sport={entry.sport}
              eventsCount={entry.eventsCount}
              selected={chosen === entry.sport}
              onClick={() => change({ ...filters, sport: entry.sport, page: 1, market: null })}
            />
          ))}
        </div>
        <ResultsLink />
        <OfferSearch
          value={filters.search}
          onValueChange={(search) => change({ ...filters, search, page: 1 }, { replace: true })}
        />
        {chosen === null ? null : (
          <div className={styles.choices}>
            <TableSwitch
              filters={tables.data}
              sport={chosen}
              value={filters.market}
              onValueChange={(market) => change({ ...filters, market })}
            />
          </div>
        )}
      </search>
      <Rows services={services} sports={shown} tables={tables.data} />
    </>
  );
}

/** A text in wide windows. On a phone it is an icon, because the sports need the line (LIVE-08). */
function ResultsLink() {
  const { t } = useLingui();
  const phone = useMedia(media.phone);
  const label = t({ id: 'scores.title', message: 'Results' });
  return phone ? (
    <PageLink page="scores" {...iconButtonProps({ label, variant: 'secondary' })} title={label}>
      <IconListNumbers size={20} aria-hidden="true" />
    </PageLink>
  ) : (
    <PageLink page="scores" {...buttonProps({ size: 'sm' })}>
      <IconListNumbers size={18} aria-hidden="true" />
      {label}
    </PageLink>
  );
}

const countBySport = (found: readonly { readonly sport: string }[]) =>
  [...Map.groupBy(found, ({ sport }) => sport)].map(([sport, { length }]) => ({ sport, eventsCount: length }));

const liveRoom = (sport: string): string => `live/${sport}`;

/** Returns the matches of several rooms as one list. The list keeps its identity until one of the rooms changes. */
function useLiveMatches(offer: OfferStore, sports: readonly string[]): readonly OfferMatch[] {
  const source = useMemo(() => liveRows(offer, sports.map(liveRoom)), [offer, sports]);
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}

function Rows({
  services,
  sports,
  tables,
}: {
  services: Services;
  sports: readonly string[];
  tables: Parameters<typeof columnsOf>[0];
}) {
  const { t } = useLingui();
  const [filters, change] = useLiveFilters();
  const { offer, host } = services;
  const stale = useStale(services);
  const matches = useLiveMatches(offer, sports);
  const search = useSettled(filters.search);
  const found = useQuery(liveSearchQuery(host.api, { ...filters, search }, useFoundCountries(search)));
  const operators = useQuery(liveFavoritesQuery(host.api));
  const favorites = useFavorites(services, 'live_betting', 'favorite_leagues');
  const searching = effectiveSearch(filters.search) !== '';
  const { refetch } = found;
  // The platform finds the matches of a search. When a match kicks off, the search is repeated, because the answer
  // predates it.
  useEffect(
    () => (searching ? onKickOff(offer, sports.map(liveRoom), () => void refetch()) : undefined),
    [searching, offer, sports, refetch],
  );
  const leagues = useMemo(() => {
    const foundIds = searching && found.data ? new Set(found.data.map(({ eventId }) => eventId)) : null;
    const rows = foundIds ? matches.filter(({ eventId }) => foundIds.has(eventId)) : matches;
    return sports.flatMap((sport) => {
      const groups = groupByLeague(rows.filter((match) => match.sport === sport));
      const own = favorites.of(sport);
      const first = liveFavoriteLeagues(own, operators.data?.[sport] ?? []);
      const inOrder = favoritesFirst(groups, first, ({ leagueId }) => leagueId);
      return gatherSingles(
        inOrder,
        (leagueId) => own.includes(leagueId),
        (eventId) => offer.match(eventId),
      );
    });
  }, [offer, matches, found.data, searching, sports, favorites, operators.data]);
  const columnsFor = useCallback((sport: string) => columnsOf(tables, sport, filters.market), [tables, filters.market]);
  const { rows, page, pages } = useMemo(() => pageOf(leagues, filters.page), [leagues, filters.page]);

  // The operator's favourites decide the order. Shown without them, the table would move under a finger (LIVE-09).
  const isUnordered = operators.isPending && operators.failureCount === 0;
  const isAbsent = sports.some((sport) => offer.roomState(liveRoom(sport)) === 'absent') && matches.length === 0;
  const pending = sports.length > 0 && (isAbsent || isUnordered);
  // Shows the skeleton until the deferred rendering of the table is complete.
  const drawing = useDeferredValue(pending);
  if (pending || drawing) return <Loading />;
  const otherSports =
    searching && filters.sport !== null && found.data ? (
      <OtherSports
        sports={countBySport(found.data)}
        chosen={filters.sport}
        onChoose={(sport) => change({ ...filters, sport, page: 1, market: null })}
      />
    ) : null;
  if (leagues.length === 0)
    return searching ? (
      <>
        {otherSports}
        <NothingFound
          search={filters.search}
          onClear={() => change({ ...filters, search: '', page: 1 }, { replace: true })}
        />
      </>
    ) : (
      <EmptyState art="matches" title={t({ id: 'live.none', message: 'Nothing is in play right now' })}>
        {t({ id: 'live.noneHint', message: 'Matches appear here the moment they kick off.' })}
      </EmptyState>
    );
  return (
    <>
      {otherSports}
      <OddsFrom services={services} />
      <OfferRows
        services={services}
        leagues={rows}
        columnsOf={columnsFor}
        favorites={favorites}
        stale={stale}
        live
        listKey={JSON.stringify(filters)}
      />
      {pages > 1 ? (
        <Suspense>
          <LivePages
            page={page}
            pageSize={pageRows}
            rowCount={leagues.reduce((sum, { eventIds }) => sum + eventIds.length, 0)}
            onPageChange={(next) => change({ ...filters, page: next })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
