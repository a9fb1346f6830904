import { useHost } from '@kvota/shell';
import { Button, Dimmed, EmptyState, ErrorState, Heading, LongList, MarketTableSkeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';

import * as styles from '../layout/page.css.ts';
import { useStale } from '../offer/offer-hooks.ts';
import { useServices, type Services } from '../offer/services.ts';
import { NothingFound } from '../search/NothingFound.tsx';
import { effectiveSearch } from '../search/search-text.ts';
import { useFrozen } from '../table/use-frozen.ts';
import { scoreGroups } from './score-groups.ts';
import { ScoreLeague } from './ScoreLeague.tsx';
import { resultDays } from './scores-filters.ts';
import type { ScoresAnswer } from './scores-query.ts';
import { ScoresToolbar } from './ScoresToolbar.tsx';
import { useScoresFilters } from './use-scores-filters.ts';
import { useScores } from './use-scores.ts';

const headHeight = 41;
const rowHeight = 56;

/** Running scores and the results of a week, by day, sport and league (ROUTE-26, OP-87). */
export function ScoresPage() {
  const { t } = useLingui();
  const services = useServices();
  return (
    <div className={styles.page}>
      <Heading level={1} size="lg">
        {t({ id: 'scores.title', message: 'Results' })}
      </Heading>
      {services ? <Scores services={services} /> : <Loading />}
    </div>
  );
}

function Loading() {
  const { t } = useLingui();
  return <MarketTableSkeleton rows={8} columns={0} label={t({ id: 'scores.loading', message: 'Loading results' })} />;
}

function Scores({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, change] = useScoresFilters();
  const { serverNow } = useHost();
  const scores = useScores(services, filters);
  // An old link may name a day whose results are no longer available.
  const outdated = filters.day !== null && !resultDays(serverNow()).includes(filters.day);
  useEffect(() => {
    if (outdated) change({ ...filters, day: null }, { replace: true });
  }, [outdated, change, filters]);
  const failed = scores.isError && scores.data === undefined;
  return (
    <>
      <ScoresToolbar sports={scores.data?.sports} />
      {failed ? (
        <ErrorState
          headingLevel={2}
          title={t({ id: 'scores.failed', message: 'The results could not be loaded' })}
          onRetry={() => void scores.refetch()}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
          busy={scores.isFetching}
        >
          {t({ id: 'offer.failedWhy', message: 'The server did not answer. Your slip is kept.' })}
        </ErrorState>
      ) : scores.data === undefined ? (
        <Loading />
      ) : (
        <Leagues services={services} answer={scores.data} old={scores.isPlaceholderData || scores.isError} />
      )}
    </>
  );
}

function Leagues({ services, answer, old }: { services: Services; answer: ScoresAnswer; old: boolean }) {
  const { t } = useLingui();
  const [filters] = useScoresFilters();
  const stale = useStale(services);
  const groups = useMemo(
    () =>
      scoreGroups(
        answer.result,
        answer.sports.map(({ sport }) => sport),
      ),
    [answer],
  );
  const [held, hold] = useFrozen(groups, JSON.stringify(filters));
  const all = answer.sports
    .filter(({ sport }) => filters.sport === null || sport === filters.sport)
    .reduce((sum, { eventsCount }) => sum + eventsCount, 0);
  const shown = answer.result.length;
  if (groups.length === 0) return <Nothing />;
  return (
    <Dimmed stale={old}>
      <div {...hold}>
        <LongList
          gap={12}
          count={held.length}
          keyOf={(at) => held[at]?.key ?? String(at)}
          heightOf={(at) => headHeight + rowHeight * (held[at]?.matches.length ?? 1)}
        >
          {(at) => {
            const group = held[at];
            return group ? <ScoreLeague services={services} group={group} stale={stale} /> : <></>;
          }}
        </LongList>
      </div>
      {shown < all ? (
        <Text size="sm" tone="secondary">
          {t({
            id: 'scores.newest',
            message: `Only the latest matches are shown (${shown} of ${all}). Choose a sport or search to see the others.`,
          })}
        </Text>
      ) : null}
    </Dimmed>
  );
}

function Nothing() {
  const { t } = useLingui();
  const [filters, change] = useScoresFilters();
  if (effectiveSearch(filters.search) !== '')
    return <NothingFound search={filters.search} headingLevel={2} onClear={() => change({ ...filters, search: '' })} />;
  const everySport =
    filters.sport === null ? undefined : (
      <Button variant="brand" onClick={() => change({ ...filters, sport: null })}>
        {t({ id: 'live.all', message: 'All sports' })}
      </Button>
    );
  return filters.day === null ? (
    <EmptyState
      headingLevel={2}
      title={t({ id: 'live.none', message: 'Nothing is in play right now' })}
      actions={everySport}
    >
      {t({ id: 'live.noneHint', message: 'Matches appear here the moment they kick off.' })}
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={2}
      title={t({ id: 'scores.none', message: 'No results on this day' })}
      actions={everySport}
    >
      {t({ id: 'scores.noneHint', message: 'Choose another day or another sport.' })}
    </EmptyState>
  );
}
