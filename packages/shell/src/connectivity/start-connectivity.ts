import type { RealtimeReport, RealtimeStatus } from '@kvota/realtime';

import type { ShellHost } from '../host/create-host.ts';
import type { Stop } from '../browser/stop.ts';
import type { PageEvents } from '../browser/page-events.ts';
import { onlineAtom } from '../state/atoms.ts';
import { noConnectionAtom } from '../state/dialogs.ts';
import {
  connectivityTransition,
  connectTimeout,
  firstCheck,
  initialConnectivity,
  type ConnectivityEvent,
} from './connectivity-machine.ts';

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

/** Runs the connectivity machine: feeds it network, focus and sockets, and performs its effects. */
export function startConnectivity(host: ShellHost, window: PageEvents): ConnectivityService {
  const { store, realtime, governor } = host;
  let state = initialConnectivity('online');
  let checking: ReturnType<typeof setTimeout> | undefined;

  const down = (): boolean => socketsOf[realtime.status.get()] !== 'up';
  /**
   * Gives the sockets one more attempt, until it has failed or 5 s have passed. Page and platform answer by now, so this
   * may be quicker than a reload (NET-32).
   */
  const retry = async (): Promise<void> => {
    if (!down()) return;
    realtime.reconnect();
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(finish, connectTimeout);
      const stop = realtime.status.subscribe((status) => {
        if (status !== 'connecting') finish();
      });
    });
  };

  const dispatch = (event: ConnectivityEvent): void => {
    const [next, effects] = connectivityTransition(state, event, { now: performance.now() });
    state = next;
    for (const effect of effects) {
      switch (effect.type) {
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
          governor.request(effect.cause, { needed: down, remedy: retry });
          break;
      }
    }
  };

  const online = (): void => {
    dispatch({ type: 'online' });
    clearTimeout(checking);
    checking = setTimeout(() => dispatch({ type: 'tick' }), firstCheck);
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
      clearTimeout(checking);
      clearInterval(ticking);
      stopStatus();
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      window.removeEventListener('focus', focus);
    },
  };
}
