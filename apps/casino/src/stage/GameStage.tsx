import { PageLink } from '@kvota/shell';
import { Button, buttonProps, classNames, EmptyState, Spinner } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, type ReactElement } from 'react';

import { PageHead } from './PageHead.tsx';
import {
  onGamePageAtom,
  runningGameAtom,
  stageId,
  stagePlaceAtom,
  stagedGameAtom,
  type RunningGame,
} from './machine/stage-atoms.ts';
import { StageBar } from './StageBar.tsx';
import { openStage, type StageGame } from './machine/stage-machine.ts';
import * as css from './stage.css.ts';
import { needsLimit, useEnding, type Ended } from './use-ending.ts';
import { useFullScreen } from './use-full-screen.ts';

interface GameStageProps {
  readonly game: StageGame;
  readonly title: string;
}

/** Puts a game on stage and reserves the place of its frame, or shows the reason why it cannot be played (CAS-22, CAS-23). */
export function GameStage({ game, title }: GameStageProps): ReactElement {
  const { t } = useLingui();
  const endingOf = useEnding();
  const { state, send } = useOnStage(game, title);
  if (state.status !== 'refused' && state.status !== 'failed' && state.status !== 'superseded')
    return <Place title={title} running={{ state, send }} />;
  const { title: heading, text } = endingOf(state satisfies Ended);
  return (
    <>
      <PageHead name={title} game={game} />
      <EmptyState
        art="games"
        headingLevel={2}
        title={heading}
        actions={
          <>
            {needsLimit(state) ? (
              <PageLink page="accountLimits" {...buttonProps({ variant: 'brand' })}>
                {t({ id: 'casino.setLimit', message: 'Set a limit' })}
              </PageLink>
            ) : null}
            <Button variant={needsLimit(state) ? 'secondary' : 'brand'} onClick={() => send({ type: 'retry' })}>
              {state.status === 'superseded'
                ? t({ id: 'casino.playHere', message: 'Play here' })
                : t({ id: 'casino.retry', message: 'Try again' })}
            </Button>
            <PageLink page="casino" {...buttonProps({ variant: 'secondary' })}>
              {t({ id: 'casino.toLobby', message: 'To the lobby' })}
            </PageLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}

/** Puts the game of this page on stage. A game that is there already goes on. */
function useOnStage({ code, provider, mode }: StageGame, name: string): RunningGame {
  const stage = useSetAtom(stagedGameAtom);
  const setOnPage = useSetAtom(onGamePageAtom);
  useEffect(() => stage({ code, provider, mode, name }), [stage, code, provider, mode, name]);
  useEffect(() => {
    setOnPage(true);
    return () => setOnPage(false);
  }, [setOnPage]);
  const running = useAtomValue(runningGameAtom);
  if (running?.state.game.code === code && running.state.game.mode === mode) return running;
  const [state] = openStage({ code, provider, mode });
  return { state, send: () => {} };
}

/** The bar of a game, and the place of its frame on the page or in the whole window. */
function Place({ title, running }: { readonly title: string; readonly running: RunningGame }): ReactElement {
  const { t } = useLingui();
  const size = useFullScreen();
  const setPlace = useSetAtom(stagePlaceAtom);
  const reserve = useCallback((place: HTMLElement | null): void => setPlace(place ?? undefined), [setPlace]);
  const { state, send } = running;
  return (
    <div className={classNames(css.place, size.full && css.full)} data-layout={size.full ? 'fullgame' : 'game'}>
      <StageBar name={title} state={state} size={size} onClose={() => send({ type: 'close' })} />
      {/* Readers find the frame here, although it is elsewhere in the document. */}
      <div ref={reserve} className={css.stage} aria-owns={stageId}>
        {state.status === 'playing' ? null : (
          <div className={css.wait}>
            <Spinner label={t({ id: 'casino.opening', message: 'The game is opening' })} />
          </div>
        )}
      </div>
    </div>
  );
}
