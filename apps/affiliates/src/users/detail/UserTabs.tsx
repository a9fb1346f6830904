import type { AgencyNode } from '@kvota/contracts';
import { PageLink, useFormats } from '@kvota/shell';
import { buttonProps, Fact, FactList, Panel, TabPanel, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { WalletsTable } from '../../frame/WalletsTable.tsx';
import * as css from '../users.css.ts';
import { userSearch } from './user-search.ts';
import { UserTransfers } from './UserTransfers.tsx';

/** The parts of a user's page. The open one is in the address. */
export function UserTabs({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab = 'overview', page = 1 } = userSearch(useSearch({ strict: false }));
  const show = (next: ReturnType<typeof userSearch>): void =>
    void navigate({ to: '.', search: () => ({ ...next }), replace: true, resetScroll: false });
  return (
    <Tabs<'overview' | 'transfers'>
      label={node.username}
      value={tab}
      onValueChange={(value) => show(value === 'transfers' ? { tab: value } : {})}
      items={[
        { value: 'overview', label: t({ id: 'agency.tab.overview', message: 'Overview' }) },
        { value: 'transfers', label: t({ id: 'agency.page.transfers', message: 'Transfers' }) },
      ]}
    >
      <TabPanel value="overview">
        <Overview node={node} />
      </TabPanel>
      <TabPanel value="transfers">
        <UserTransfers node={node} page={page} onPage={(next) => show(userSearch({ tab: 'transfers', page: next }))} />
      </TabPanel>
    </Tabs>
  );
}

function Overview({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <div className={css.stack}>
      <WalletsTable caption={t({ id: 'agency.wallets', message: 'Wallets' })} wallets={node.wallets} />
      <Panel>
        <FactList>
          {node.kind === 'player' ? null : (
            <Fact
              name={t({ id: 'agency.directChildren', message: 'Direct children' })}
              value={formats.number(node.children)}
            />
          )}
          <Fact name={t({ id: 'agency.created', message: 'Created' })} value={formats.dateTime(node.createdAt)} />
        </FactList>
      </Panel>
      {node.kind === 'player' ? null : (
        <div className={css.actions}>
          <PageLink page="affiliatesUsersReview" search={{ node: node.id }} {...buttonProps({ className: css.act })}>
            {t({ id: 'agency.toBranch', message: 'Users below' })}
          </PageLink>
        </div>
      )}
    </div>
  );
}
