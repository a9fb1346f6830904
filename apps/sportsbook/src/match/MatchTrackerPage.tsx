import { EmptyState, ErrorState, MatchSkeleton, Dimmed, Text, VisuallyHidden } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useMatch, useRooms, useStale } from '../offer/offer-hooks.ts';
import { useServices, type Services } from '../offer/services.ts';
import { liveMatchQuery } from './match-query.ts';
import * as styles from './match.css.ts';
import { MatchCourse } from './MatchCourse.tsx';
import { hasBegun, MatchScore } from './MatchScore.tsx';

/** Example address for developers who embed the page. */
const address = '/match3?event=4711';

/**
 * One match without a frame, to be embedded in other sites: board, tracker, statistics and events (ROUTE-16, OP-10).
 */
export function MatchTrackerPage() {
  const { event } = useSearch({ strict: false });
  const { t } = useLingui();
  return (
    <div className={styles.alone}>
      {event === undefined ? (
        <EmptyState headingLevel={2} title={t({ id: 'tracker.noMatch', message: 'No match is chosen' })}>
          {t({
            id: 'tracker.noMatchHint',
            message: `The address of this page names a match, such as ${address}.`,
          })}
        </EmptyState>
      ) : (
        <Tracked key={event} eventId={event} />
      )}
    </div>
  );
}

function Tracked({ eventId }: { eventId: string }) {
  const services = useServices();
  return services ? <Loaded services={services} eventId={eventId} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <MatchSkeleton label={t({ id: 'tracker.loading', message: 'Loading the match' })} />;
}

function Loaded({ services, eventId }: { services: Services; eventId: string }) {
  const { t } = useLingui();
  const { host, offer } = services;
  const answer = useQuery(liveMatchQuery(host.api, eventId));
  const stale = useStale(services);
  const known = useMatch(offer, eventId);
  // The room needs the sport, which the address does not have.
  const sport = known?.sport ?? answer.data?.sport;
  useRooms(sport === undefined ? [] : [{ kind: 'livematch', eventId, sport }]);
  const [last, setLast] = useState(known);
  const [ended, setEnded] = useState(false);
  if (known && known !== last && !ended) setLast(known);
  // When a match ends while it is shown, its last score stays, even if an older answer arrives.
  const gone = last?.inPlay === true && known === undefined && offer.roomState(`livematch/${eventId}`) === 'live';
  if (gone && !ended) setEnded(true);
  useEffect(() => {
    if (answer.data && !ended) offer.seedMatches(`tracker/${eventId}`, [answer.data]);
    return () => offer.dropRoom(`tracker/${eventId}`);
  }, [offer, eventId, answer.data, ended]);
  const match = ended && last ? { ...last, matchPhase: { name: 'F', timeMin: null } } : (known ?? last);
  if (!match && answer.isPending) return <Loading />;
  if (!match && answer.isError)
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'tracker.failed', message: 'The match could not be loaded' })}
        onRetry={() => void answer.refetch()}
        retryLabel={t({ id: 'action.retry', message: 'Try again' })}
        busy={answer.isFetching}
      />
    );
  // The answer reaches the store in a later task.
  if (!match && answer.data) return <Loading />;
  if (!match)
    return (
      <EmptyState headingLevel={2} title={t({ id: 'tracker.gone', message: 'There is no such match in play' })}>
        {t({ id: 'tracker.goneHint', message: 'It has ended, or the address names it wrongly.' })}
      </EmptyState>
    );
  return (
    <Dimmed stale={stale && !ended} className={styles.page}>
      <title>{`${match.hostName} – ${match.awayName}`}</title>
      <VisuallyHidden>
        <h1>{`${match.hostName} – ${match.awayName}`}</h1>
      </VisuallyHidden>
      <MatchScore match={match} />
      {hasBegun(match) ? (
        <MatchCourse match={match} />
      ) : (
        <Text tone="secondary" align="center">
          {t({ id: 'tracker.before', message: 'Match events appear here from kick-off.' })}
        </Text>
      )}
    </Dimmed>
  );
}
