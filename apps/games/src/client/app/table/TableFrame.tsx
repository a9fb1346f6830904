import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';

import { PauseCover } from '../Cover.tsx';
import { BetAmount, GameBar } from '../GameBar.tsx';
import { useOnline, useReached } from '../use-store.ts';
import { useSpaceKey } from '../use-space-key.ts';
import type { GameStore } from '../../play/create-game.ts';
import { stakesOf } from '../../play/play-machine.ts';
import type { Bet, Playing } from '../../play/play-state.ts';
import * as frame from '../../themes/frame.css.ts';
import * as css from '../../themes/shared-table.css.ts';
import type { GameTheme } from '../../themes/theme-of.ts';
import type { ViewProps } from '../../views/view.ts';
import type { TableStore } from '../../table/create-table.ts';
import { MyBets } from './MyBets.tsx';
import { betsOn, isPresenting, placesIn, takesBets } from '../../table/table-machine.ts';
import type { TableParts } from '../../table/table-parts.ts';
import { roundOfTable } from '../../table/table-round.ts';
import { TableHead } from './TableHead.tsx';
import { TableResultLine } from './TableResultLine.tsx';
import { useMoney } from '../use-money.ts';

export interface TableFrameProps {
  readonly store: GameStore;
  readonly state: Playing;
  readonly table: TableStore;
  readonly parts: TableParts;
  readonly theme: GameTheme;
  readonly clock: { now(): number };
  readonly random: (n: number) => number;
  readonly still: boolean;
  readonly onCashier: () => void;
}

const noAction = (): void => {};

/** A table that all players share: its phase, the board, the bets of the player, and the bar. */
export function TableFrame(props: TableFrameProps): ReactElement {
  const { store, state, table, parts, theme, clock, random, still, onCashier } = props;
  const { session, mode, stake, choice } = state;
  const now = useSyncExternalStore(table.subscribe, table.state);
  const online = useOnline();
  const root = useRef<HTMLElement>(null);
  useSpaceKey(root);
  useReached(now.moment?.endsAt ?? 0, clock);
  // A deposit and a refill come through the state of the game.
  useEffect(() => table.send({ type: 'credit', balance: state.credit }), [table, state.credit]);
  const money = useMoney(session.currency);
  const { moment } = now;
  const mine = moment === null ? [] : betsOn(now, moment.number);
  const round = useMemo(
    () => (moment?.result ? roundOfTable(session.game, { result: moment.result, bets: mine }, parts) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- bets are new lists at each event
    [moment?.result, now.bets, parts, session.game],
  );
  const canBet = takesBets(now, clock.now()) && state.paused === null && !state.stopping && online;
  const phase = round === null ? (canBet ? 'idle' : 'asking') : isPresenting(now) ? 'presenting' : 'presented';
  const { view } = parts;
  const betOf = (chosen: typeof choice): Bet | null =>
    view.betOf?.({ game: session.game, mode, stake, choice: chosen, number: moment?.number }) ?? null;
  const bet = betOf(choice);
  const [putFor, setPutFor] = useState<number>();
  const closesIn = parts.hasChips === true && canBet ? placesIn(now, putFor, clock.now()) : null;
  const viewProps: ViewProps = {
    game: session.game,
    mode: round !== null && mine.length > 0 ? round.mode : mode,
    stake,
    stakes: stakesOf(state),
    round,
    phase,
    theme,
    still: still || now.still,
    money,
    booked: mine,
    run: {
      phase: moment?.phase ?? null,
      beganAt: moment?.phase === 'running' ? moment.beganAt : null,
      clock,
      tripMs: now.tripMs,
      leaving: now.leaving.map(({ body }) => body.round_id),
      onLeave: (bets) => table.send({ type: 'leave', bets }),
      onAsk: () => table.send({ type: 'ask' }),
    },
    lastOutcome: now.last[0]?.outcome,
    last: now.last,
    number: moment?.number,
    draft: [],
    onDraft: noAction,
    choice,
    onChoose(next, itsMode) {
      // Another value of the chips, for instance, puts nothing on the board.
      if (JSON.stringify(betOf(next)) !== JSON.stringify(bet)) setPutFor(moment?.number);
      store.send({ type: 'choose', choice: next, mode: itsMode });
    },
    willCount: closesIn !== null,
    random,
    onAction: noAction,
    onPresented: () => table.send({ type: 'presented' }),
  };
  function place(): void {
    if (bet === null) return;
    table.place(bet);
    store.send({ type: 'choose', choice: parts.afterBet(choice), mode: undefined });
  }
  usePlacedInTime(bet === null ? null : closesIn, () => {
    // The timer of a tab in the background may be late. Then the chips remain, and nothing is staked.
    if (placesIn(table.state(), putFor, clock.now()) !== null) place();
  });
  return (
    <main
      ref={root}
      className={css.stage}
      style={{ ['--hue' as string]: theme.hue }}
      data-phase={phase}
      data-table={moment?.phase}
      aria-label={session.game.name}
    >
      <TableHead state={now} parts={parts} clock={clock} still={still} />
      <div className={frame.field}>
        <view.Board {...viewProps} />
      </div>
      <TableResultLine state={now} view={view} viewProps={viewProps} bets={mine} />
      <div>
        <MyBets state={now} parts={parts} money={money} />
        <GameBar
          store={store}
          state={state}
          view={view}
          viewProps={viewProps}
          credit={now.credit}
          notice={now.notice}
          onDismiss={() => table.send({ type: 'dismiss' })}
          onCashier={onCashier}
          canChoose={canBet}
          stake={stake}
        >
          {parts.Leave && moment?.phase === 'running' && mine.some((each) => each.state === 'open') ? (
            <parts.Leave {...viewProps} />
          ) : (
            <button
              type="button"
              className={frame.primary}
              data-primary=""
              disabled={!canBet || bet === null}
              onClick={place}
            >
              <Trans id="games.table.place">Place bet</Trans>
              <BetAmount view={view} amount={bet ? money(bet.stake) : undefined} />
            </button>
          )}
        </GameBar>
      </div>
      {state.paused === null && online ? null : <PauseCover why={online ? (state.paused ?? 'hidden') : 'offline'} />}
    </main>
  );
}

/** Places what lies on the cloth after a time in milliseconds; null for never. A newer choice of the player is what counts. */
function usePlacedInTime(inMs: number | null, place: () => void): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const timed = inMs !== null;
  useEffect(() => {
    if (!timed) return undefined;
    const timer = setTimeout(() => latest.current(), inMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the time is measured from the moment at which there is a bet
  }, [timed]);
}
