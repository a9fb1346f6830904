import type { TransportOptions } from '@kvota/api-client';
import type { Realtime } from '@kvota/realtime';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';

import { createServerClock, type ServerClock } from '../browser/server-clock.ts';
import type { AppConfig } from '../browser/app-config.ts';
import type { Host, SettingsChange } from './host.ts';
import type { ReloadGovernor } from '../reload/reload-governor.ts';
import { readStoredUser, sessionOf, storageKey } from './stored-user.ts';
import { sessionAtom } from '../state/atoms.ts';
import { addNotice, removeNotice } from '../state/notices.ts';
import type { KeyStorage } from '../browser/key-storage.ts';
import { createLazyApi } from './lazy-api.ts';
import { createSignal } from './signal.ts';

/** What the services give to the host once they run. */
export interface RunningServices {
  readonly realtime: Realtime;
  /** A token that is good for a call, or undefined for a visitor; waits for a refresh that is under way. */
  readonly token: () => Promise<string | undefined>;
  readonly unauthorized: () => void;
  readonly pingNow: () => void;
  /** Takes over the user from storage, after sign-in or sign-out in this tab. */
  readonly adoptSession: () => void;
}

/** The host as the shell itself sees it. */
export interface ShellHost extends Host {
  readonly settingsChanged: ReturnType<typeof createSignal<SettingsChange>>;
  readonly clock: ServerClock;
  /** What all tabs share and the next visit finds: the session, the theme, the last path (OP-50). */
  readonly storage: KeyStorage;
  readonly governor: ReloadGovernor;
  /** Resolves when the services run. */
  readonly running: Promise<RunningServices>;
  /** Called once, when the services run. */
  readonly connect: (services: RunningServices) => void;
}

interface HostOptions {
  readonly config: AppConfig;
  readonly governor: ReloadGovernor;
  readonly storage: KeyStorage;
  readonly tabStorage: KeyStorage;
  /** None unless given: whoever runs alone has nobody to talk to. */
  readonly channel?: Host['channel'];
  readonly navigate: Host['navigate'];
  readonly login: () => void;
  /** The server's time; a clock that learns from answers unless told. */
  readonly clock?: ServerClock;
  /** How calls travel, beyond what every app has. */
  readonly wire?: Pick<TransportOptions, 'fetch' | 'timeout'>;
}

/** Makes the host before anything is fetched: a stored session is read at once, sockets and calls come when they are needed. */
export function createHost(options: HostOptions): ShellHost {
  const { config, governor, storage, tabStorage, navigate, login } = options;
  const store = createStore();
  const stored = readStoredUser(storage.getItem(storageKey(config)), config.clientId);
  if (stored) store.set(sessionAtom, sessionOf(stored));

  let running: RunningServices | undefined;
  let announce: (services: RunningServices) => void = () => undefined;
  const ready = new Promise<RunningServices>((resolve) => {
    announce = resolve;
  });
  const clock =
    options.clock ??
    createServerClock(
      () => performance.now(),
      () => Date.now(),
    );
  const wire: TransportOptions = {
    ...options.wire,
    baseUrl: config.platformUrl,
    token: async () => (await ready).token(),
    onUnauthorized: () => running?.unauthorized(),
  };
  const calls = () => import('./calls/first-calls.ts');
  const api = createLazyApi([
    async () => (await calls()).createFirstCalls(wire),
    async () => (await calls()).loadFurtherCalls(wire),
  ]);
  return {
    config,
    store,
    storage,
    tabStorage,
    channel: options.channel ?? (() => undefined),
    clock,
    governor,
    api,
    settingsChanged: createSignal(),
    running: ready,
    navigate,
    login,
    queryClient: new QueryClient({
      // The client of the calls tries again by itself; a page is told of a failure once.
      defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
    }),
    get realtime() {
      if (!running) {
        throw new Error('The sockets do not run yet: use host.realtime from start(host) on, not while a module loads.');
      }
      return running.realtime;
    },
    serverNow: clock.now,
    notify: (notice) => addNotice(store, notice),
    dismiss: (id) => removeNotice(store, id),
    logout: () => navigate('logout'),
    reload: (cause) => governor.request(cause),
    pingNow: () => running?.pingNow(),
    connect(services) {
      running = services;
      announce(services);
    },
  };
}
