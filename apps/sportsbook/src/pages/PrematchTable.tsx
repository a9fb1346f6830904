import type { Match } from '@kvota/contracts';
import { Button, EmptyState, ErrorState, MarketTableSkeleton } from '@kvota/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

import { columnsOf } from '../offer/column.ts';
import { groupByLeague } from '../offer/group-by-league.ts';
import { LeagueTable } from '../offer/LeagueTable.tsx';
import { useRooms, useRows, useStale } from '../offer/offer-hooks.ts';
import { bettingOfferQuery, mainFiltersQuery } from '../offer/offer-queries.ts';
import type { Services } from '../services/services.ts';
import { offerFiltersAtom } from './filters.ts';
import { OfferToolbar } from './OfferToolbar.tsx';
import * as styles from './page.css.ts';

/** The prematch table of a sport with its filters. */
export function PrematchTable() {
  const [{ sport }] = useAtom(offerFiltersAtom);
  const services = useRooms([{ kind: 'prematch', sport }]);
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

/** Matches of the answer that are still to come: once the room is live it knows which have gone. */
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
  const [filters, setFilters] = useAtom(offerFiltersAtom);
  const { api } = services.host;
  const offer = useInfiniteQuery(bettingOfferQuery(api, filters));
  const columns = useQuery(mainFiltersQuery(api, 'prematch'));
  const stale = useStale(services);
  const matches = useMemo(() => offer.data?.pages.flatMap((page) => page.result) ?? [], [offer.data]);
  const upcoming = useUpcoming(services, filters.sport, matches);
  const live = services.offer.roomState(`prematch/${filters.sport}`) === 'live';
  useEffect(() => {
    // What came by REST stands in until the room's snapshot; after it, older odds and lines would only be in the way.
    if (live) services.offer.dropRoom('page/betting');
    else services.offer.seedMatches('page/betting', matches);
  }, [services, matches, live]);

  if (offer.isError || columns.isError) {
    return (
      <ErrorState
        title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
        onRetry={() => void Promise.all([offer.refetch(), columns.refetch()])}
        retryLabel={t({ id: 'action.retry', message: 'Try again' })}
        busy={offer.isFetching}
      >
        {t({ id: 'offer.failedWhy', message: 'The server did not answer. Your ticket is kept.' })}
      </ErrorState>
    );
  }
  if (offer.isPending || columns.isPending) return <Loading />;
  if (upcoming.length === 0) {
    const narrowed = filters.search !== '' || filters.leagues.length > 0 || filters.time !== null;
    return (
      <EmptyState
        art={filters.search === '' ? 'matches' : 'search'}
        title={t({ id: 'offer.none', message: 'No matches for this choice' })}
        actions={
          narrowed ? (
            <Button variant="brand" onClick={() => setFilters({ ...filters, search: '', leagues: [], time: null })}>
              {t({ id: 'offer.showAll', message: 'Show all matches' })}
            </Button>
          ) : undefined
        }
      >
        {t({ id: 'offer.noneHint', message: 'Widen the time range or choose another sport.' })}
      </EmptyState>
    );
  }
  const shown = columnsOf(columns.data, filters.sport);
  return (
    <>
      {groupByLeague(upcoming).map((league) => (
        <LeagueTable
          key={league.key}
          services={services}
          league={league}
          eventIds={league.eventIds}
          columns={shown}
          stale={stale}
        />
      ))}
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
