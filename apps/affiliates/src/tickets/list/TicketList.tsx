import { isApiError } from '@kvota/api-client';
import { Button, Dimmed, EmptyState, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';

import { useAgencyStore } from '../../data/stores/agency-store.ts';
import { agencyStores } from '../../data/stores/agency-stores.ts';
import {
  isNarrowed,
  lastPage,
  pageSize,
  ticketsFilter,
  withFilters,
  withoutFilters,
  type TicketsSearch,
} from '../../data/tickets-search.ts';
import { AgencyFault, faultCode } from '../../frame/AgencyFault.tsx';
import { AsOf, useStale } from '../../money/AsOf.tsx';
import * as css from '../tickets.css.ts';
import { ExportTickets } from './ExportTickets.tsx';
import { TicketFilters } from './TicketFilters.tsx';
import { TicketSums } from './TicketSums.tsx';
import { TicketTable } from './TicketTable.tsx';

interface TicketListProps {
  readonly search: TicketsSearch;
  readonly onSearch: (search: TicketsSearch) => void;
}

/** The tickets of the branch that fit the filters of the address, with their sums (CALL-49). */
export function TicketList({ search, onSearch }: TicketListProps): ReactElement {
  const { t } = useLingui();
  const {
    answer: data,
    items,
    totalPages,
    loading,
    error,
    query,
  } = useAgencyStore(agencyStores.agencyTickets, ticketsFilter(search));
  const stale = useStale(query);
  const last = loading || error ? undefined : Math.max(1, Math.min(lastPage, totalPages));
  const beyond = last !== undefined && (search.page ?? 1) > last;
  // An old address, or a list that has shrunk: the existing rows are shown instead of an empty page.
  useEffect(() => {
    if (beyond) onSearch({ ...search, page: last });
  }, [beyond, last, onSearch, search]);
  return (
    <>
      <TicketFilters search={search} onSearch={onSearch} busy={query.isFetching} />
      <AsOf fetched={query} />
      {error && faultCode(error) !== undefined && isApiError(error) ? (
        <ListFault error={error} code={faultCode(error)} busy={query.isFetching} retry={query.refetch} />
      ) : (
        <Dimmed stale={stale || query.isPlaceholderData} className={css.page}>
          <TicketSums totals={data?.totals ?? []} more={data?.more ?? false} rowCount={data?.rowCount ?? 0} />
          <TicketTable
            rows={items}
            rowCount={Math.min(data?.rowCount ?? 0, lastPage * pageSize)}
            search={search}
            onSearch={onSearch}
            tools={<ExportTickets search={search} rowCount={data?.rowCount ?? 0} />}
            loading={beyond || (query.isFetching && loading)}
            failure={
              error
                ? {
                    title: t({ id: 'agency.tickets.failed', message: 'The tickets could not be loaded' }),
                    onRetry: () => void query.refetch(),
                  }
                : undefined
            }
            empty={<NoTickets search={search} onSearch={onSearch} />}
          />
        </Dimmed>
      )}
    </>
  );
}

function ListFault(props: {
  readonly error: unknown;
  readonly code: string | undefined;
  readonly busy: boolean;
  readonly retry: () => unknown;
}): ReactElement {
  const { t } = useLingui();
  if (props.code === 'tooBroad')
    return (
      <EmptyState art="search" title={t({ id: 'agency.tickets.tooBroad', message: 'Too many tickets for this order' })}>
        {t({
          id: 'agency.tickets.tooBroadHint',
          message: 'Other orders than by time cover 31 days at most. Choose a shorter period.',
        })}
      </EmptyState>
    );
  return (
    <AgencyFault
      error={props.error}
      title={t({ id: 'agency.tickets.failed', message: 'The tickets could not be loaded' })}
      onRetry={() => void props.retry()}
      busy={props.busy}
    />
  );
}

function NoTickets({ search, onSearch }: TicketListProps): ReactElement {
  const { t } = useLingui();
  const days = search.from !== undefined || search.to !== undefined;
  const others = isNarrowed(withFilters(search, { from: undefined, to: undefined }));
  if (others || days)
    return (
      <EmptyState
        art="search"
        title={t({ id: 'agency.tickets.noneSuch', message: 'No tickets fit the filters' })}
        actions={
          <Button onClick={() => onSearch(withoutFilters(search))}>
            {t({ id: 'agency.clear', message: 'Clear the filters' })}
          </Button>
        }
      />
    );
  return (
    <EmptyState art="ticket" title={t({ id: 'agency.tickets.none', message: 'No tickets in the last seven days' })}>
      <Text>{t({ id: 'agency.tickets.noneHint', message: 'Choose a longer period to see older ones.' })}</Text>
    </EmptyState>
  );
}
