import type { MarketFilter } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import {
  Dimmed,
  EmptyState,
  Flag,
  linkProps,
  LiveBadge,
  MatchHead,
  OddsGroup,
  Panel,
  Phase,
  Score,
  MatchSkeleton,
  Tabs,
} from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useDayTime } from '../format/use-formats.ts';
import { countryName } from '../market/country-name.ts';
import { groupName, marketName, outcomeName } from '../market/market-name.ts';
import { phaseText } from '../market/phase-text.ts';
import { OddsCell } from '../offer/OddsCell.tsx';
import { useMatch, useRooms, useStale } from '../offer/offer-hooks.ts';
import { matchFiltersQuery, matchQuery } from '../offer/offer-queries.ts';
import type { Services } from '../services/services.ts';
import { blocksOf } from './market-blocks.ts';
import * as styles from './match.css.ts';

interface MatchPageProps {
  kind: 'prematch' | 'live';
  eventId: string;
}

/** One match with all its markets, kept up to date while it is on screen (LIVE-04). */
export function MatchPage({ kind, eventId }: MatchPageProps) {
  const sport = sportOfEvent;
  const services = useRooms([{ kind: kind === 'live' ? 'livematch' : 'prematchmatch', eventId, sport }]);
  return services ? <Loaded services={services} kind={kind} eventId={eventId} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <MatchSkeleton label={t({ id: 'offer.loading', message: 'Loading odds' })} />;
}

/** The room of a match is named by its id alone; the wire asks for a sport as well and does not look at it. */
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
      <Head match={match} />
      <Markets services={services} match={match} filters={filters.data ?? []} />
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

function Head({ match }: { match: OfferMatch }) {
  const { i18n } = useLingui();
  const dayTime = useDayTime();
  const { day, time } = dayTime(match.timeStart);
  const total = match.results?.G ?? match.results?.P ?? match.results?.S;
  const phase = match.matchPhase;
  return (
    <Panel>
      <MatchHead
        league={
          <>
            <Flag code={match.groupName} /> {countryName(i18n, match.groupName)} · {match.leagueName}{' '}
            {match.inPlay ? <LiveBadge /> : null}
          </>
        }
        home={match.hostName}
        away={match.awayName}
        middle={
          match.inPlay && total ? (
            <Score home={total[0]} away={total[1]} size="lg" label={`${total[0]}:${total[1]}`} />
          ) : (
            <span>{[day, time].filter(Boolean).join(' ')}</span>
          )
        }
        phase={
          match.inPlay && phase ? (
            <Phase
              phase={phaseText(i18n, phase.name)}
              clock={phase.clock ?? (phase.timeMin ? `${phase.timeMin}′` : undefined)}
              live
            />
          ) : undefined
        }
      />
    </Panel>
  );
}

function Markets({
  services,
  match,
  filters,
}: {
  services: Services;
  match: OfferMatch;
  filters: readonly MarketFilter[];
}) {
  const { t, i18n } = useLingui();
  const [group, setGroup] = useState('all');
  const blocks = blocksOf(match, filters);
  const groups = [...new Set(blocks.map((block) => block.group))];
  const shown = group === 'all' || !groups.includes(group) ? blocks : blocks.filter((block) => block.group === group);
  if (blocks.length === 0)
    return (
      <EmptyState art="matches" title={t({ id: 'match.noMarkets', message: 'No market is open for this match' })} />
    );
  return (
    <>
      <Tabs
        label={t({ id: 'match.groups', message: 'Kinds of markets' })}
        value={group}
        onValueChange={setGroup}
        items={[
          { value: 'all', label: t({ id: 'group.all', message: 'All' }) },
          ...groups.map((code) => ({ value: code, label: groupName(i18n, code) })),
        ]}
      />
      {shown.map((block) => (
        <OddsGroup
          key={block.code}
          headingLevel={2}
          title={marketName(i18n, match.sport, block.code)}
          columns={block.selections.length === 2 ? 2 : 3}
        >
          {block.selections.map((selection) => (
            <OddsCell
              key={selection}
              services={services}
              match={match}
              market={block.code}
              selection={selection}
              layout="wide"
              caption={outcomeName(i18n, selection)}
            />
          ))}
        </OddsGroup>
      ))}
    </>
  );
}
