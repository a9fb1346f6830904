import type { GameRound } from '@kvota/contracts';
import { chosenWalletAtom, PageLink, sessionAtom, useFormats, useHost, usePageTitle } from '@kvota/shell';
import { buttonProps, EmptyState, ErrorState, Heading, Panel, Skeleton, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import { unfinishedQuery } from '../data/unfinished-query.ts';
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
  if (rounds.isPending && rounds.isLoading)
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
  return (
    <Panel title={t({ id: 'casino.unfinished', message: 'Unfinished rounds' })}>
      <ul className={css.list}>
        {rounds.data.map((round) => (
          <li key={round.id} className={css.round}>
            <Round {...round} />
          </li>
        ))}
      </ul>
      <Text size="sm" tone="secondary">
        {t({
          id: 'played.unfinished.wait',
          message: 'A round waits for 30 days. After that it is ended in the way that risks nothing.',
        })}
      </Text>
    </Panel>
  );
}

/** A round with the link that finishes it, with the wallet that it was begun with. */
function Round(props: GameRound): ReactElement {
  const { game, game_code, provider, staked, currency, currency_id, startedAt } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const choose = useSetAtom(chosenWalletAtom);
  const [stake, since] = [formats.money(staked, currency), formats.dateTime(startedAt)];
  return (
    <>
      <div>
        <Text as="strong">{game}</Text>
        <Text size="sm" tone="secondary">
          {t({ id: 'played.unfinished.since', message: `Staked ${stake}, open since ${since}` })}
        </Text>
      </div>
      <PageLink
        page="games"
        params={{ provider, game: game_code }}
        search={{ gc: game_code }}
        onClick={() => choose(currency_id)}
        aria-label={`${t({ id: 'casino.finish', message: 'Finish the round' })}: ${game}`}
        {...buttonProps({ variant: 'brand', size: 'sm' })}
      >
        {t({ id: 'casino.finish', message: 'Finish the round' })}
      </PageLink>
    </>
  );
}
