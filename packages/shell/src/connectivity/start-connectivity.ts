import type { RealtimeReport, RealtimeStatus } from '@kvota/realtime';

import type { ShellHost } from '../host/create-host.ts';
import type { Stop } from '../browser/stop.ts';
import type { PageEvents } from '../browser/page-events.ts';
import { onlineAtom } from '../state/atoms.ts';
import { noConnectionAtom } from '../state/dialogs.ts';
import { connectivityStep, firstLook, initialConnectivity, patience, type ConnectivityEvent } from './connectivity.ts';

const socketsOf: Record<RealtimeStatus, 'up' | 'connecting' | 'down'> = {
  connected: 'up',
  stale: 'up',
  connecting: 'connecting',
  offline: 'down',
};

export interface ConnectivityService {
  report(report: RealtimeReport): void;
  readonly stop: Stop;
}

type Untimed = ConnectivityEvent extends infer E ? (E extends ConnectivityEvent ? Omit<E, 'now'> : never) : never;

/** Watches network, focus and sockets, and does what the rules decide. */
export function startConnectivity(host: ShellHost, window: PageEvents): ConnectivityService {
  const { store, realtime, governor } = host;
  let state = initialConnectivity(true);
  let look: ReturnType<typeof setTimeout> | undefined;

  const down = (): boolean => socketsOf[realtime.status.get()] !== 'up';
  /** Page and platform answer: the sockets may just be waiting for their next attempt, and a reload is no quicker. */
  const anotherTry = async (): Promise<void> => {
    if (!down()) return;
    realtime.reconnect();
    await new Promise<void>((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(over, patience);
      const stop = realtime.status.subscribe(() => {
        if (!down()) over();
      });
    });
  };

  const dispatch = (untimed: Untimed): void => {
    const event = { ...untimed, now: performance.now() } as ConnectivityEvent; // an event is exactly that
    const [next, effects] = connectivityStep(state, event);
    state = next;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'open-dialog':
          store.set(onlineAtom, false);
          store.set(noConnectionAtom, true);
          break;
        case 'close-dialog':
          store.set(onlineAtom, true);
          store.set(noConnectionAtom, false);
          break;
        case 'reconnect':
          realtime.reconnect();
          break;
        case 'reload':
          governor.request(effect.cause, { needed: down, remedy: anotherTry });
          break;
      }
    }
  };

  const online = (): void => {
    dispatch({ type: 'online' });
    clearTimeout(look);
    look = setTimeout(() => dispatch({ type: 'tick' }), firstLook);
  };
  const offline = (): void => dispatch({ type: 'offline' });
  const focus = (): void => dispatch({ type: 'focus' });
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('focus', focus);
  const ticking = setInterval(() => dispatch({ type: 'tick' }), 1000);
  const stopStatus = realtime.status.subscribe((status) => dispatch({ type: 'sockets', sockets: socketsOf[status] }));
  dispatch({ type: 'sockets', sockets: socketsOf[realtime.status.get()] });
  if (!window.navigator.onLine) offline();
  return {
    report(report) {
      if (report.kind === 'connect-error') dispatch({ type: 'connect-error' });
    },
    stop() {
      clearTimeout(look);
      clearInterval(ticking);
      stopStatus();
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      window.removeEventListener('focus', focus);
    },
  };
}
