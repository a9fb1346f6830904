import { AccountTabs, useHost } from '@kvota/shell';
import { Button, Dimmed, EmptyState, ErrorState, Heading, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import * as page from '../../layout/page.css.ts';
import { historySearch, type HistorySearch } from './history-search.ts';
import * as styles from './history.css.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList, HistoryListSkeleton } from './HistoryList.tsx';
import { HistorySums } from './HistorySums.tsx';
import { useHistory } from './use-history.ts';

/** The player's tickets, newest first, refreshed while their matches are in play (ACC-01, CALL-53). */
export function TicketHistoryPage() {
  const { t } = useLingui();
  const search = historySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const { history, tickets, online, wanted } = useHistory(search, list);
  const failed = history.isError && tickets.length > 0;
  const stale = tickets.length > 0 && (!online || failed);
  const narrow = (next: HistorySearch): void => void navigate({ to: '.', search: () => next, replace: true });
  return (
    <div className={page.page}>
      <div className={styles.head}>
        <Heading level={1} size="lg">
          {t({ id: 'history.title', message: 'My tickets' })}
        </Heading>
        <AccountTabs current="ticketHistory" />
        <HistoryFilters search={search} onSearch={narrow} />
      </div>
      {wanted === 'missing' ? (
        <TicketNotice tone="warning">
          {t({
            id: 'history.missing',
            message: 'This ticket is not among your tickets. It may belong to another account.',
          })}
        </TicketNotice>
      ) : null}
      {stale ? <Stale at={history.dataUpdatedAt} offline={!online} onRetry={() => void history.refetch()} /> : null}
      {history.isPending ? (
        <HistoryListSkeleton />
      ) : history.isError && tickets.length === 0 ? (
        <ErrorState
          headingLevel={2}
          title={t({ id: 'history.failed', message: 'Your tickets could not be loaded' })}
          onRetry={() => void history.refetch()}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
          busy={history.isFetching}
        />
      ) : tickets.length === 0 ? (
        <Nothing search={search} onAll={() => narrow({})} />
      ) : (
        <Dimmed stale={stale}>
          <HistoryList ref={list} tickets={tickets} stale={stale} wanted={search.ticket} />
        </Dimmed>
      )}
      {history.hasNextPage ? (
        <Button
          variant="secondary"
          fullWidth
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t({ id: 'history.more', message: 'Show older tickets' })}
        </Button>
      ) : null}
      <HistorySums tickets={tickets} />
    </div>
  );
}

function Nothing({ search, onAll }: { search: HistorySearch; onAll: () => void }) {
  const { t } = useLingui();
  const { navigate } = useHost();
  const narrowed = search.status !== undefined || search.from !== undefined;
  return narrowed ? (
    <EmptyState
      art="search"
      headingLevel={2}
      title={t({ id: 'history.noneSuch', message: 'No tickets like these' })}
      actions={
        <Button variant="brand" onClick={onAll}>
          {t({ id: 'history.all', message: 'Show all tickets' })}
        </Button>
      }
    >
      {t({ id: 'history.noneSuchHint', message: 'Choose another status or another period.' })}
    </EmptyState>
  ) : (
    <EmptyState
      art="history"
      headingLevel={2}
      title={t({ id: 'history.none', message: 'No tickets yet' })}
      actions={
        <Button variant="brand" onClick={() => navigate('betting')}>
          {t({ id: 'history.toBetting', message: 'See all bets' })}
        </Button>
      }
    >
      {t({ id: 'history.noneHint', message: 'Tickets that you pay are listed here.' })}
    </EmptyState>
  );
}

/** Shows the age of the list and why it is not newer. */
function Stale({ at, offline, onRetry }: { at: number; offline: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = formats.time(at);
  return (
    <TicketNotice
      tone="warning"
      action={
        offline ? undefined : (
          <Button size="sm" onClick={onRetry}>
            {t({ id: 'action.retry', message: 'Try again' })}
          </Button>
        )
      }
    >
      {offline
        ? t({ id: 'history.offline', message: `You are offline. These are your tickets as of ${time}.` })
        : t({ id: 'history.stale', message: `The server does not answer. These are your tickets as of ${time}.` })}
    </TicketNotice>
  );
}
