import { activeWalletAtom, localeAtom, useHost } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';

import { gameSessionKey } from './session-query.ts';
import { createStage, type RunningStage } from './create-stage.ts';
import { openStage, type StageEvent, type StageGame, type StageState } from './stage-machine.ts';

export interface StageActions {
  readonly sendStart: (token: string) => void;
  readonly sendStop: () => void;
  readonly played: () => void;
}

/** Runs the stage of a game until the component is unmounted. Returns its state, and the function that sends it an event. */
export function useStage(game: StageGame, actions: StageActions): readonly [StageState, (event: StageEvent) => void] {
  const { api, pingNow, holdCredit, queryClient } = useHost();
  const lang = useAtomValue(localeAtom);
  const currencyId = useAtomValue(activeWalletAtom)?.currency_id;
  const [state, onState] = useState<StageState>(() => openStage(game)[0]);
  const running = useRef<RunningStage>(undefined);
  const latest = useRef({ actions, lang, currencyId });
  useEffect(() => {
    latest.current = { actions, lang, currencyId };
  });
  const { code, provider, mode } = game;
  useEffect(() => {
    const stage = createStage(
      { code, provider, mode },
      {
        api,
        page: () => latest.current,
        sendStart: (token) => latest.current.actions.sendStart(token),
        sendStop: () => latest.current.actions.sendStop(),
        played: () => latest.current.actions.played(),
        refreshSession: () => {
          pingNow();
          void queryClient.invalidateQueries({ queryKey: gameSessionKey });
        },
        refreshCredit: pingNow,
        holdCredit,
        onState,
      },
    );
    running.current = stage;
    return stage.stop;
  }, [api, pingNow, holdCredit, queryClient, code, provider, mode]);
  const send = useCallback((event: StageEvent): void => running.current?.send(event), []);
  return [state, send];
}
