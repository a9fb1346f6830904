import { Button, EmptyState, MarketTableSkeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useMemo } from 'react';

import { useFavorites } from '../favorites/use-favorites.ts';
import * as styles from '../layout/page.css.ts';
import { columnsOf } from '../offer/column.ts';
import { groupByHour, groupByLeague } from '../offer/group-by-league.ts';
import { useRooms, useStale } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { NothingFound } from '../search/NothingFound.tsx';
import { OtherSports } from '../search/OtherSports.tsx';
import { effectiveSearch } from '../search/search-text.ts';
import { OddsFrom } from '../table/OddsFrom.tsx';
import { OfferFailed } from '../table/OfferFailed.tsx';
import { OfferRows } from '../table/OfferRows.tsx';
import { isNarrowed, searchSport, widenFilters } from './filters/prematch-filters.ts';
import { usePrematchFilters, useRememberedFilters } from './filters/use-prematch-filters.ts';
import { OfferToolbar } from './OfferToolbar.tsx';
import { useLeagueSubject } from './use-league-subject.ts';
import { usePrematchOffer } from './use-prematch-offer.ts';

/** The prematch table of a sport with its filters. */
export function PrematchTable() {
  const [{ sport }] = usePrematchFilters();
  useRememberedFilters();
  // Deferred, because the services arrive while the page is still rendering for the first time.
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

function Rows({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const { status, matches, columns, sports, fetching, retry, more } = usePrematchOffer(services, filters, change);
  const favorites = useFavorites(services, 'betting', 'favorite_leagues');
  const stale = useStale(services);
  useLeagueSubject(services, filters);
  const leagues = useMemo(
    () => (filters.view === 'timeline' ? groupByHour(matches) : groupByLeague(matches)),
    [matches, filters.view],
  );
  const columnsFor = useCallback(
    (sport: string) => columnsOf(columns, sport, filters.market),
    [columns, filters.market],
  );
  // Shows the skeleton until the deferred rendering of the table is complete.
  const drawing = useDeferredValue(status === 'pending');

  if (status === 'failed') return <OfferFailed onRetry={retry} busy={fetching} />;
  if (status === 'pending' || drawing) return <Loading />;
  const otherSports = (
    <OtherSports sports={sports} chosen={filters.sport} onChoose={(sport) => change(searchSport(filters, sport))} />
  );
  if (matches.length === 0) {
    const favoritesOnly = filters.special === 'Favorites';
    if (effectiveSearch(filters.search) !== '' && !favoritesOnly)
      return (
        <>
          {otherSports}
          <NothingFound search={filters.search} onClear={() => change({ ...filters, search: '' })} />
        </>
      );
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
          ? t({ id: 'offer.noFavoritesHint', message: 'Press the star beside a league to add it to your favourites.' })
          : t({ id: 'offer.noneHint', message: 'Widen the time range or choose another sport.' })}
      </EmptyState>
    );
  }
  return (
    <>
      {otherSports}
      <OddsFrom services={services} />
      <OfferRows
        services={services}
        leagues={leagues}
        columnsOf={columnsFor}
        favorites={favorites}
        stale={stale}
        listKey={JSON.stringify(filters)}
      />
      {more ? (
        <Button variant="secondary" fullWidth busy={more.fetching} onClick={more.fetch}>
          {t({ id: 'offer.more', message: 'Show more matches' })}
        </Button>
      ) : null}
    </>
  );
}
