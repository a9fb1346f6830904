import type { FrameMessage } from '@kvota/contracts/game';
import { useEffect, useState, type ReactElement } from 'react';

import { FrameApp } from '../app/FrameApp.tsx';
import { createLook } from '../app/look.ts';
import { createGame, type GameStore } from '../play/create-game.ts';
import { createStoryApi, drawsOf, type StoryOptions } from './story-api.ts';

export interface StoryFrameProps extends StoryOptions {
  /** Is called with the store once the game was entered. */
  readonly onReady?: (store: GameStore) => void;
  readonly onTell?: (message: FrameMessage) => void;
  readonly height?: number;
  /** Shows results at once, as with reduced motion. */
  readonly still?: boolean;
}

const clock = { now: () => performance.now() };

/** Stories of instant games have no tables. */
const openNoTable = (): never => {
  throw new Error('The story has no table. Use StoryTable.');
};

/** A frame in a story: the whole client over the game server of stories. */
export function StoryFrame({ onReady, onTell, height, still = false, ...options }: StoryFrameProps): ReactElement {
  const [{ store, look, draws }] = useState(() => ({
    draws: drawsOf(options.seed),
    look: createLook(document.createElement('div')),
    store: createGame({
      api: createStoryApi(options),
      clock,
      later(run, afterMs) {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      requestId: () => crypto.randomUUID(),
      tell: (message) => onTell?.(message),
    }),
  }));
  useEffect(() => {
    look.set({ reducedMotion: still });
    store.send({ type: 'start', token: 'story' });
    let told = false;
    const stop = store.subscribe(() => {
      if (told || store.state().status !== 'playing') return;
      told = true;
      onReady?.(store);
    });
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- a story starts once
  }, [store]);
  return (
    <div style={height === undefined ? undefined : { height, overflow: 'hidden' }}>
      <FrameApp
        store={store}
        look={look}
        clock={clock}
        random={(n) => draws.int(n)}
        send={(message) => onTell?.(message)}
        openTable={openNoTable}
      />
    </div>
  );
}
