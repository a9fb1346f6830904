import { Dimmed, EmptyState, linkProps, MatchSkeleton } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { matchFiltersQuery } from '../offer/market-filter-queries.ts';
import { useMatch, useRooms, useStale } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { matchQuery } from './match-query.ts';
import * as styles from './match.css.ts';
import { MatchCourse } from './MatchCourse.tsx';
import { MatchMarkets } from './cards/MatchMarkets.tsx';
import { MatchScore } from './MatchScore.tsx';

interface MatchPageProps {
  kind: 'prematch' | 'live';
  eventId: string;
}

/** One match with all its markets, kept up to date while it is shown (LIVE-04). */
export function MatchPage({ kind, eventId }: MatchPageProps) {
  const sport = sportOfEvent;
  const services = useRooms([{ kind: kind === 'live' ? 'livematch' : 'prematchmatch', eventId, sport }]);
  return services ? <Loaded services={services} kind={kind} eventId={eventId} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <MatchSkeleton label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

/** A match room is named by its id alone. The wire requires a sport as well and ignores it. */
const sportOfEvent = '';

function Loaded({ services, kind, eventId }: MatchPageProps & { services: Services }) {
  const { t } = useLingui();
  const { api } = services.host;
  const answer = useQuery(matchQuery(api, kind, eventId));
  const filters = useQuery(matchFiltersQuery(api, kind));
  const stale = useStale(services);
  const match = useMatch(services.offer, eventId);
  useEffect(() => {
    if (answer.data) services.offer.seedMatches(`page/${eventId}`, [answer.data]);
    return () => services.offer.dropRoom(`page/${eventId}`);
  }, [services, eventId, answer.data]);
  const back = <BackLink kind={kind} />;
  if (!match && (answer.isPending || filters.isPending)) return <Loading />;
  if (!match) {
    return (
      <EmptyState
        art="matches"
        title={t({ id: 'match.gone', message: 'This match is no longer on offer' })}
        actions={back}
      >
        {t({
          id: 'match.goneHint',
          message: 'It has ended or was taken off. Your tickets on it are settled automatically.',
        })}
      </EmptyState>
    );
  }
  return (
    <Dimmed stale={stale} className={styles.page}>
      {back}
      <MatchScore match={match} />
      {match.inPlay ? <MatchCourse match={match} /> : null}
      <MatchMarkets services={services} match={match} filters={filters.data ?? []} />
    </Dimmed>
  );
}

function BackLink({ kind }: { kind: 'prematch' | 'live' }) {
  const { t } = useLingui();
  const label =
    kind === 'live'
      ? t({ id: 'match.backLive', message: 'All live matches' })
      : t({ id: 'match.back', message: 'All matches' });
  return (
    <Link to="." search={(all: object) => ({ ...all, event: undefined })} {...linkProps()}>
      ← {label}
    </Link>
  );
}
