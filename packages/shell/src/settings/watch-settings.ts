import type { Realtime, RealtimeStatus } from '@kvota/realtime';

import type { Stop } from '../browser/stop.ts';

const isUp = (status: RealtimeStatus): boolean => status === 'connected' || status === 'stale';

/**
 * Calls whenever what the operator has set may have changed: the server says so (NET-16), or the sockets are back and may
 * have missed that it did. A page that was opened while nobody answered gets its settings in this way.
 */
export function watchSettings(realtime: Pick<Realtime, 'on' | 'status'>, changed: () => void): Stop {
  let up = isUp(realtime.status.get());
  let missed = false;
  const stops = [
    realtime.on('reload_settings', changed),
    realtime.status.subscribe((status) => {
      // The first attempt of a page is no gap: it asks for everything as it starts.
      if (!isUp(status) && (up || status === 'offline')) missed = true;
      up = isUp(status);
      if (!up || !missed) return;
      missed = false;
      changed();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Milliseconds after which what may have been missed on the way into the page is asked for: until then it has enough to do. */
const calm = 2000;

/**
 * Calls once, a moment after the sockets of a page are up for the first time, and not where they were from the beginning.
 * What was set between the first answer of the page and the first word of its sockets was told to nobody (NET-16).
 */
export function onceHeard(realtime: Pick<Realtime, 'status'>, heard: () => void): Stop {
  let waiting = !isUp(realtime.status.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = realtime.status.subscribe((status) => {
    if (!waiting || !isUp(status)) return;
    waiting = false;
    timer = setTimeout(heard, calm);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
