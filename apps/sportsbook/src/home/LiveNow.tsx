import type { SidebarSport } from '@kvota/contracts';
import { EmptyState, ErrorState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';

import { liveRows } from '../offer/live-rows.ts';
import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import { useRooms } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { SportChip } from '../choices/SportChip.tsx';
import { useSports } from '../sports/use-sports.ts';
import { liveForHome } from './home-rows.ts';
import * as css from './home.css.ts';
import { HomeSection, Rows } from './HomeSection.tsx';
import { HomeTable } from './HomeTable.tsx';

/** Number of sports that can be chosen on home. */
const choices = 6;

/** Matches in play of the chosen sport, by default the sport with the most of them. */
export function LiveNow({ services }: { services: Services }): ReactElement {
  const { t } = useLingui();
  const sports = useSports(services, 'live', null);
  const tables = useQuery(mainFiltersQuery(services.host.api, 'live'));
  const [chosenSport, setChosenSport] = useState<string>();
  const offered = useMemo(() => (sports.data ?? []).slice(0, choices), [sports.data]);
  const sport = offered.some((one) => one.sport === chosenSport) ? chosenSport : offered[0]?.sport;
  // For the first sport the page shows its own skeleton, so no second one is shown.
  const [first, setFirst] = useState(sport);
  if (first === undefined && sport !== undefined) setFirst(sport);

  if (sports.isError || tables.isError) {
    return (
      <HomeSection kind="live">
        <ErrorState
          title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
          onRetry={() => void Promise.all([sports.refetch(), tables.refetch()])}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
          busy={sports.isFetching}
        />
      </HomeSection>
    );
  }
  if (sports.data && tables.data && sport === undefined) {
    return (
      <HomeSection kind="live">
        <EmptyState art="matches" title={t({ id: 'live.none', message: 'Nothing is in play right now' })}>
          {t({ id: 'live.noneHint', message: 'Matches appear here the moment they kick off.' })}
        </EmptyState>
      </HomeSection>
    );
  }
  return (
    <HomeSection kind="live">
      {sport === undefined || !tables.data ? null : <Choice sports={offered} value={sport} onChoose={setChosenSport} />}
      <Matches
        key={sport === undefined || sport === first ? 'first' : sport}
        services={services}
        sport={sport}
        tables={tables.data}
      />
    </HomeSection>
  );
}

function Choice(props: { sports: readonly SidebarSport[]; value: string; onChoose: (sport: string) => void }) {
  return (
    <div className={css.chips}>
      {props.sports.map(({ sport, eventsCount }) => (
        <SportChip
          key={sport}
          sport={sport}
          eventsCount={eventsCount}
          selected={sport === props.value}
          onClick={() => props.onChoose(sport)}
        />
      ))}
    </div>
  );
}

function Matches(props: {
  services: Services;
  sport: string | undefined;
  tables: Parameters<typeof HomeTable>[0]['tables'] | undefined;
}): ReactElement {
  const { services, sport, tables } = props;
  const { offer } = services;
  useRooms(sport === undefined ? [] : [{ kind: 'live', sport }]);
  const source = useMemo(() => liveRows(offer, sport === undefined ? [] : [`live/${sport}`]), [offer, sport]);
  // Deferred, so that a socket message does not render the rows at once.
  const matches = useDeferredValue(useSyncExternalStore(source.subscribe, source.get, source.get));
  const [shown, setShown] = useState<readonly string[]>([]);
  const next = useMemo(() => liveForHome(shown, matches).map(({ eventId }) => eventId), [shown, matches]);
  // Remembers which matches are shown, so that the next change keeps them in place.
  if (next.join() !== shown.join()) setShown(next);
  if (sport === undefined || !tables || next.length === 0) return <Rows />;
  return <HomeTable services={services} sport={sport} eventIds={next} tables={tables} live />;
}
