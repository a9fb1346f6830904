import type { AgencyCredit, AgencyNode } from '@kvota/contracts';
import { onlineAtom, PageLink, useFormats } from '@kvota/shell';
import { Button, DataTable, EmptyState, firstView, nameLinkProps, Text, type DataColumn } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useAgencyStore } from '../../data/stores/agency-store.ts';
import { agencyStores } from '../../data/stores/agency-stores.ts';
import { creditIn, type Currency } from '../../data/credit-in.ts';
import {
  isNarrowed,
  pageSizes,
  usersFilters,
  usersSearch,
  withoutFilters,
  type UsersSearch,
} from '../../data/users-search.ts';
import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { OfflineNotice } from '../../frame/OfflineNotice.tsx';
import { StateBadge } from '../../frame/StateBadge.tsx';
import { useAmount, useCurrency } from '../../frame/use-currency.ts';
import { useNodeWords } from '../../frame/use-node-words.ts';
import * as css from '../users.css.ts';
import { ExportUsers } from './ExportUsers.tsx';
import { useUserHeadings } from './use-user-headings.ts';
import { UsersFilters } from './UsersFilters.tsx';

interface UsersListProps {
  readonly search: UsersSearch;
  readonly onSearch: (search: UsersSearch, replace?: boolean) => void;
  /** Creates a user; undefined below another node. */
  readonly onCreate: (() => void) | undefined;
}

/** Users below a node with filters, pages and the sum of their credit (CALL-51). */
export function UsersList({ search, onSearch, onCreate }: UsersListProps): ReactElement {
  const { t } = useLingui();
  const currency = useCurrency();
  const { answer, items, loading, error, query } = useAgencyStore(
    agencyStores.usersReview,
    usersFilters(search, currency?.id),
  );
  const columns = useColumns(currency, answer?.totals ?? []);
  const caption = t({ id: 'agency.page.users', message: 'Users' });
  const { page = 1, size = pageSizes[0] } = search;
  if (error)
    return (
      <AgencyFault
        error={error}
        title={t({ id: 'agency.users.failed', message: 'The users could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return (
    <div className={css.stack}>
      <UsersFilters search={search} onSearch={onSearch} busy={query.isFetching} />
      <OfflineNotice since={query.dataUpdatedAt} />
      {answer?.rowCount === 0 && !loading ? (
        <Nobody search={search} onSearch={onSearch} onCreate={onCreate} />
      ) : (
        <DataTable<AgencyNode>
          caption={caption}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          rowCount={answer?.rowCount ?? 0}
          loading={loading}
          skeletonRows={8}
          tools={
            currency === undefined ? undefined : (
              <ExportUsers search={search} currency={currency} rowCount={answer?.rowCount ?? 0} />
            )
          }
          pageSizes={pageSizes}
          view={{ ...firstView(pageSizes), page, pageSize: size }}
          onViewChange={(view) => onSearch(usersSearch({ ...search, page: view.page, size: view.pageSize }), false)}
        />
      )}
    </div>
  );
}

/** The columns in the chosen currency. The sum is that of all users who fit, on any page. */
function useColumns(
  currency: Currency | undefined,
  totals: readonly AgencyCredit[],
): readonly DataColumn<AgencyNode>[] {
  const { t } = useLingui();
  const headings = useUserHeadings();
  const formats = useFormats();
  const amount = useAmount();
  const words = useNodeWords();
  const sum = totals.find(({ currencyId }) => currencyId === currency?.id)?.credit;
  return [
    {
      id: 'name',
      header: headings.username,
      cell: (node) => <Name node={node} />,
      primary: true,
    },
    {
      id: 'kind',
      header: headings.kind,
      cell: ({ kind }) => words.kind(kind),
    },
    {
      id: 'state',
      header: headings.state,
      cell: (node) => <StateBadge node={node} />,
    },
    {
      id: 'below',
      header: t({ id: 'agency.below', message: 'Below' }),
      cell: (node) => words.below(node) ?? '–',
    },
    {
      id: 'created',
      header: headings.createdAt,
      cell: ({ createdAt }) => formats.date(createdAt),
      align: 'end',
      hideOnCards: true,
    },
    {
      id: 'credit',
      header: headings.credit,
      cell: (node) => amount(creditIn(node, currency), currency?.code),
      align: 'end',
      total: amount(sum, currency?.code),
    },
  ];
}

/** The name, and the agents between the user and the caller. */
function Name({ node }: { readonly node: AgencyNode }): ReactElement {
  const between = node.path.slice(1, -1).map(({ username }) => username);
  return (
    <span className={css.names}>
      <PageLink page="affiliatesUser" params={{ id: node.id }} {...nameLinkProps()}>
        {node.username}
      </PageLink>
      {between.length === 0 ? null : (
        <Text as="span" size="sm" tone="secondary">
          {between.join(' › ')}
        </Text>
      )}
    </span>
  );
}

function Nobody({ search, onSearch, onCreate }: UsersListProps): ReactElement {
  const { t } = useLingui();
  if (isNarrowed(search))
    return (
      <EmptyState
        art="search"
        title={t({ id: 'agency.users.noneFit', message: 'Nobody fits the filters' })}
        actions={
          <Button onClick={() => onSearch(withoutFilters(search))}>
            {t({ id: 'agency.clear', message: 'Clear the filters' })}
          </Button>
        }
      />
    );
  return <NobodyYet onCreate={onCreate} />;
}

/** Nobody is below a node. At the own one the next step is the first player; agents below create their own. */
export function NobodyYet({ onCreate }: Pick<UsersListProps, 'onCreate'>): ReactElement {
  const { t } = useLingui();
  const title = t({ id: 'agency.users.none', message: 'Nobody is here yet' });
  const online = useAtomValue(onlineAtom);
  if (!onCreate) return <EmptyState art="history" title={title} />;
  return (
    <EmptyState
      art="history"
      title={title}
      actions={
        <Button
          variant="brand"
          disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
          onClick={onCreate}
        >
          {t({ id: 'agency.users.create', message: 'Create the first player' })}
        </Button>
      }
    >
      {t({ id: 'agency.users.noneText', message: 'Players and agents that you create are listed here.' })}
    </EmptyState>
  );
}
