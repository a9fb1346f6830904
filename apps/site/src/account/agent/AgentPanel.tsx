import { useFormats, useHost } from '@kvota/shell';
import { ErrorState, Fact, FactList, Panel, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { agentQuery } from './agent-query.ts';
import { JoinForm } from './JoinForm.tsx';

/** The agent of the player, or the way to join one (CALL-40). Agents and operators have none here. */
export function AgentPanel(): ReactElement | null {
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const query = useQuery(agentQuery(api));
  const { data } = query;
  const state = data?.connect.state;
  if (state === 'none') return null;
  const end = data?.connect.until;
  const until = typeof end === 'string' ? formats.date(end) : '';
  return (
    <Panel title={t({ id: 'profile.agent', message: 'Your agent' })}>
      {state === 'joined' ? (
        <FactList>
          <Fact
            name={t({ id: 'profile.agent.name', message: 'Agent' })}
            value={data?.parent?.username ?? t({ id: 'profile.agent.none', message: 'None' })}
          />
        </FactList>
      ) : state === 'open' ? (
        <div className={css.form}>
          <JoinForm />
          <Text tone="secondary" size="sm">
            {t({ id: 'profile.agent.until', message: `This is possible until ${until}.` })}
          </Text>
        </div>
      ) : state === 'closed' ? (
        <Text tone="secondary">
          {t({ id: 'profile.agent.late', message: 'You have no agent. The time for joining one is over.' })}
        </Text>
      ) : query.isError ? (
        <ErrorState
          headingLevel={3}
          title={t({ id: 'profile.agent.failed', message: 'Your agent could not be loaded' })}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Skeleton width="100%" height="66px" />
      )}
    </Panel>
  );
}
