import type { Match } from '@kvota/contracts';
import { toOfferMatch } from '@kvota/offer';
import {
  disabledMenuAtom,
  markedMenuAtom,
  PageLink,
  pageSubjectAtom,
  usePageMetadata,
  usePageTitle,
} from '@kvota/shell';
import { Dimmed, EmptyState, linkProps, MatchSkeleton } from '@kvota/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';

import { useWhileShown } from '../layout/use-while-shown.ts';
import { matchFiltersQuery } from '../offer/market-filter-queries.ts';
import { useMatch, useRooms, useStale } from '../offer/offer-hooks.ts';
import { useServices, type Services } from '../offer/services.ts';
import { OddsFrom } from '../table/OddsFrom.tsx';
import { OfferFailed } from '../table/OfferFailed.tsx';
import { matchQuery, matchSubject } from './match-query.ts';
import * as styles from './match.css.ts';
import { MatchCourse } from './MatchCourse.tsx';
import { MatchMarkets } from './cards/MatchMarkets.tsx';
import { hasBegun, MatchScore } from './MatchScore.tsx';

interface MatchPageProps {
  eventId: string;
}

/**
 * One match with all its markets, kept up to date while it is shown (LIVE-04). Its address stays the same: at kick-off the
 * page goes on, and after the end it shows the final report (MATCH-21, MATCH-30).
 */
export function MatchPage({ eventId }: MatchPageProps) {
  const services = useServices();
  return services ? <Loaded key={eventId} services={services} eventId={eventId} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <MatchSkeleton label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

const isOver = (match: Pick<Match, 'inPlay' | 'matchState'>): boolean => hasBegun(match) && !match.inPlay;

/** Returns the match of the store, or the final report, and fetches the report when the match leaves the offer. */
function useShownMatch({ services, eventId }: MatchPageProps & { services: Services }) {
  const { offer, host } = services;
  const onOffer = useMatch(offer, eventId);
  const answer = useQuery(matchQuery(host.api, eventId, onOffer?.inPlay ?? false));
  const { data, refetch } = answer;
  const report = useMemo(() => (data && isOver(data) ? toOfferMatch(data) : undefined), [data]);
  const known = onOffer ?? data;
  // The room of a match stays open at kick-off, so the page does not change it then.
  const [room, setRoom] = useState<'livematch' | 'prematchmatch'>();
  if (known && room === undefined) setRoom(known.inPlay ? 'livematch' : 'prematchmatch');
  // It needs the sport, which a link to a match does not have.
  useRooms(!known || !room || report ? [] : [{ kind: room, eventId, sport: known.sport }]);
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

function Loaded({ services, eventId }: MatchPageProps & { services: Services }) {
  const { t } = useLingui();
  const { answer, match } = useShownMatch({ services, eventId });
  const inPlay = match?.inPlay ?? false;
  const filters = useQuery(matchFiltersQuery(services.host.api, inPlay ? 'live' : 'prematch'));
  const stale = useStale(services);
  const closed = useAtomValue(disabledMenuAtom);
  useWhileShown(markedMenuAtom, inPlay ? 'live' : undefined);
  useWhileShown(pageSubjectAtom, match && matchSubject(match));
  if (!match && answer.isError) return <OfferFailed onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  if (!match && (answer.isPending || answer.isFetching || filters.isPending)) return <Loading />;
  if (!match) {
    return (
      <EmptyState
        art="matches"
        title={t({ id: 'match.gone', message: 'This match is no longer on offer' })}
        actions={<BackLink live={false} />}
      >
        {t({
          id: 'match.goneHint',
          message: 'It has ended or was taken off. Your tickets on it are settled automatically.',
        })}
      </EmptyState>
    );
  }
  const over = isOver(match);
  const begun = hasBegun(match);
  const sold = !closed.has(inPlay ? 'live' : 'betting');
  return (
    <Dimmed stale={stale && !over} className={styles.page}>
      <div className={styles.links}>
        <BackLink live={begun} />
        {begun ? <TrackerLink eventId={eventId} /> : null}
      </div>
      {over || !sold ? null : <OddsFrom services={services} />}
      <MatchScore match={match} />
      {begun ? <MatchCourse match={match} /> : null}
      {over ? null : sold ? (
        <MatchMarkets services={services} match={match} filters={filters.data ?? []} />
      ) : (
        <NotSold live={inPlay} />
      )}
    </Dimmed>
  );
}

/** States that the operator has switched off betting on such matches, in the place of the markets (MATCH-32). */
function NotSold({ live }: { live: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      art="matches"
      title={
        live
          ? t({ id: 'match.liveOff', message: 'Live betting is currently unavailable' })
          : t({ id: 'match.prematchOff', message: 'Pre-match betting is currently unavailable' })
      }
    >
      {live
        ? t({
            id: 'match.liveOffHint',
            message: 'No bets are being taken on matches in play. Bets already placed remain valid.',
          })
        : t({
            id: 'match.prematchOffHint',
            message: 'No bets are being taken before kick-off. Bets already placed remain valid.',
          })}
    </EmptyState>
  );
}

/**
 * Leads to the table from which the match was opened, as it was, else to the table of its state, or to the other one if the
 * operator has disabled that.
 */
function BackLink({ live }: { live: boolean }) {
  const { t } = useLingui();
  const router = useRouter();
  const here = usePageMetadata()?.id;
  const from = useLocation({ select: ({ state }) => state.table });
  const closed = useAtomValue(disabledMenuAtom);
  const hasTable = live ? !closed.has('live') : closed.has('betting');
  const table = from ?? (hasTable ? 'liveBetting' : 'betting');
  const back = (event: MouseEvent): void => {
    if (!from || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.back();
  };
  const content = (
    <>
      ←{' '}
      {table === 'liveBetting'
        ? t({ id: 'match.backLive', message: 'All live matches' })
        : t({ id: 'match.back', message: 'All matches' })}
    </>
  );
  // The filters of this page are in its address.
  return table === here ? (
    <Link to="." search={(all: object) => ({ ...all, event: undefined })} onClick={back} {...linkProps()}>
      {content}
    </Link>
  ) : (
    <PageLink page={table} onClick={back} {...linkProps()}>
      {content}
    </PageLink>
  );
}

/** Opens the tracker of the match alone, for a second screen (ROUTE-16). */
function TrackerLink({ eventId }: { eventId: string }) {
  const title = usePageTitle('match3');
  return (
    <PageLink page="match3" search={{ event: eventId }} target="_blank" rel="noopener" {...linkProps()}>
      {title} <IconExternalLink size={16} aria-hidden="true" />
    </PageLink>
  );
}
