import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import type { GameStore } from '../play/create-game.ts';
import { canPlay, freeOf, isBetween, plainBet, resultOf, stakesOf } from '../play/play-machine.ts';
import type { Playing } from '../play/play-state.ts';
import * as css from '../themes/frame.css.ts';
import type { GameTheme } from '../themes/theme-of.ts';
import type { GameView, ViewProps } from '../views/view.ts';
import { PauseCover } from './Cover.tsx';
import { BetAmount, GameBar } from './GameBar.tsx';
import { useOnline, useReached } from './use-store.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useMoney } from './use-money.ts';

export interface GameTableProps {
  readonly store: GameStore;
  readonly state: Playing;
  readonly view: GameView;
  readonly theme: GameTheme;
  readonly clock: { now(): number };
  readonly still: boolean;
  readonly random: (n: number) => number;
  readonly onCashier: () => void;
}

const nothing: readonly number[] = [];

/** Board, result and bar of a game that is played. */
export function GameTable(props: GameTableProps): ReactElement {
  const { store, state, view, theme, clock, still, random, onCashier } = props;
  const { session, round, phase, mode, stake, choice } = state;
  const money = useMoney(session.currency);
  const [draft, setDraft] = useState<{ readonly round: string | undefined; readonly cards: readonly number[] }>();
  const online = useOnline();
  useReached(state.readyAt, clock);
  useEffect(() => {
    if (online) store.send({ type: 'online' });
  }, [online, store]);
  const root = useRef<HTMLElement>(null);
  useSpaceKey(root);

  const viewProps: ViewProps = {
    game: session.game,
    mode,
    stake,
    stakes: stakesOf(state),
    round,
    phase,
    theme,
    still: still || state.still,
    money,
    draft: draft !== undefined && draft.round === round?.id ? draft.cards : nothing,
    choice,
    onChoose: (next, itsMode) => store.send({ type: 'choose', choice: next, mode: itsMode }),
    random,
    onDraft: (cards) => setDraft({ round: round?.id, cards }),
    onAction: (action) => store.send({ type: 'act', action }),
    onPresented: () => store.send({ type: 'presented' }),
  };
  const bet = view.betOf ? view.betOf({ game: session.game, mode, stake, choice }) : plainBet(state);
  const free = freeOf(state);
  const isDecided = phase === 'open' || phase === 'stepping';
  const isUncovered = phase === 'presenting' && !viewProps.still && view.uncovers?.(session.game) === true;
  return (
    <main
      ref={root}
      className={css.stage}
      style={{ ['--hue' as string]: theme.hue }}
      data-phase={phase}
      aria-label={session.game.name}
    >
      <div className={css.field}>
        <view.Board {...viewProps} />
      </div>
      <ResultLine state={state} view={view} viewProps={viewProps} />
      <div>
        <GameBar
          store={store}
          state={state}
          view={view}
          viewProps={viewProps}
          credit={state.credit}
          free={free}
          notice={state.notice}
          onDismiss={() => store.send({ type: 'dismiss' })}
          onCashier={onCashier}
          canChoose={isBetween(state)}
          stake={isDecided && round ? round.stake : stake}
        >
          {(isDecided || isUncovered) && view.Primary ? (
            <view.Primary {...viewProps} />
          ) : (
            <button
              type="button"
              className={css.primary}
              data-primary=""
              disabled={bet === null || !canPlay(state, clock.now()) || !online}
              onClick={() => {
                if (bet) store.play(bet);
              }}
            >
              {session.game.engine === 'reels' ? (
                <Trans id="games.spin">Spin</Trans>
              ) : (
                <Trans id="games.play">Play</Trans>
              )}
              <BetAmount view={view} amount={bet ? money(bet.stake) : undefined} />
            </button>
          )}
        </GameBar>
      </div>
      {state.paused === null && online ? null : <PauseCover why={online ? (state.paused ?? 'hidden') : 'offline'} />}
    </main>
  );
}

interface ResultLineProps {
  readonly state: Playing;
  readonly view: GameView;
  readonly viewProps: ViewProps;
}

/** The result in words: a return that is not above the stake is no win, and is not shown as one (CAS-35). */
function ResultLine({ state, view, viewProps }: ResultLineProps): ReactElement {
  const { t } = useLingui();
  const { round, phase } = state;
  const { money } = viewProps;
  const booking = phase === 'booking' || (phase === 'asking' && state.tries > 0);
  const shown = phase === 'presented' && round !== null ? resultOf(round) : undefined;
  const [won, staked] = round ? [money(round.won), money(round.staked)] : ['', ''];
  const text =
    shown === 'win'
      ? t({ id: 'games.result.win', message: `${won} back for ${staked}` })
      : shown === 'part'
        ? t({ id: 'games.result.part', message: `${won} back of ${staked}` })
        : shown === 'nothing'
          ? t({ id: 'games.result.nothing', message: 'Nothing back' })
          : booking
            ? t({ id: 'games.booking', message: 'Your round is being booked…' })
            : '';
  return (
    <div className={css.result} data-result={shown}>
      <span
        className={css.resultText}
        aria-hidden={shown === undefined ? undefined : true}
        role={booking ? 'status' : undefined}
      >
        {text}
        {text === '' && phase === 'idle' && view.Hint ? <view.Hint {...viewProps} /> : null}
      </span>
      <span className={css.hidden} role="status" aria-live="polite">
        {shown === undefined ? null : (
          <>
            <view.Sentence {...viewProps} /> {text}.
          </>
        )}
      </span>
    </div>
  );
}
