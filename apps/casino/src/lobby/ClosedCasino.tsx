import { PageLink, sessionAtom, useHost, usePageTitle } from '@kvota/shell';
import { buttonProps, EmptyState, ErrorState, Heading, Skeleton, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { unfinishedQuery } from '../data/unfinished-query.ts';
import { UnfinishedRounds } from '../unfinished/UnfinishedRounds.tsx';
import * as css from './ClosedCasino.css.ts';

/** The casino while the operator has switched it off: rounds that were begun can be finished (OP-66, CAS-33, CAS-46). */
export function ClosedCasino(): ReactElement {
  const { t } = useLingui();
  const title = usePageTitle('casino');
  return (
    <div className={css.page}>
      <Heading>{title}</Heading>
      <TicketNotice tone="info">
        {t({ id: 'casino.refused.casinoDisabled', message: 'The casino is closed at the moment.' })}{' '}
        {t({
          id: 'casino.closed.finish',
          message: 'You can finish rounds that have begun. New bets are not accepted.',
        })}
      </TicketNotice>
      <Rounds />
    </div>
  );
}

/** The unfinished rounds of the player, or why there are none to see. */
function Rounds(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const session = useAtomValue(sessionAtom);
  const rounds = useQuery(unfinishedQuery(api, session.status === 'signed-in' ? session.id : null));
  if (rounds.isLoading)
    return (
      <div
        role="group"
        aria-busy="true"
        aria-label={t({ id: 'casino.closed.loading', message: 'Your rounds are loading' })}
      >
        <Skeleton height={148} />
      </div>
    );
  if (rounds.isError)
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'casino.closed.failed', message: 'Your rounds could not be loaded' })}
        onRetry={() => void rounds.refetch()}
        retryLabel={t({ id: 'casino.retry', message: 'Try again' })}
        busy={rounds.isFetching}
      >
        {t({ id: 'casino.closed.failedWhy', message: 'The server did not answer. Unfinished rounds are kept.' })}
      </ErrorState>
    );
  if (rounds.data === undefined || rounds.data.length === 0)
    return (
      <EmptyState
        art="games"
        headingLevel={2}
        title={t({ id: 'casino.closed.none', message: 'You have no unfinished rounds' })}
        actions={
          <PageLink page="betting" {...buttonProps({ variant: 'brand' })}>
            {t({ id: 'casino.toBetting', message: 'See all bets' })}
          </PageLink>
        }
      />
    );
  return <UnfinishedRounds rounds={rounds.data} />;
}
