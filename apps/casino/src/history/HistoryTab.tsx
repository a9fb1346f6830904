import type { RoundTotals } from '@kvota/contracts';
import { lazyPart, onlineAtom, PageLink, useFormats, useHost } from '@kvota/shell';
import {
  Button,
  buttonProps,
  Dimmed,
  EmptyState,
  ErrorState,
  isoOf,
  SignedAmount,
  Skeleton,
  Text,
  TicketNotice,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { useUnfinished } from '../data/use-unfinished.ts';
import { UnfinishedRounds } from '../unfinished/UnfinishedRounds.tsx';
import * as css from './history.css.ts';
import { sessionsQuery } from './history-queries.ts';
import { isNarrowed, lastMonths, withPeriod, type HistorySearch } from './history-search.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { SessionCard } from './SessionCard.tsx';

const Receipt = lazyPart(() => import('../receipt/Receipt.tsx'), 'Receipt');

interface HistoryTabProps {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

/** Sessions of games with their rounds, filters and totals (CAS-42). Unfinished rounds come first (CAS-46). */
export function HistoryTab({ search, onSearch }: HistoryTabProps): ReactElement {
  const { t } = useLingui();
  const { api, serverNow } = useHost();
  const online = useAtomValue(onlineAtom);
  const { round, ...filters } = search;
  const today = isoOf(new Date(serverNow()));
  const shown = withPeriod(filters, today);
  const unfinished = useUnfinished();
  const query = useInfiniteQuery(sessionsQuery(api, shown));
  const pages = query.data?.pages;
  const sessions = pages?.flatMap(({ result }) => result);
  const [first] = pages ?? [];
  const showRound = (id: string): void => onSearch({ ...filters, round: id });
  return (
    <div className={css.tab}>
      {unfinished.length === 0 ? null : <UnfinishedRounds rounds={unfinished} onReceipt={showRound} />}
      <HistoryFilters search={filters} games={first?.games ?? []} onSearch={onSearch} />
      {!online && sessions !== undefined ? (
        <TicketNotice tone="warning">
          {t({ id: 'played.offline', message: 'You are offline. These are the rounds loaded last.' })}
        </TicketNotice>
      ) : null}
      {sessions === undefined ? (
        query.isError ? (
          <ErrorState
            headingLevel={2}
            title={t({ id: 'played.failed', message: 'Your rounds could not be loaded' })}
            onRetry={() => void query.refetch()}
            retryLabel={t({ id: 'played.retry', message: 'Try again' })}
            busy={query.isFetching}
          />
        ) : (
          <div className={css.list}>
            {[0, 1, 2, 3].map((at) => (
              <Skeleton key={at} height={72} />
            ))}
          </div>
        )
      ) : sessions.length === 0 ? (
        <Nothing
          narrowed={isNarrowed(filters)}
          onAll={() => onSearch({})}
          onYear={() => onSearch(lastMonths(today, 12))}
        />
      ) : (
        <Dimmed stale={query.isPlaceholderData}>
          <div className={css.list}>
            <Totals totals={first?.totals ?? []} />
            {sessions.map((session) => (
              <SessionCard key={session.session_id} session={session} search={shown} onRound={showRound} />
            ))}
          </div>
        </Dimmed>
      )}
      {query.hasNextPage ? (
        <div className={css.more}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t({ id: 'played.more', message: 'Older sessions' })}
          </Button>
        </div>
      ) : null}
      <Suspense>{round === undefined ? null : <Receipt id={round} onClose={() => onSearch(filters)} />}</Suspense>
    </div>
  );
}

function Totals({ totals }: { readonly totals: readonly RoundTotals[] }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      {totals
        .filter(({ rounds }) => rounds > 0)
        .map(({ currency, currencyId, rounds, staked, won, net }) => (
          <dl key={currencyId} className={css.totals}>
            <Total name={t({ id: 'played.rounds', message: 'Rounds' })} value={formats.number(rounds)} />
            <Total name={t({ id: 'played.staked', message: 'Staked' })} value={formats.money(staked, currency)} />
            <Total name={t({ id: 'played.returned', message: 'Returned' })} value={formats.money(won, currency)} />
            <Total
              name={t({ id: 'played.netOfRounds', message: 'Net' })}
              value={<SignedAmount amount={net} written={formats.money(net, currency)} />}
            />
          </dl>
        ))}
    </>
  );
}

function Total({ name, value }: { readonly name: string; readonly value: string | ReactElement }): ReactElement {
  return (
    <div className={css.total}>
      <dt>
        <Text as="span" size="sm" tone="secondary">
          {name}
        </Text>
      </dt>
      <dd>
        <Text as="span" size="lg">
          {value}
        </Text>
      </dd>
    </div>
  );
}

interface NothingProps {
  readonly narrowed: boolean;
  readonly onAll: () => void;
  readonly onYear: () => void;
}

function Nothing({ narrowed, onAll, onYear }: NothingProps): ReactElement {
  const { t } = useLingui();
  if (narrowed)
    return (
      <EmptyState
        art="search"
        headingLevel={2}
        title={t({ id: 'played.noneSuch', message: 'No rounds fit the filters' })}
        actions={<Button onClick={onAll}>{t({ id: 'played.clearFilters', message: 'Clear the filters' })}</Button>}
      />
    );
  return (
    <EmptyState
      art="history"
      headingLevel={2}
      title={t({ id: 'played.noneRecent', message: 'You have not played a game in the last 3 months' })}
      actions={
        <>
          <PageLink page="casino" {...buttonProps({ variant: 'brand' })}>
            {t({ id: 'played.toLobby', message: 'To the lobby' })}
          </PageLink>
          <Button onClick={onYear}>{t({ id: 'played.last12', message: 'Last 12 months' })}</Button>
        </>
      }
    >
      {t({ id: 'played.noneWhy', message: 'Every round for money is listed here, with all its numbers.' })}
    </EmptyState>
  );
}
