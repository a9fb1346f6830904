import type { FrameMessage } from '@kvota/contracts/game';
import { useEffect, useState, type ReactElement } from 'react';

import { FrameApp } from '../app/FrameApp.tsx';
import { createLook } from '../app/look.ts';
import { createGame, type GameDeps } from '../play/create-game.ts';
import { createTable } from '../table/create-table.ts';
import type { FrameSession } from '../../wire/index.ts';
import { drawsOf } from './story-api.ts';
import { createStoryTable, type StoryTableOptions } from './story-table.ts';

export interface StoryTableProps extends StoryTableOptions {
  readonly onTell?: (message: FrameMessage) => void;
  /** Takes the way to the next phase. */
  readonly onServer?: (advance: () => void) => void;
  readonly height?: number;
}

const clock = { now: () => performance.now() };

/** A frame of a table in a story: the whole client over the table of stories. */
export function StoryTable({ onTell, onServer, height, ...options }: StoryTableProps): ReactElement {
  const [{ store, look, draws, openTable, advance }] = useState(() => {
    const server = createStoryTable(options);
    const deps: GameDeps = {
      api: server.api,
      clock,
      later(run, afterMs) {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
      requestId: () => crypto.randomUUID(),
      tell: (message) => onTell?.(message),
    };
    const game = createGame(deps);
    return {
      store: game,
      look: createLook(document.createElement('div')),
      draws: drawsOf(options.number),
      advance: server.advance,
      openTable: (session: FrameSession) =>
        createTable(
          { ...deps, feed: server.feed, refer: (problem) => game.send({ type: 'failed', problem }) },
          session,
        ),
    };
  });
  useEffect(() => {
    onServer?.(advance);
    store.send({ type: 'start', token: 'story' });
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
        openTable={openTable}
      />
    </div>
  );
}
