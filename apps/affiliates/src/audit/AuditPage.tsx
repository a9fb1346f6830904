import { agencyActs, type AgencyAct } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { Button, Chip, Dimmed, EmptyState, Heading, Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { auditQuery } from '../data/audit-queries.ts';
import { connectionQuery, nodeQuery } from '../data/tree-queries.ts';
import { AgencyFault } from '../frame/AgencyFault.tsx';
import { DayFilter } from '../frame/find/DayFilter.tsx';
import { FindUser } from '../frame/find/FindUser.tsx';
import { AsOf, useStale } from '../money/AsOf.tsx';
import * as css from '../transfers/transfers.css.ts';
import { auditFilter, auditSearch, type AuditSearch } from './audit-search.ts';
import { AuditTable } from './AuditTable.tsx';
import { CheckChain } from './CheckChain.tsx';
import { useActName } from './use-act-name.ts';

/** Acts on the users of the branch, newest first, with their seals and the filters in the address (AFF-10). */
export function AuditPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const search = auditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useInfiniteQuery(auditQuery(api, auditFilter(search)));
  const isOperator = useQuery(connectionQuery(api)).data?.node?.kind === 'root';
  const stale = useStale(query);
  // Other parts of the address belong to the frame of the area.
  const narrow = (next: AuditSearch): void =>
    void navigate({
      to: '.',
      search: (known: Readonly<Record<string, unknown>>) => ({ ...withoutFilters(known), ...next }),
      replace: true,
    });
  const rows = query.data?.pages.flatMap(({ result }) => result) ?? [];
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <div className={css.page}>
      <Heading level={1} size="lg">
        {t({ id: 'agency.page.audit', message: 'Audit' })}
      </Heading>
      {isOperator ? <CheckChain /> : null}
      <AuditFilters search={search} onSearch={narrow} />
      <AsOf fetched={query} />
      {query.isError && query.data === undefined ? (
        <AgencyFault
          error={query.error}
          title={t({ id: 'agency.audit.failed', message: 'The audit could not be loaded' })}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Dimmed stale={stale} className={css.page}>
          <AuditTable
            rows={rows}
            loading={query.isPending}
            empty={<NoActs narrowed={isNarrowed} onAll={() => narrow({})} />}
          />
          {query.hasNextPage ? (
            <Button className={css.center} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t({ id: 'agency.audit.more', message: 'Show more' })}
            </Button>
          ) : null}
        </Dimmed>
      )}
    </div>
  );
}

function NoActs({ narrowed, onAll }: { readonly narrowed: boolean; readonly onAll: () => void }): ReactElement {
  const { t } = useLingui();
  if (!narrowed) return <EmptyState art="history" title={t({ id: 'agency.audit.none', message: 'No acts yet' })} />;
  return (
    <EmptyState
      art="search"
      title={t({ id: 'agency.audit.noneSuch', message: 'No acts fit the filters' })}
      actions={<Button onClick={onAll}>{t({ id: 'agency.transfers.all', message: 'Show all' })}</Button>}
    />
  );
}

const own = ['from', 'to', 'act', 'user', 'by'];
const withoutFilters = (known: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => !own.includes(key)));

interface AuditFiltersProps {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

/** Filters by user, act and days. Users in the address have chips. */
function AuditFilters({ search, onSearch }: AuditFiltersProps): ReactElement {
  const { t } = useLingui();
  const actName = useActName();
  const without = (...keys: readonly (keyof AuditSearch)[]): AuditSearch =>
    Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some((name) => name === key)));
  const { act, user, by } = search;
  return (
    <>
      <search className={css.toolbar}>
        <FindUser compact className={css.wide} onFound={({ id }) => onSearch({ ...search, user: id })} />
        <Select<AgencyAct | 'all'>
          className={css.field}
          size="sm"
          hideLabel
          label={t({ id: 'agency.audit.act', message: 'Act' })}
          value={act ?? 'all'}
          onValueChange={(next) => onSearch(next === 'all' ? without('act') : { ...search, act: next })}
          items={[
            { value: 'all', label: t({ id: 'agency.audit.allActs', message: 'All acts' }) },
            ...agencyActs.map((value) => ({ value, label: actName(value) })),
          ]}
        />
        <DayFilter
          className={css.wide}
          days={search}
          spans={['today', 'last7', 'last30']}
          onDays={(span) => onSearch({ ...without('from', 'to'), ...span })}
        />
      </search>
      {user === undefined && by === undefined ? null : (
        <div className={css.chips}>
          {user === undefined ? null : <UserChip id={user} onRemove={() => onSearch(without('user'))} />}
          {by === undefined ? null : <UserChip id={by} onRemove={() => onSearch(without('by'))} />}
        </div>
      )}
    </>
  );
}

function UserChip({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }): ReactElement {
  const { api } = useHost();
  const name = useQuery(nodeQuery(api, id)).data?.username;
  return <Chip onRemove={onRemove}>{name ?? id}</Chip>;
}
