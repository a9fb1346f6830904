import type { GameHost } from '@kvota/game-bridge/host';
import {
  localeAtom,
  maintenanceStartedAtom,
  sessionAtom,
  themeAtom,
  ticketsDisabledAtom,
  useFullGame,
  useHost,
  useMessages,
} from '@kvota/shell';
import { classNames, FloatingStage, TicketNotice, useReducedMotion } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { useCasinoClosed, useGamesOff, useMayGoOn } from '../data/enabled-games.ts';
import { unfinishedKey } from '../data/unfinished-query.ts';
import { usePlayerGames } from '../data/use-player-games.ts';
import { GameFrame } from './GameFrame.tsx';
import { SmallHead } from './SmallHead.tsx';
import * as css from './stage.css.ts';
import { SmallEnding } from './SmallEnding.tsx';
import { soundAtom } from './machine/sound-atom.ts';
import {
  onGamePageAtom,
  runningGameAtom,
  stageId,
  stagePlaceAtom,
  stagedGameAtom,
  type NamedGame,
} from './machine/stage-atoms.ts';
import type { StageEvent, StageState } from './machine/stage-machine.ts';
import { useFollowPlace } from './use-follow-place.ts';
import { useRealityCheck } from './check/use-reality-check.ts';
import { useStage } from './machine/use-stage.ts';

const texts = ['casino'] as const;

/** A game in its frame: over the place that its page reserves, or small beside another page (CAS-22, CAS-23). */
export function GameOnStage({ game }: { readonly game: NamedGame }): ReactElement {
  const { t } = useLingui();
  const { name } = game;
  useMessages(texts);
  const player = usePlayerGames();
  const lang = useAtomValue(localeAtom);
  const theme = useAtomValue(themeAtom);
  const reducedMotion = useReducedMotion();
  const sound = useAtomValue(soundAtom);
  const connected = useRef<GameHost>(undefined);
  const [state, dispatch] = useStage(game, {
    sendStart(token) {
      const size = { width: window.innerWidth, height: window.innerHeight };
      const look = { lang, theme, sound, reducedMotion, size };
      connected.current?.send({ type: 'start', token, mode: game.mode, ...look });
    },
    sendStop: () => void connected.current?.send({ type: 'stop' }),
    played: () => player.played('casino', game.code),
  });
  useRunning(state, dispatch);
  useReasonsToEnd(game, state, dispatch);
  const checking = useRealityCheck(state, () => dispatch({ type: 'close' }));
  useEffect(() => {
    if (!checking) return undefined;
    connected.current?.send({ type: 'pause', why: 'realityCheck' });
    return () => void connected.current?.send({ type: 'resume' });
  }, [checking]);
  useEffect(() => {
    connected.current?.send({ type: 'set', theme, reducedMotion, lang, sound });
  }, [theme, reducedMotion, lang, sound]);
  const { full } = useFullGame();
  const element = useRef<HTMLElement>(null);
  const place = useAtomValue(stagePlaceAtom);
  useFollowPlace(element, place, full);
  const slip = !useAtomValue(ticketsDisabledAtom);
  const onPage = useAtomValue(onGamePageAtom);
  const isSmall = place === undefined && !onPage;
  const [folded, setFolded] = useState(false);
  const ended = state.status === 'refused' || state.status === 'failed' || state.status === 'superseded';
  return (
    <FloatingStage
      ref={element}
      id={stageId}
      label={t({ id: 'casino.stage', message: `Game: ${name}` })}
      placed={place === undefined ? 'small' : full ? 'window' : 'page'}
      className={classNames(css.floating, slip && css.besideSlip, isSmall && folded && css.folded)}
      waiting={state.status !== 'playing' && !(isSmall && ended)}
    >
      {isSmall ? (
        <SmallHead
          game={game}
          state={state}
          folded={folded}
          onFold={setFolded}
          onClose={() => dispatch({ type: 'close' })}
        />
      ) : null}
      {state.status === 'playing' && state.ending?.type === 'off' ? (
        <TicketNotice tone="info">
          {t({ id: 'casino.inactive', message: 'It was switched off. A round that was begun can be finished.' })}
        </TicketNotice>
      ) : null}
      {state.status === 'playing' && state.ending?.type === 'left' ? (
        <TicketNotice tone="info">
          {t({ id: 'casino.closesAfterRound', message: 'The game closes after this round.' })}
        </TicketNotice>
      ) : null}
      {isSmall && ended ? <SmallEnding state={state} onRetry={() => dispatch({ type: 'retry' })} /> : null}
      {'session' in state ? (
        <GameFrame
          key={state.session.id}
          url={state.session.url}
          title={name}
          onHost={(host) => (connected.current = host)}
          dispatch={dispatch}
        />
      ) : null}
    </FloatingStage>
  );
}

/** Shares the running game with its page, and takes it off the stage once it is closed. */
function useRunning(state: StageState, send: (event: StageEvent) => void): void {
  const share = useSetAtom(runningGameAtom);
  const stage = useSetAtom(stagedGameAtom);
  // Before the effects of another game that takes its place.
  useLayoutEffect(() => {
    share({ state, send });
    return () => share(undefined);
  }, [share, state, send]);
  const closed = state.status === 'closed';
  useEffect(() => {
    if (closed) stage(undefined);
  }, [closed, stage]);
  const { queryClient } = useHost();
  const ended = closed || state.status === 'refused';
  // The last round may be one that the lobby offers to finish.
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: unfinishedKey });
  }, [ended, queryClient]);
}

/** Reports what ends a game from outside: it is off, maintenance, a sign-out, or its page was left. */
function useReasonsToEnd(game: NamedGame, state: StageState, dispatch: (event: StageEvent) => void): void {
  const started = state.status !== 'starting';
  const off = useGamesOff()(game.code) && started;
  const maintenance = useAtomValue(maintenanceStartedAtom) && started;
  const isClosed = useCasinoClosed();
  useEffect(() => {
    if (off) dispatch({ type: 'switchedOff', error: isClosed ? 'casinoDisabled' : 'gameInactive' });
  }, [off, isClosed, dispatch]);
  useEffect(() => {
    if (maintenance) dispatch({ type: 'switchedOff', error: 'maintenance' });
  }, [maintenance, dispatch]);
  const signedOut = useAtomValue(sessionAtom).status === 'visitor' && game.mode === 'real';
  useEffect(() => {
    if (signedOut) dispatch({ type: 'close' });
  }, [signedOut, dispatch]);
  const onPage = useAtomValue(onGamePageAtom);
  const { always: onPhone } = useFullGame();
  const mayGoOn = useMayGoOn();
  useEffect(() => {
    if (onPage) dispatch({ type: 'returned' });
    else dispatch(onPhone ? { type: 'close' } : { type: 'left', mayGoOn });
  }, [onPage, onPhone, mayGoOn, dispatch]);
}
