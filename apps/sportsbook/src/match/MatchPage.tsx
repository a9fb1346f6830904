import type { Match } from '@kvota/contracts';
import { toOfferMatch } from '@kvota/offer';
import { pageSubjectAtom } from '@kvota/shell';
import { Dimmed, EmptyState, linkProps, MatchSkeleton } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';

import { matchFiltersQuery } from '../offer/market-filter-queries.ts';
import { useMatch, useRooms, useStale } from '../offer/offer-hooks.ts';
import { useServices, type Services } from '../offer/services.ts';
import { OddsFrom } from '../table/OddsFrom.tsx';
import { OfferFailed } from '../table/OfferFailed.tsx';
import { matchQuery } from './match-query.ts';
import * as styles from './match.css.ts';
import { MatchCourse } from './MatchCourse.tsx';
import { MatchMarkets } from './cards/MatchMarkets.tsx';
import { hasBegun, MatchScore } from './MatchScore.tsx';

interface MatchPageProps {
  kind: 'prematch' | 'live';
  eventId: string;
}

/**
 * One match with all its markets, kept up to date while it is shown (LIVE-04). Its address stays valid: after the end it
 * shows the final report (MATCH-21).
 */
export function MatchPage({ kind, eventId }: MatchPageProps) {
  const services = useServices();
  return services ? <Loaded key={eventId} services={services} kind={kind} eventId={eventId} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <MatchSkeleton label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

const isOver = (match: Pick<Match, 'inPlay' | 'matchState'>): boolean => hasBegun(match) && !match.inPlay;

/** Returns the match of the store, or the final report, and fetches the report when the match leaves the offer. */
function useShownMatch({ services, kind, eventId }: MatchPageProps & { services: Services }) {
  const { offer, host } = services;
  const answer = useQuery(matchQuery(host.api, kind, eventId));
  const onOffer = useMatch(offer, eventId);
  const { data, refetch } = answer;
  const report = useMemo(() => (data && isOver(data) ? toOfferMatch(data) : undefined), [data]);
  // The room needs the sport, which a link to a match does not have.
  const sport = onOffer?.sport ?? data?.sport;
  const room = kind === 'live' ? 'livematch' : 'prematchmatch';
  useRooms(sport === undefined || report ? [] : [{ kind: room, eventId, sport }]);
  useEffect(() => {
    if (data && !isOver(data)) offer.seedMatches(`page/${eventId}`, [data]);
    return () => offer.dropRoom(`page/${eventId}`);
  }, [offer, eventId, data]);
  const wasOnOffer = useRef(false);
  useEffect(() => {
    if (wasOnOffer.current && !onOffer) void refetch();
    wasOnOffer.current = onOffer !== undefined;
  }, [onOffer, refetch]);
  return { answer, match: onOffer ?? report };
}

/** Names the match in the title of the page. */
function usePageSubject(subject: string | undefined): void {
  const set = useSetAtom(pageSubjectAtom);
  useEffect(() => {
    set(subject ?? null);
    return () => set(null);
  }, [set, subject]);
}

function Loaded({ services, kind, eventId }: MatchPageProps & { services: Services }) {
  const { t } = useLingui();
  const { answer, match } = useShownMatch({ services, kind, eventId });
  const filters = useQuery(matchFiltersQuery(services.host.api, kind));
  const stale = useStale(services);
  usePageSubject(match && `${match.hostName} – ${match.awayName}`);
  if (!match && answer.isError) return <OfferFailed onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  if (!match && (answer.isPending || answer.isFetching || filters.isPending)) return <Loading />;
  if (!match) {
    return (
      <EmptyState
        art="matches"
        title={t({ id: 'match.gone', message: 'This match is no longer on offer' })}
        actions={<BackLink kind={kind} />}
      >
        {t({
          id: 'match.goneHint',
          message: 'It has ended or was taken off. Your tickets on it are settled automatically.',
        })}
      </EmptyState>
    );
  }
  const over = isOver(match);
  return (
    <Dimmed stale={stale && !over} className={styles.page}>
      <BackLink kind={kind} />
      {over ? null : <OddsFrom services={services} />}
      <MatchScore match={match} />
      {hasBegun(match) ? <MatchCourse match={match} /> : null}
      {over ? null : <MatchMarkets services={services} match={match} filters={filters.data ?? []} />}
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
