import { createRealtime } from '@kvota/realtime';
import type { AnyRouter } from '@tanstack/react-router';

import { every } from '../browser/every.ts';
import type { AppModule, RunningModule } from '../host/app-module.ts';
import type { ShellHost } from '../host/create-host.ts';
import { loadIdentity } from '../session/load-identity.ts';
import { startServices } from './start-services.ts';

/** Starts the services of an app on the browser's own window, locks and sockets. */
export function startBrowserServices(host: ShellHost, router: AnyRouter, modules: readonly AppModule[]): RunningModule {
  return startServices(host, {
    router,
    modules,
    window,
    document,
    origin: location.origin,
    locks: navigator.locks,
    identity: () => loadIdentity(host),
    every,
    createRealtime,
    // A development server has no build that could be cached.
    serviceWorkerOf: import.meta.env?.PROD ? window : undefined,
  });
}
