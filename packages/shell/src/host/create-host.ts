import type { TransportOptions } from '@kvota/api-client';
import type { Realtime } from '@kvota/realtime';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';

import type { AppConfig } from '../browser/app-config.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';
import { createServerClock, type ServerClock } from '../browser/server-clock.ts';
import type { ReloadGovernor } from '../reload/reload-governor.ts';
import { sessionAtom } from '../state/atoms.ts';
import { holdCredit } from '../state/credit-hold.ts';
import { addNotice, removeNotice } from '../state/notices.ts';
import type { CallGroups } from './calls/create-call-groups.ts';
import type { Host, SettingsChange } from './host.ts';
import { createLazyApi } from './lazy-api.ts';
import { createSignal } from './signal.ts';
import { readStoredUser, sessionOf, storageKey } from './stored-user.ts';

/** The parts of the host that exist once the services run. */
export interface RunningServices {
  readonly realtime: Realtime;
  /** Resolves to a token that is good for a call, or undefined for a visitor. Waits for a refresh under way. */
  readonly token: () => Promise<string | undefined>;
  readonly unauthorized: () => void;
  /** Resolves when the ping has been answered. */
  readonly pingNow: () => Promise<void>;
  /** Takes over the user from storage, after a sign-in or sign-out in this tab. */
  readonly adoptSession: () => void;
  /** Ignores the removal of the user from storage while the browser leaves to sign out. */
  readonly leaveSession: () => void;
}

/** The host as the shell itself sees it. */
export interface ShellHost extends Host {
  readonly settingsChanged: ReturnType<typeof createSignal<SettingsChange>>;
  readonly clock: ServerClock;
  /** Storage that all tabs share and that survives a visit: the session, the theme, the last path (OP-50). */
  readonly storage: KeyStorage;
  readonly governor: ReloadGovernor;
  /** Resolves when the services run. */
  readonly running: Promise<RunningServices>;
  /** Called once, when the services run. */
  readonly connect: (services: RunningServices) => void;
}

export interface HostOptions {
  readonly config: AppConfig;
  readonly governor: ReloadGovernor;
  readonly storage: KeyStorage;
  readonly tabStorage: KeyStorage;
  /** Channels between tabs; none if left out. */
  readonly channel?: Host['channel'];
  readonly navigate: Host['navigate'];
  readonly login: () => void;
  /** Starts the usual sign-in if left out. */
  readonly stepUp?: Host['stepUp'];
  /** Goes to the logout page if left out. */
  readonly logout?: () => void;
  /** The server's time. The default clock learns it from answers. */
  readonly clock?: ServerClock;
  /** Options of the transport beside those that every app has. */
  readonly wire?: Pick<TransportOptions, 'fetch' | 'timeout'>;
}

/** Creates the host of an app. It fetches nothing: the stored session is read at once, calls and sockets load when used. */
export function createHost(options: HostOptions): ShellHost {
  const { config, governor, storage, tabStorage, navigate, login } = options;
  const store = createStore();
  const stored = readStoredUser(storage.getItem(storageKey(config)), config.clientId);
  if (stored) store.set(sessionAtom, sessionOf(stored));

  let running: RunningServices | undefined;
  let markReady: (services: RunningServices) => void = () => undefined;
  const ready = new Promise<RunningServices>((resolve) => {
    markReady = resolve;
  });
  const clock =
    options.clock ??
    createServerClock(
      () => performance.now(),
      () => Date.now(),
    );
  return {
    config,
    store,
    storage,
    tabStorage,
    channel: options.channel ?? (() => undefined),
    clock,
    governor,
    api: createApi({
      ...options.wire,
      baseUrl: config.platformUrl,
      // A visitor has none, so that the first calls need not wait for the services.
      token: async () => (running || stored ? (await ready).token() : undefined),
      onUnauthorized: () => running?.unauthorized(),
    }),
    settingsChanged: createSignal(),
    running: ready,
    navigate,
    login,
    stepUp: options.stepUp ?? login,
    queryClient: new QueryClient({
      // The API client retries by itself, so that a failure is reported once.
      defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
    }),
    get realtime() {
      if (!running) {
        throw new Error('The sockets do not run yet: use host.realtime from start(host) on, not while a module loads.');
      }
      return running.realtime;
    },
    sockets: ready.then(({ realtime }) => realtime),
    serverNow: clock.now,
    notify: (notice) => addNotice(store, notice),
    dismiss: (id) => removeNotice(store, id),
    logout: options.logout ?? (() => navigate('logout')),
    reload: (cause) => governor.request(cause),
    pingNow: () => void running?.pingNow(),
    holdCredit: () => holdCredit(store),
    connect(services) {
      running = services;
      markReady(services);
    },
  };
}

/** The calls of the catalogue of games, which the first page of a casino makes. Their code is fetched without that of money. */
export const catalogueNames = /^(casino|gamesEnabled|jackpots|liveTables)/;

function createApi(wire: TransportOptions): Host['api'] {
  let groups: CallGroups | undefined;
  const loadGroups = async (): Promise<CallGroups> => {
    const { createCallGroups } = await import('./calls/create-call-groups.ts');
    groups ??= createCallGroups(wire);
    return groups;
  };
  return createLazyApi([
    async () => (await loadGroups()).first,
    { names: catalogueNames, load: async () => (await loadGroups()).loadCatalogue() },
    async () => (await loadGroups()).loadFurther(),
    { names: /^agency/, load: async () => (await loadGroups()).loadAgency() },
    async () => (await loadGroups()).loadOperator(),
  ]);
}
