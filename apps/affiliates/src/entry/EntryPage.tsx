import { agentRole, operatorRole } from '@kvota/contracts';
import { hasRole, PageLink, sessionAtom, useHost } from '@kvota/shell';
import { Button, buttonProps, EmptyState } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

/** The start page of agents: sign in, or continue to the office. */
export function EntryPage(): ReactElement {
  const host = useHost();
  const session = useAtomValue(sessionAtom);
  if (session.status === 'visitor') {
    return (
      <EmptyState
        art="history"
        headingLevel={1}
        title={<Trans id="affiliates.welcome">The agents’ area</Trans>}
        actions={
          <Button variant="brand" onClick={host.login}>
            <Trans id="session.login">Log in</Trans>
          </Button>
        }
      >
        <Trans id="affiliates.signIn">Log in with your agent account to open your office.</Trans>
      </EmptyState>
    );
  }
  if (!hasRole(session, agentRole) && !hasRole(session, operatorRole)) {
    return (
      <EmptyState
        art="search"
        headingLevel={1}
        title={<Trans id="affiliates.noAgent">This account is no agent account</Trans>}
        actions={
          <Button onClick={host.logout}>
            <Trans id="session.logout">Log out</Trans>
          </Button>
        }
      >
        <Trans id="affiliates.noAgentText">Log out, then log in with an agent account.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art="history"
      headingLevel={1}
      title={<Trans id="affiliates.hello">Welcome, {session.username}</Trans>}
      actions={
        <PageLink page="affiliatesOffice" {...buttonProps({ variant: 'brand' })}>
          <Trans id="affiliates.toOffice">To the office</Trans>
        </PageLink>
      }
    />
  );
}
