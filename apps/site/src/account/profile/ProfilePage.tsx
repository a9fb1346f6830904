import { useHost } from '@kvota/shell';
import { ErrorState, Panel, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { AgentPanel } from '../agent/AgentPanel.tsx';
import * as css from '../frame/account.css.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf } from '../frame/AsOf.tsx';
import { LookPanel } from './LookPanel.tsx';
import { profileQuery } from './profile-query.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

/** Personal data, language and theme, and links to the pages of the identity provider (ROUTE-35). */
export function ProfilePage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const query = useQuery(profileQuery(api));
  return (
    <AccountFrame>
      <AsOf fetched={query} />
      <Panel title={t({ id: 'profile.personal', message: 'Personal data' })}>
        {query.data ? (
          <ProfileForm profile={query.data} />
        ) : query.isError ? (
          <ErrorState
            headingLevel={3}
            title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <div className={css.fields} aria-busy="true">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} width="100%" height="66px" />
            ))}
          </div>
        )}
      </Panel>
      <div className={css.cards}>
        <AgentPanel />
        <LookPanel />
        <SecurityPanel />
      </div>
    </AccountFrame>
  );
}
