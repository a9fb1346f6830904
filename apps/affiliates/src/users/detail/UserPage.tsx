import { pageSubjectAtom, useHost } from '@kvota/shell';
import { Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';

import { connectionQuery, nodeQuery } from '../../data/tree-queries.ts';
import { idOf } from '../../data/users-search.ts';
import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { NodePath } from '../../frame/NodePath.tsx';
import { OfflineNotice } from '../../frame/OfflineNotice.tsx';
import * as css from '../users.css.ts';
import { UserHead } from './UserHead.tsx';
import { UserTabs } from './UserTabs.tsx';

/** One user of the branch: state, wallets, transfers, and what the agent may do (CALL-41). */
export function UserPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const params: { readonly id?: unknown } = useParams({ strict: false });
  const id = idOf(params.id) ?? '';
  const own = useQuery(connectionQuery(api)).data?.node;
  const query = useQuery(nodeQuery(api, id));
  const node = query.data;
  useSubject(node?.username);
  if (node === undefined)
    return query.isError ? (
      <AgencyFault
        headingLevel={1}
        error={query.error}
        title={t({ id: 'agency.user.failed', message: 'The user could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <div className={css.page}>
        <Skeleton height={96} />
        <Skeleton height={240} />
      </div>
    );
  return (
    <div className={css.page}>
      <NodePath path={node.path} />
      <OfflineNotice since={query.dataUpdatedAt} />
      <UserHead node={node} ownId={own?.id} />
      <UserTabs node={node} />
    </div>
  );
}

/** Names the user in the title of the page. */
function useSubject(name: string | undefined): void {
  const setSubject = useSetAtom(pageSubjectAtom);
  useEffect(() => {
    setSubject(name ?? null);
    return () => setSubject(null);
  }, [name, setSubject]);
}
