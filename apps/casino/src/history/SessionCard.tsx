import { minorToMoney, moneyToMinor, type GameRound, type PlayedSession } from '@kvota/contracts';
import { useFormats, useHost } from '@kvota/shell';
import { Badge, Button, ErrorState, PlayedCard, RoundLine, RoundLines, SignedAmount, Skeleton } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';

import * as css from './history.css.ts';
import { sessionRoundsQuery } from './history-queries.ts';
import type { HistorySearch } from './history-search.ts';
import { useStateName } from './use-state-name.ts';

interface SessionCardProps {
  readonly session: PlayedSession;
  readonly search: HistorySearch;
  readonly onRound: (id: string) => void;
}

/** A session with its sums, which opens to its rounds. */
export function SessionCard({ session, search, onRound }: SessionCardProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const { game, currency, startedAt, lastRoundAt, rounds, refused, unfinished, staked, won, net } = session;
  const [begin, end] = [formats.time(startedAt), formats.time(lastRoundAt)];
  const times = begin === end ? begin : formats.timeRange(startedAt, lastRoundAt);
  return (
    <PlayedCard
      headingLevel={2}
      name={game}
      badges={
        <>
          {unfinished === 0 ? null : (
            <Badge tone="casino">
              {t({
                id: 'played.unfinishedRounds',
                message: plural(unfinished, { one: '# unfinished', other: '# unfinished' }),
              })}
            </Badge>
          )}
          {refused === 0 ? null : (
            <Badge tone="warning">
              {t({ id: 'played.refused', message: plural(refused, { one: '# refused', other: '# refused' }) })}
            </Badge>
          )}
        </>
      }
      meta={`${formats.shortDate(startedAt)} · ${times}`}
      marked={unfinished > 0}
      figures={[
        { label: t({ id: 'played.rounds', message: 'Rounds' }), value: formats.number(rounds) },
        { label: t({ id: 'played.staked', message: 'Staked' }), value: formats.money(staked, currency) },
        { label: t({ id: 'played.returned', message: 'Returned' }), value: formats.money(won, currency) },
        {
          label: t({ id: 'played.netOfRounds', message: 'Net' }),
          value: <SignedAmount amount={net} written={formats.money(net, currency)} />,
        },
      ]}
      open={open}
      onOpenChange={setOpen}
    >
      <Rounds session={session} search={search} onRound={onRound} />
    </PlayedCard>
  );
}

function Rounds({ session, search, onRound }: SessionCardProps): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const query = useInfiniteQuery(sessionRoundsQuery(api, session.session_id, search));
  const rounds = query.data?.pages.flatMap(({ result }) => result);
  if (rounds === undefined)
    return query.isError ? (
      <ErrorState
        headingLevel={3}
        title={t({ id: 'played.failed', message: 'Your rounds could not be loaded' })}
        onRetry={() => void query.refetch()}
        retryLabel={t({ id: 'played.retry', message: 'Try again' })}
        busy={query.isFetching}
      />
    ) : (
      <Skeleton height={Math.min(session.rounds + session.refused, 25) * 41} />
    );
  return (
    <>
      <RoundLines label={t({ id: 'played.rounds', message: 'Rounds' })}>
        {rounds.map((round) => (
          <Line key={round.id} round={round} onPress={() => onRound(round.id)} />
        ))}
      </RoundLines>
      {query.hasNextPage ? (
        <div className={css.more}>
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t({ id: 'played.moreRounds', message: 'More rounds' })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Line({ round, onPress }: { readonly round: GameRound; readonly onPress: () => void }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const nameOf = useStateName();
  const { state, staked, won, refused_stake, startedAt, currency } = round;
  const time = formats.time(startedAt, { seconds: true });
  const stake = formats.money(state === 'refused' ? (refused_stake ?? staked) : staked);
  const returned = formats.money(won);
  const net = minorToMoney(moneyToMinor(won) - moneyToMinor(staked));
  const finished = state === 'finished';
  const name = nameOf(state);
  return (
    <RoundLine
      when={time}
      staked={{ name: t({ id: 'played.staked', message: 'Staked' }), value: stake }}
      {...(finished && { returned: { name: t({ id: 'played.returned', message: 'Returned' }), value: returned } })}
      end={
        finished ? (
          <SignedAmount amount={net} written={formats.money(net, currency)} />
        ) : (
          <Badge tone={state === 'open' ? 'casino' : 'warning'}>{name}</Badge>
        )
      }
      onPress={onPress}
    />
  );
}
