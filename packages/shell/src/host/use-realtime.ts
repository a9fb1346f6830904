import type { Realtime } from '@kvota/realtime';
import { useEffect } from 'react';

import { useHost } from './host-context.ts';

/** Uses the sockets; the answer ends the use. */
type UseRealtime = (realtime: Realtime) => () => void;

/**
 * Uses the sockets while a component is shown, from the moment at which they run: a page may be shown before that. Memoize
 * `use`; a new one replaces the old one.
 */
export function useRealtime(use: UseRealtime): void {
  const { sockets } = useHost();
  useEffect(() => startOnceRunning(sockets, use), [sockets, use]);
}

/** Uses the sockets as soon as they run, unless the use has ended before. Returns what ends it. */
export function startOnceRunning(sockets: Promise<Realtime>, use: UseRealtime): () => void {
  let isWanted = true;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    const realtime = await sockets;
    if (isWanted) stop = use(realtime);
  };
  void start();
  return () => {
    isWanted = false;
    stop?.();
  };
}
