import { Chip, EmptyState, ErrorState, MarketTableSkeleton, SportIcon } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';

import { sportName } from '../market/market-name.ts';
import { columnsOf } from '../offer/column.ts';
import { groupByLeague } from '../offer/group-by-league.ts';
import { LeagueTable } from '../offer/LeagueTable.tsx';
import { useRooms, useRows, useStale } from '../offer/offer-hooks.ts';
import { mainFiltersQuery, sportsQuery } from '../offer/offer-queries.ts';
import { useServices, type Services } from '../services/services.ts';
import { liveSportAtom } from './filters.ts';
import * as styles from './page.css.ts';

/** The live table: every sport in play, or the one chosen; rows come and go with the sockets (LIVE-01). */
export function LiveTable() {
  const services = useServices();
  return <div className={styles.page}>{services ? <Sports services={services} /> : <Loading />}</div>;
}

function Loading() {
  const { t } = useLingui();
  return <MarketTableSkeleton rows={8} columns={5} label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

function Sports({ services }: { services: Services }) {
  const { t, i18n } = useLingui();
  const [chosen, choose] = useAtom(liveSportAtom);
  const { api } = services.host;
  const sports = useQuery({ ...sportsQuery(api, 'live', null), refetchInterval: 30_000 });
  const filters = useQuery(mainFiltersQuery(api, 'live'));
  const listed = sports.data ?? [];
  const shown = listed.filter((entry) => chosen === null || entry.sport === chosen).map((entry) => entry.sport);
  useRooms(shown.map((sport) => ({ kind: 'live', sport })));
  const stale = useStale(services);

  if (sports.isError || filters.isError) {
    return (
      <ErrorState
        title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
        onRetry={() => void Promise.all([sports.refetch(), filters.refetch()])}
        retryLabel={t({ id: 'action.retry', message: 'Try again' })}
        busy={sports.isFetching}
      >
        {t({ id: 'offer.failedWhy', message: 'The server did not answer. Your ticket is kept.' })}
      </ErrorState>
    );
  }
  if (sports.isPending || filters.isPending) return <Loading />;
  return (
    <>
      <div className={styles.scroller}>
        <Chip
          selected={chosen === null}
          onClick={() => choose(null)}
          count={listed.reduce((sum, entry) => sum + entry.eventsCount, 0)}
        >
          {t({ id: 'live.all', message: 'All sports' })}
        </Chip>
        {listed.map((entry) => (
          <Chip
            key={entry.sport}
            selected={chosen === entry.sport}
            onClick={() => choose(entry.sport)}
            icon={<SportIcon code={entry.sport} size={18} />}
            count={entry.eventsCount}
          >
            {sportName(i18n, entry.sport)}
          </Chip>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState art="matches" title={t({ id: 'live.none', message: 'Nothing is in play right now' })}>
          {t({ id: 'live.noneHint', message: 'Matches appear here the moment they kick off.' })}
        </EmptyState>
      ) : (
        shown.map((sport) => (
          <SportRows
            key={sport}
            services={services}
            sport={sport}
            columns={columnsOf(filters.data, sport)}
            stale={stale}
          />
        ))
      )}
    </>
  );
}

function SportRows({
  services,
  sport,
  columns,
  stale,
}: {
  services: Services;
  sport: string;
  columns: ReturnType<typeof columnsOf>;
  stale: boolean;
}) {
  const { offer } = services;
  const room = `live/${sport}`;
  const rows = useRows(offer, room);
  if (offer.roomState(room) === 'absent') return <Loading />;
  const matches = rows
    .flatMap((eventId) => offer.match(eventId) ?? [])
    .toSorted(
      (a, b) =>
        a.groupName.localeCompare(b.groupName) ||
        a.leagueId.localeCompare(b.leagueId) ||
        a.timeStart.localeCompare(b.timeStart),
    );
  return groupByLeague(matches).map((league) => (
    <LeagueTable
      key={league.key}
      services={services}
      league={league}
      eventIds={league.eventIds}
      columns={columns}
      stale={stale}
      live
    />
  ));
}
