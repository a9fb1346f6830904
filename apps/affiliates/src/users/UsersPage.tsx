import { lazyPart, onlineAtom, useHost, useMedia, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Button, Heading, media, SegmentedControl, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconBinaryTree2, IconList, IconUserPlus } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';

import { keptUser } from '../create/kept-user.ts';
import { connectionQuery, nodeQuery } from '../data/tree-queries.ts';
import { usersSearch, type UsersSearch } from '../data/users-search.ts';
import { AgencyFault } from '../frame/AgencyFault.tsx';
import { NodePath } from '../frame/NodePath.tsx';
import { useMay } from '../frame/rights/use-may.ts';
import { UsersList } from './list/UsersList.tsx';
import { DrillDown } from './tree/DrillDown.tsx';
import { UsersTree } from './tree/UsersTree.tsx';
import * as css from './users.css.ts';

const CreateUserDialog = lazyPart(() => import('../create/CreateUserDialog.tsx'), 'CreateUserDialog');

/** Everybody below the agent, or below a chosen node: as a list with filters, or as a tree (AFF-01, AFF-10). */
export function UsersPage(): ReactElement {
  const { t } = useLingui();
  const { api, tabStorage } = useHost();
  const title = usePageTitle(usePageMetadata()?.id);
  const navigate = useNavigate();
  const desk = useMedia(media.desk);
  const search = usersSearch(useSearch({ strict: false }));
  const show = (next: UsersSearch, replace = true): void =>
    void navigate({ to: '.', search: () => ({ ...next }), replace, resetScroll: false });
  const own = useQuery(connectionQuery(api));
  const chosen = useQuery({ ...nodeQuery(api, search.node ?? ''), enabled: search.node !== undefined });
  const node = search.node === undefined ? (own.data?.node ?? undefined) : chosen.data;
  const asked = search.node === undefined ? own : chosen;
  // The dialog belongs to the page: with a new user the list replaces the note that had opened it.
  const [creating, setCreating] = useState(() => keptUser(tabStorage) !== undefined);
  const isOwn = search.node === undefined;
  const mayCreate = useMay()('users') && isOwn;
  const create = mayCreate ? () => setCreating(true) : undefined;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <div className={css.actions}>
          {mayCreate && (node?.children ?? 0) > 0 ? <NewUser onCreate={() => setCreating(true)} /> : null}
          <SegmentedControl<'list' | 'tree'>
            size="sm"
            label={t({ id: 'agency.view', message: 'View' })}
            value={search.view ?? 'list'}
            onValueChange={(view) => {
              const { view: _view, ...rest } = search;
              show(view === 'tree' ? { ...rest, view } : rest);
            }}
            items={[
              { value: 'list', label: t({ id: 'agency.view.list', message: 'List' }), icon: <IconList size={18} /> },
              {
                value: 'tree',
                label: t({ id: 'agency.view.tree', message: 'Tree' }),
                icon: <IconBinaryTree2 size={18} />,
              },
            ]}
          />
        </div>
      </div>
      {node === undefined ? null : <NodePath path={node.path} search={{ view: search.view }} />}
      {asked.isError && node === undefined ? (
        <AgencyFault
          error={asked.error}
          title={t({ id: 'agency.users.failed', message: 'The users could not be loaded' })}
          onRetry={() => void asked.refetch()}
          busy={asked.isFetching}
        />
      ) : search.view !== 'tree' ? (
        <UsersList search={search} onSearch={show} onCreate={create} />
      ) : desk && !node ? (
        <Skeleton height={320} />
      ) : desk && node ? (
        <UsersTree key={node.id} root={node} />
      ) : (
        <DrillDown node={node} onCreate={create} />
      )}
      {creating ? (
        <Suspense>
          <CreateUserDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function NewUser({ onCreate }: { readonly onCreate: () => void }): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return (
    <Button
      size="sm"
      icon={<IconUserPlus size={18} />}
      disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
      onClick={onCreate}
    >
      {t({ id: 'agency.create.title', message: 'New user' })}
    </Button>
  );
}
