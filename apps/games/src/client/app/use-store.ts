import { useEffect, useState, useSyncExternalStore } from 'react';

import type { GameStore } from '../play/create-game.ts';
import type { PlayState } from '../play/play-state.ts';
import { callAt } from './call-at.ts';

/** The state of the game; the component renders again at each change. */
export const useGame = (store: GameStore): PlayState => useSyncExternalStore(store.subscribe, store.state);

/** True once the moment has come; renders again then. */
export function useReached(at: number, clock: { now(): number }): boolean {
  const [, render] = useState(0);
  const reached = at <= clock.now();
  useEffect(
    () => (reached ? undefined : callAt(at, clock, () => render((count) => count + 1))),
    // oxlint-disable-next-line react/exhaustive-deps -- the rest of the time follows from the moment
    [at],
  );
  return reached;
}

/** True while the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}
