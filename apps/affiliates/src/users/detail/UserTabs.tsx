import type { AgencyNode } from '@kvota/contracts';
import { PageLink, useFormats, useHost } from '@kvota/shell';
import { buttonProps, Fact, FactList, Panel, TabPanel, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { periodsQuery } from '../../data/reports/commission-queries.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { WalletsTable } from '../../frame/WalletsTable.tsx';
import * as css from '../users.css.ts';
import { UserFigures } from './UserFigures.tsx';
import { userSearch, type UserSearch } from './user-search.ts';
import { UserLimits } from './UserLimits.tsx';
import { UserLines } from './UserLines.tsx';
import { UserTransfers } from './UserTransfers.tsx';

/** The parts of a user's page. The open one is in the address. */
export function UserTabs({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab = 'overview', page = 1 } = userSearch(useSearch({ strict: false }));
  const show = (next: ReturnType<typeof userSearch>): void =>
    void navigate({ to: '.', search: () => ({ ...next }), replace: true, resetScroll: false });
  return (
    <Tabs<'overview' | NonNullable<UserSearch['tab']>>
      label={node.username}
      value={tab}
      onValueChange={(value) => show(value === 'overview' ? {} : { tab: value })}
      items={[
        { value: 'overview', label: t({ id: 'agency.tab.overview', message: 'Overview' }) },
        { value: 'figures', label: t({ id: 'agency.tab.figures', message: 'Figures' }) },
        { value: 'transfers', label: t({ id: 'agency.page.transfers', message: 'Transfers' }) },
        { value: 'limits', label: t({ id: 'agency.limits.title', message: 'Limits' }) },
      ]}
    >
      <TabPanel value="overview">
        <Overview node={node} />
      </TabPanel>
      <TabPanel value="figures">
        <UserFigures node={node} />
      </TabPanel>
      <TabPanel value="transfers">
        <UserTransfers node={node} page={page} onPage={(next) => show(userSearch({ tab: 'transfers', page: next }))} />
      </TabPanel>
      <TabPanel value="limits">
        <UserLimits node={node} />
      </TabPanel>
    </Tabs>
  );
}

function Overview({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const may = useMay();
  const formats = useFormats();
  return (
    <div className={css.stack}>
      <WalletsTable caption={t({ id: 'agency.wallets', message: 'Wallets' })} wallets={node.wallets} />
      <UserLines node={node} />
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
      <div className={css.actions}>
        {node.kind === 'player' ? null : (
          <PageLink page="affiliatesUsersReview" search={{ node: node.id }} {...buttonProps({ className: css.act })}>
            {t({ id: 'agency.toBranch', message: 'Users below' })}
          </PageLink>
        )}
        {may('tickets') ? (
          <PageLink page="affiliatesTickets" search={{ user: node.id }} {...buttonProps({ className: css.act })}>
            {t({ id: 'agency.page.tickets', message: 'Tickets' })}
          </PageLink>
        ) : null}
        <PageLink page="affiliatesUserSettings" search={{ user: node.id }} {...buttonProps({ className: css.act })}>
          {t({ id: 'agency.settings', message: 'Settings' })}
        </PageLink>
        {node.kind === 'agent' && may('plans') ? <CommissionLinks userId={node.id} /> : null}
      </div>
    </div>
  );
}

/** The way to the plan of an agent, and to the newest of its statements. */
function CommissionLinks({ userId }: { readonly userId: string }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const newest = useQuery(periodsQuery(api)).data?.[0];
  return (
    <>
      <PageLink page="affiliatesPlan" search={{ user: userId }} {...buttonProps({ className: css.act })}>
        {t({ id: 'agency.plan', message: 'Plan' })}
      </PageLink>
      {newest ? (
        <PageLink
          page="affiliatesStatement"
          params={{ period: newest.id }}
          search={{ user: userId }}
          {...buttonProps({ className: css.act })}
        >
          {t({ id: 'agency.statement', message: 'Statement' })}
        </PageLink>
      ) : null}
    </>
  );
}
