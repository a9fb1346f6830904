import type { AnyRouter } from '@tanstack/react-router';

import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { prepareOverlays } from '../frame/overlays/overlay-parts.ts';
import type { AppModule, PingPart, RunningModule } from '../host/app-module.ts';
import type { Stop } from '../browser/stop.ts';
import { startGuards } from '../routes/start-guards.ts';
import { loadIdentity } from '../session/load-identity.ts';
import { startSettings } from '../settings/start-settings.ts';
import { startSettingsWatch } from '../settings/start-settings-watch.ts';
import { startTabSync } from '../tabs/start-tab-sync.ts';
import { startTabPersistence } from '../tabs/start-tab-persistence.ts';
import { startConnection } from './start-connection.ts';
import { startWorker } from '../service-worker/start-worker.ts';
import { startOverrides } from '../texts/start-overrides.ts';
import { startFonts } from '../fonts/start-fonts.ts';
import { startSiteTheme } from '../site-theme/start-site-theme.ts';

/** Everything of the shell that lives as long as the page, in the order in which it starts; it ends in the other. */
export function startServices(host: ShellHost, router: AnyRouter, modules: readonly AppModule[]): RunningModule {
  // Filled below: the modules start last.
  const parts: PingPart[] = [];
  const stops: Stop[] = [
    startConnection(host, {
      window,
      document,
      locks: navigator.locks,
      identity: () => loadIdentity(host),
      parts,
    }),
  ];
  whenIdle(() => {
    prepareOverlays().catch((error: unknown) => warn('The dialogs could not be prepared', error));
  });
  stops.push(startFonts(host.store));
  stops.push(startSettingsWatch(host));
  stops.push(startSettings(host));
  stops.push(startSiteTheme(host, { storage: localStorage, origin: location.origin, page: document }));
  stops.push(startOverrides(host));
  stops.push(startTabPersistence(host.store, host.tabStorage));
  stops.push(startTabSync(host, window));
  stops.push(startGuards(host, router));
  // A development server has no build that could be kept.
  if (import.meta.env?.PROD) stops.push(startWorker(host.config, window));
  const running = modules.flatMap((module) => module.start?.(host) ?? []);
  parts.push(...running.flatMap(({ ping }) => ping ?? []));
  stops.push(...running.map(({ stop }) => stop));
  return {
    busy: () => running.some((module) => module.busy?.() ?? false),
    stop: () => {
      for (const stop of stops.toReversed()) stop();
    },
  };
}
