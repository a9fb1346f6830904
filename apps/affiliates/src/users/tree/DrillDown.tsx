import type { AgencyNode } from '@kvota/contracts';
import { PageLink, useHost } from '@kvota/shell';
import { Button, buttonProps, Dimmed, DrillLine, DrillList, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { IconUser, IconUsers } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

import { childrenQuery } from '../../data/tree-queries.ts';
import { creditIn, type Currency } from '../../data/credit-in.ts';
import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { FindUser } from '../../frame/find/FindUser.tsx';
import { OfflineNotice } from '../../frame/OfflineNotice.tsx';
import { useAmount, useCurrency } from '../../frame/use-currency.ts';
import { StateBadge } from '../../frame/StateBadge.tsx';
import { useNodeWords } from '../../frame/use-node-words.ts';
import { NobodyYet } from '../list/UsersList.tsx';
import * as css from '../users.css.ts';

/** One level of the tree on a small screen: a line leads to the level below, or to a player. */
export function DrillDown(props: {
  readonly node: AgencyNode | undefined;
  /** Creates a user; undefined below another node. */
  readonly onCreate: (() => void) | undefined;
}): ReactElement {
  const { node, onCreate } = props;
  const { t } = useLingui();
  const { navigate } = useHost();
  return (
    <div className={css.stack}>
      <search className={css.filters}>
        <FindUser compact className={css.search} onFound={({ id }) => navigate('affiliatesUser', { params: { id } })} />
      </search>
      {node !== undefined && node.path.length > 1 ? (
        <PageLink page="affiliatesUser" params={{ id: node.id }} {...buttonProps({ fullWidth: true })}>
          {t({ id: 'agency.openUser', message: `Open ${node.username}` })}
        </PageLink>
      ) : null}
      {node === undefined ? <Lines count={6} /> : <Level key={node.id} node={node} onCreate={onCreate} />}
    </div>
  );
}

function Level(props: { readonly node: AgencyNode; readonly onCreate: (() => void) | undefined }): ReactElement {
  const { node, onCreate } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const currency = useCurrency();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const pages = useQueries({ queries: cursors.map((cursor) => childrenQuery(api, node.id, cursor)) });
  const children = pages.flatMap(({ data }) => data?.result ?? []);
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const loading = pages.some(({ isPending }) => isPending);
  const next = pages.at(-1)?.data?.next ?? undefined;
  if (failed)
    return (
      <AgencyFault
        error={failed.error}
        title={t({ id: 'agency.users.failed', message: 'The users could not be loaded' })}
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    );
  if (children.length === 0) return loading ? <Lines count={6} /> : <NobodyYet onCreate={onCreate} />;
  return (
    <>
      <OfflineNotice since={pages[0]?.dataUpdatedAt ?? 0} />
      <Dimmed stale={pages.some(({ isStale, isFetching }) => isStale && isFetching)}>
        <DrillList label={t({ id: 'agency.tree.level', message: `Users of ${node.username}` })}>
          {children.map((child) => (
            <Line key={child.id} node={child} currency={currency} />
          ))}
        </DrillList>
      </Dimmed>
      {next === undefined && !loading ? null : (
        <div className={css.center}>
          <Button
            busy={loading}
            onClick={() => {
              if (next !== undefined) setCursors([...cursors, next]);
            }}
          >
            {t({ id: 'agency.more.users', message: 'Show more users' })}
          </Button>
        </div>
      )}
    </>
  );
}

function Line(props: { readonly node: AgencyNode; readonly currency: Currency | undefined }): ReactElement {
  const { node, currency } = props;
  const amount = useAmount();
  const words = useNodeWords();
  const agent = node.kind !== 'player';
  return (
    <DrillLine
      name={node.username}
      icon={agent ? <IconUsers size={22} aria-hidden="true" /> : <IconUser size={22} aria-hidden="true" />}
      note={
        <>
          {[words.kind(node.kind), words.below(node)].filter((part) => part !== undefined).join(' · ')}{' '}
          {node.blocked || node.closedAt ? <StateBadge node={node} /> : null}
        </>
      }
      value={amount(creditIn(node, currency), currency?.code)}
      render={(props) =>
        agent ? (
          <PageLink page="affiliatesUsersReview" search={{ view: 'tree', node: node.id }} {...props} />
        ) : (
          <PageLink page="affiliatesUser" params={{ id: node.id }} {...props} />
        )
      }
    />
  );
}

function Lines({ count }: { readonly count: number }): ReactElement {
  return (
    <div className={css.stack}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={48} />
      ))}
    </div>
  );
}
