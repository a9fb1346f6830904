import { useHost } from '@kvota/shell';
import { Dimmed, EmptyState, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { userOf } from '../commission/user-of.ts';
import { statementQuery } from '../data/reports/commission-queries.ts';
import { periodIdOf } from '../data/reports/period-search.ts';
import { connectionQuery, nodeQuery } from '../data/tree-queries.ts';
import { AgencyFault, faultCode } from '../frame/AgencyFault.tsx';
import { NodePath } from '../frame/NodePath.tsx';
import { useCurrency } from '../frame/use-currency.ts';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { StatementBody } from './StatementBody.tsx';
import { StatementHead } from './StatementHead.tsx';
import * as css from './statement.css.ts';

/** The statement between an agent and its parent for a period: every figure, every step, and what was paid. */
export function StatementPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const params: { readonly period?: unknown } = useParams({ strict: false });
  const periodId = periodIdOf(params.period);
  const given = userOf(useSearch({ strict: false }));
  const own = useQuery(connectionQuery(api)).data?.node;
  const userId = given ?? own?.id;
  const currency = useCurrency();
  const of = { periodId: periodId ?? '', userId: userId ?? '', ...(currency && { currencyId: currency.id }) };
  const query = useQuery({ ...statementQuery(api, of), enabled: periodId !== undefined && userId !== undefined });
  const node = useQuery({ ...nodeQuery(api, userId ?? ''), enabled: userId !== undefined }).data;
  const stale = useStale(query);
  const { data } = query;
  if (periodId === undefined || faultCode(query.error) === 'periodUnknown')
    return (
      <EmptyState
        art="history"
        headingLevel={1}
        title={t({ id: 'agency.commission.periodUnknown', message: 'There is no such period' })}
      />
    );
  if (query.isError && data === undefined)
    return (
      <AgencyFault
        headingLevel={1}
        error={query.error}
        title={t({ id: 'agency.statement.failed', message: 'The statement could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  if (!data)
    return (
      <div className={css.page}>
        <Skeleton height={96} />
        <Skeleton height={72} />
        <Skeleton height={320} />
      </div>
    );
  return (
    <div className={css.page}>
      {node ? <NodePath path={node.path} /> : null}
      <AsOf fetched={query} />
      <Dimmed stale={stale} className={css.page}>
        <StatementHead key={`${data.period.id} ${of.userId}`} statement={data} of={of} node={node} />
        <StatementBody statement={data} />
      </Dimmed>
    </div>
  );
}
