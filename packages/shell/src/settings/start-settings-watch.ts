import type { Realtime, RealtimeStatus } from '@kvota/realtime';

import type { Stop } from '../browser/stop.ts';
import type { SettingsChange } from '../host/host.ts';

const isUp = (status: RealtimeStatus): boolean => status === 'connected' || status === 'stale';

/**
 * Milliseconds between the first connection of the sockets and its `first-connect` event. The refetches that follow must
 * not compete with the first page.
 */
const firstConnectDelay = 2000;

interface SettingsWatchDeps {
  readonly realtime: Pick<Realtime, 'on' | 'status'>;
  readonly settingsChanged: { readonly emit: (change: SettingsChange) => void };
}

/** Emits `settingsChanged` if the operator's settings changed, or may have changed without an event (NET-16). */
export function startSettingsWatch({ realtime, settingsChanged }: SettingsWatchDeps): Stop {
  let up = isUp(realtime.status.get());
  let missed = false;
  let first = !up;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    realtime.on('reload_settings', () => settingsChanged.emit('announced')),
    realtime.status.subscribe((status) => {
      // The first attempt of a page is no gap, because the page fetches everything as it starts.
      if (!isUp(status) && (up || status === 'offline')) missed = true;
      up = isUp(status);
      if (!up) return;
      if (first) {
        first = false;
        timer = setTimeout(() => settingsChanged.emit('first-connect'), firstConnectDelay);
      }
      if (!missed) return;
      missed = false;
      settingsChanged.emit('reconnected');
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
