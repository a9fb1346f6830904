import type { AnyRouter } from '@tanstack/react-router';

import { afterContent } from '../browser/first-screen/after-content.ts';
import { warn } from '../browser/report.ts';
import type { Stop } from '../browser/stop.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { startRetryFailed } from '../connectivity/start-retry-failed.ts';
import { startFonts } from '../fonts/start-fonts.ts';
import { prepareOverlays } from '../frame/overlays/overlay-parts.ts';
import { loadAccountMenu } from '../host/account-menu.ts';
import type { AppModule, RunningModule } from '../host/app-module.ts';
import type { ShellHost } from '../host/create-host.ts';
import { startGuards } from '../routes/start-guards.ts';
import { startServiceWorker } from '../service-worker/start-service-worker.ts';
import { startSettings } from '../settings/start-settings.ts';
import { startSettingsWatch } from '../settings/start-settings-watch.ts';
import type { PaintedPage } from '../site-theme/paint-theme.ts';
import { startSiteTheme } from '../site-theme/start-site-theme.ts';
import { sessionAtom } from '../state/atoms.ts';
import { startTabPersistence } from '../tabs/start-tab-persistence.ts';
import { startTabSync } from '../tabs/start-tab-sync.ts';
import { startOverrides } from '../texts/start-overrides.ts';
import { startConnection, type ConnectionDeps } from './start-connection.ts';

/** Dependencies of the services: the browser, the sockets and the identity provider. Stories pass their own. */
export interface ServiceDeps extends Omit<ConnectionDeps, 'parts'> {
  readonly router: AnyRouter;
  readonly modules: readonly AppModule[];
  readonly document: ConnectionDeps['document'] & PaintedPage;
  /** Origin of the site; its theme is asked for by it (THEME-03). */
  readonly origin: string;
  /** The window whose service worker is managed; undefined if the page comes from no build, which alone could be cached. */
  readonly serviceWorkerOf: Window | undefined;
}

interface ServiceContext extends ServiceDeps {
  /** The modules that run. They start last, so it is empty until then. */
  readonly running: RunningModule[];
}

/** Starts one part of the page that lives as long as the page, and returns its stop. */
type Service = (host: ShellHost, context: ServiceContext) => Stop;

/** All services of the shell in the order in which they start. They stop in reverse order. */
const services: readonly Service[] = [
  (host, context) =>
    startConnection(host, { ...context, parts: () => context.running.flatMap(({ ping }) => ping ?? []) }),
  startRetryFailed,
  startOverlays,
  ({ store }) => startFonts(store),
  startSettingsWatch,
  startSettings,
  (host, { origin }) => startSiteTheme(host, { storage: host.storage, origin }),
  startOverrides,
  ({ store, tabStorage }) => startTabPersistence(store, tabStorage),
  (host, { window }) => startTabSync(host, window),
  (host, { router }) => startGuards(host, router),
  ({ config }, { serviceWorkerOf }) =>
    serviceWorkerOf ? startServiceWorker(config, serviceWorkerOf) : () => undefined,
  startAccountMenu,
  startModules,
];

/** Starts all services of an app, its modules included. Runs after the first paint. */
export function startServices(host: ShellHost, deps: ServiceDeps): RunningModule {
  const running: RunningModule[] = [];
  const stops = services.map((start) => start(host, { ...deps, running }));
  return { stop: () => stopAll(stops), busy: () => running.some((module) => module.busy?.() ?? false) };
}

function stopAll(stops: readonly Stop[]): void {
  for (const stop of stops.toReversed()) stop();
}

function startModules(host: ShellHost, { modules, running }: ServiceContext): Stop {
  running.push(...modules.flatMap((module) => module.start?.(host) ?? []));
  return () => stopAll(running.map(({ stop }) => stop));
}

/** Fetches the account menu once a user is signed in, so that the drawer opens with its links. */
function startAccountMenu(host: ShellHost, { modules }: ServiceContext): Stop {
  const load = (): void => {
    if (host.store.get(sessionAtom).status !== 'signed-in') return;
    whenIdle(() => {
      loadAccountMenu({ host, modules }).catch((error: unknown) => warn('The account menu could not be loaded', error));
    });
  };
  load();
  return host.store.sub(sessionAtom, load);
}

/** Fetches the dialogs while the network is there: the one that reports its loss cannot be fetched without it. */
function startOverlays(): Stop {
  afterContent(() =>
    whenIdle(() => {
      prepareOverlays().catch((error: unknown) => warn('The dialogs could not be prepared', error));
    }),
  );
  return () => undefined;
}
