import { createRealtime, type RealtimeDeps, type RealtimeStatus } from '@kvota/realtime';

import { createHost } from '../../host/create-host.ts';
import { every } from '../../browser/every.ts';
import { reachable } from '../../browser/reachable.ts';
import type { AppConfig } from '../../browser/app-config.ts';
import type { Stop } from '../../browser/stop.ts';
import { createReloadGovernor } from '../../reload/reload-governor.ts';
import type { ReloadCause } from '../../reload/reload-record.ts';
import { startConnection } from '../start-connection.ts';
import { createIdentity } from '../../session/identity.ts';
import type { Session } from '../../state/session.ts';
import { sessionAtom } from '../../state/atoms.ts';
import type { KeyStorage } from '../../browser/storage/key-storage.ts';

export interface HeadlessTabOptions {
  readonly config: AppConfig;
  /** Address of the site, whose page a probe fetches. */
  readonly origin: string;
  readonly storage: KeyStorage;
  readonly tabStorage: KeyStorage;
  /** Called instead of a reload: stop this tab and start another with the same storages. */
  readonly reload: () => void;
  readonly giveUp: (cause: ReloadCause) => void;
  readonly sockets?: RealtimeDeps['load'];
}

export interface HeadlessTab {
  readonly session: () => Session;
  /** Subscribes to the status of the sockets. */
  readonly onSockets: (watcher: (status: RealtimeStatus) => void) => Stop;
  readonly stop: Stop;
}

/**
 * Starts a tab without a page: session, ping, sockets, reloads and connectivity without a window. It is always online and
 * visible, and alone in its browser. Load tests run a thousand of them.
 */
export async function startTab(options: HeadlessTabOptions): Promise<HeadlessTab> {
  const { config, origin, storage, tabStorage } = options;
  const governor = createReloadGovernor({
    storage: tabStorage,
    reloaded: () => false,
    build: 'headless',
    wallNow: () => Date.now(),
    random: () => Math.random(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    online: () => true,
    busy: () => false,
    probe: () => reachable(config.platformUrl, origin),
    reload: options.reload,
    giveUp: options.giveUp,
  });
  const nothing = (): void => undefined;
  const host = createHost({ config, governor, storage, tabStorage, navigate: nothing, login: nothing });
  const identity = createIdentity(config, origin, storage);
  const events = { addEventListener: nothing, removeEventListener: nothing };
  const stop = startConnection(host, {
    window: { ...events, navigator: { onLine: true } },
    document: { ...events, visibilityState: 'visible' },
    locks: undefined,
    identity: () => Promise.resolve(identity),
    parts: () => [],
    every,
    createRealtime: (connection) => createRealtime({ ...connection, load: options.sockets }),
  });
  const { realtime } = await host.running;
  return { session: () => host.store.get(sessionAtom), onSockets: realtime.status.subscribe, stop };
}
