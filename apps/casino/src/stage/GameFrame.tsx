import { createGameHost, type GameHost } from '@kvota/game-bridge/host';
import { useHost } from '@kvota/shell';
import { useEffect, useRef, type ReactElement } from 'react';

import type { StageEvent } from './machine/stage-machine.ts';
import * as css from './stage.css.ts';

interface GameFrameProps {
  readonly url: string;
  readonly title: string;
  /** Gets the connection to the frame, and undefined when it has ended. */
  readonly onHost: (host: GameHost | undefined) => void;
  readonly dispatch: (event: StageEvent) => void;
}

/**
 * The frame of a game. It may run scripts on its origin, which must be one that the operator configured and never that of
 * the page (CAS-21).
 */
export function GameFrame({ url, title, onHost, dispatch }: GameFrameProps): ReactElement | null {
  const { config } = useHost();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(url);
  const allowed = origin !== window.location.origin && config.gameOrigins.includes(origin);
  const latest = useRef({ onHost, dispatch });
  useEffect(() => {
    latest.current = { onHost, dispatch };
  });
  useEffect(() => {
    if (frame.current === null) {
      latest.current.dispatch({ type: 'timedOut' });
      return undefined;
    }
    const host = createGameHost({
      frame: frame.current,
      origin,
      onMessage: (message) =>
        latest.current.dispatch(message.type === 'hello' ? { type: 'hello' } : { type: 'frame', message }),
      onTrouble: () => {},
      clock: performance,
    });
    latest.current.onHost(host);
    return () => {
      latest.current.onHost(undefined);
      host.dispose();
    };
  }, [origin]);
  if (!allowed) return null;
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      className={css.frame}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the game needs its origin, which is never ours
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
    />
  );
}
