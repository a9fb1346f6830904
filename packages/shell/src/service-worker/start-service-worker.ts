import { warn } from '../browser/report.ts';
import type { AppConfig } from '../browser/app-config.ts';
import type { Stop } from '../browser/stop.ts';
import { isBuildCache } from './build-files.ts';
import type { WorkerMessage } from './worker-scope.ts';

/** Milliseconds until the worker is registered, so that the first page loads before it. */
const registerDelay = 3000;
/** Milliseconds between two checks for a new build, when the player returns to a page that stays open for days. */
const updateInterval = 60 * 60_000;

/** Registers the service worker when the page is idle (PWA-01), or removes it if the operator has switched it off. */
export function startServiceWorker({ worker }: Pick<AppConfig, 'worker'>, window: Window): Stop {
  const { serviceWorker: container } = window.navigator;
  // In a foreign frame it would be another site's worker. At an insecure address there is none.
  if (!('serviceWorker' in window.navigator) || window.top !== window) return () => undefined;
  let stopped = false;
  let registration: ServiceWorkerRegistration | undefined;
  let checkedAt = performance.now();

  async function begin(): Promise<void> {
    if (worker === 'off') {
      const registrations = await container.getRegistrations();
      await Promise.all(registrations.map((one) => one.unregister()));
      // The worker that removes the caches of this one may never be activated.
      const names = (await window.caches.keys()).filter(isBuildCache);
      await Promise.all(names.map((name) => window.caches.delete(name)));
      return;
    }
    registration = await container.register('/sw.js', { updateViaCache: 'none' });
    post(registration?.waiting ?? null, { kind: 'take-over' });
    const { active } = await container.ready;
    post(active, { kind: 'loaded', files: loadedFiles(window) });
  }
  const visible = (): void => {
    if (window.document.visibilityState !== 'visible' || performance.now() - checkedAt < updateInterval) return;
    checkedAt = performance.now();
    registration?.update().catch((error: unknown) => warn('The check for a new build failed', error));
  };
  const timer = setTimeout(() => {
    if (!stopped) begin().catch((error: unknown) => warn('The service worker could not be registered', error));
  }, registerDelay);
  window.document.addEventListener('visibilitychange', visible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.document.removeEventListener('visibilitychange', visible);
  };
}

function post(worker: ServiceWorker | null, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
  worker?.postMessage(message);
}

/** Returns the paths of the site's own files that the page has requested. */
function loadedFiles({ performance: timeline, location }: Window): string[] {
  const paths = timeline.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))];
}
