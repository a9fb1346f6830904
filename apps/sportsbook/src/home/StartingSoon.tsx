import { ErrorState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactElement } from 'react';

import { mainFiltersQuery } from '../offer/market-filter-queries.ts';
import { useRooms } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { bettingOfferQuery } from '../prematch/betting-offer-query.ts';
import { defaultFilters } from '../prematch/filters/prematch-filters.ts';
import { soonForHome } from './home-rows.ts';
import { HomeSection, Rows } from './HomeSection.tsx';
import { HomeTable } from './HomeTable.tsx';
import { useNearViewport } from './use-near-viewport.ts';

const sport = 'F';
const page = 'page/home';

/** The football matches that start next. If there are none today, nothing is rendered. */
export function StartingSoon({ services }: { services: Services }): ReactElement | null {
  const { t } = useLingui();
  const { offer, host } = services;
  const [place, near] = useNearViewport();
  const found = useInfiniteQuery({
    ...bettingOfferQuery(host.api, { ...defaultFilters, sport, view: 'timeline' }),
    enabled: near,
    // Matches that have started make room for the next ones.
    refetchInterval: 60_000,
  });
  const tables = useQuery({ ...mainFiltersQuery(host.api, 'prematch'), enabled: near });
  const answered = useMemo(() => found.data?.pages[0]?.result ?? [], [found.data]);
  const matches = useMemo(() => soonForHome(answered, host.serverNow()), [answered, host]);
  // The room of the sport would bring some hundred matches for the few that are shown, that of a match all its markets.
  useRooms(near ? matches.map(({ eventId }) => ({ kind: 'prematch', eventId, sport })) : []);
  useEffect(() => offer.seedMatches(page, matches), [offer, matches]);

  if (near && (found.isError || tables.isError)) {
    return (
      <HomeSection kind="soon">
        <ErrorState
          title={t({ id: 'offer.failed', message: 'The offer could not be loaded' })}
          onRetry={() => void Promise.all([found.refetch(), tables.refetch()])}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
          busy={found.isFetching}
        />
      </HomeSection>
    );
  }
  // Also rendered if the query has cached data, because this element is observed to know when it is near the viewport.
  if (!near || found.isPending || tables.data === undefined) {
    return (
      <HomeSection kind="soon" ref={place}>
        <Rows />
      </HomeSection>
    );
  }
  if (matches.length === 0) return null;
  return (
    <HomeSection kind="soon">
      <HomeTable
        services={services}
        sport={sport}
        eventIds={matches.map(({ eventId }) => eventId)}
        tables={tables.data}
      />
    </HomeSection>
  );
}
