import { isApiError } from '@kvota/api-client';
import { PageLink } from '@kvota/shell';
import { buttonProps, EmptyState, ErrorState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { BlockedPage } from './BlockedPage.tsx';
import { NotAllowed } from './rights/NotAllowed.tsx';

/** Returns the code of a failed call, such as `userUnknown`. */
export const faultCode = (error: unknown): string | undefined => (isApiError(error) ? error.code : undefined);

/** A failed query with its cause and a button to retry. If the agent was blocked meanwhile, the page of blocked agents. */
export function AgencyFault(props: {
  readonly error: unknown;
  readonly title: string;
  readonly onRetry: () => void;
  readonly busy: boolean;
  /** 1 if it is in place of the whole page. */
  readonly headingLevel?: 1 | 2;
}): ReactElement {
  const { error, title, onRetry, busy, headingLevel = 2 } = props;
  const { t } = useLingui();
  const code = faultCode(error);
  if (code === 'agentBlocked') return <BlockedPage />;
  if (code === 'notAllowed')
    return <NotAllowed right={isApiError(error) ? error.problem?.right : undefined} headingLevel={headingLevel} />;
  if (code === 'userUnknown')
    return (
      <EmptyState
        art="search"
        headingLevel={headingLevel}
        title={t({ id: 'agency.userUnknown', message: 'There is no such user in your branch' })}
        actions={
          <PageLink page="affiliatesUsersReview" {...buttonProps()}>
            {t({ id: 'agency.toUsers', message: 'To your users' })}
          </PageLink>
        }
      />
    );
  const unreachable = isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout');
  return (
    <ErrorState headingLevel={headingLevel} title={title} onRetry={onRetry} busy={busy}>
      {unreachable
        ? t({ id: 'agency.unreachable', message: 'The server does not answer. Check your connection.' })
        : t({ id: 'agency.serverFault', message: 'The server reported an error.' })}
    </ErrorState>
  );
}
