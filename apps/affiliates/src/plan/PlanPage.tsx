import { useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Dimmed, EmptyState, Heading, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { userOf } from '../commission/user-of.ts';
import { planQuery } from '../data/reports/commission-queries.ts';
import { connectionQuery, nodeQuery } from '../data/tree-queries.ts';
import { AgencyFault } from '../frame/AgencyFault.tsx';
import { NodePath } from '../frame/NodePath.tsx';
import { AsOf, useStale } from '../money/AsOf.tsx';
import { PlanEditor } from './editor/PlanEditor.tsx';
import * as css from './plan.css.ts';
import { PlanVersions } from './PlanVersions.tsx';

/** The plan between an agent and its parent: its versions, and for the parent the editor of the next one. */
export function PlanPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const title = usePageTitle(usePageMetadata()?.id);
  const given = userOf(useSearch({ strict: false }));
  const own = useQuery(connectionQuery(api)).data?.node;
  const userId = given ?? own?.id;
  const query = useQuery({ ...planQuery(api, userId ?? ''), enabled: userId !== undefined });
  const nodes = useQuery({ ...nodeQuery(api, userId ?? ''), enabled: userId !== undefined });
  const stale = useStale(query);
  const { data } = query;
  const node = nodes.data;
  if (query.isError && data === undefined)
    return (
      <AgencyFault
        headingLevel={1}
        error={query.error}
        title={t({ id: 'agency.plan.failed', message: 'The plan could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  if (!data)
    return (
      <div className={css.page}>
        <Skeleton height={48} />
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    );
  return (
    <div className={css.page}>
      {node ? <NodePath path={node.path} /> : null}
      <Heading level={1} size="lg">
        {[title, data.username].join(' · ')}
      </Heading>
      <AsOf fetched={query} />
      <Dimmed stale={stale} className={css.page}>
        {data.versions.length === 0 ? (
          <EmptyState art="history" title={t({ id: 'agency.plan.none', message: 'There is no plan yet' })}>
            {data.mayChange
              ? t({ id: 'agency.plan.noneHint', message: 'Add the first line below. Without a plan, nothing is owed.' })
              : t({ id: 'agency.plan.noneOwn', message: 'The agent above has not given you one.' })}
          </EmptyState>
        ) : (
          <PlanVersions answer={data} />
        )}
        {data.mayChange && node ? <PlanEditor key={data.userId} node={node} answer={data} /> : null}
      </Dimmed>
    </div>
  );
}
