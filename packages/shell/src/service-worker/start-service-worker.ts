import { warn } from '../browser/report.ts';
import type { AppConfig } from '../browser/app-config.ts';
import type { Stop } from '../browser/stop.ts';
import { isBuildCache } from './build-files.ts';
import type { WorkerMessage } from './worker-scope.ts';

/** The page does first what the player waits for. */
const rest = 3000;
/** A page that stays open for days looks for a new build this often, when the player comes back to it. */
const lookEvery = 60 * 60_000;

/** Registers the service worker once the page has come to rest (PWA-01), and keeps it informed; takes it away where the operator has switched it off. */
export function startServiceWorker({ worker }: Pick<AppConfig, 'worker'>, window: Window): Stop {
  const { serviceWorker: container } = window.navigator;
  // In a foreign frame it would be another site's worker; on an insecure address there is none.
  if (!('serviceWorker' in window.navigator) || window.top !== window) return () => undefined;
  let stopped = false;
  let registration: ServiceWorkerRegistration | undefined;
  let lookedAt = performance.now();

  async function begin(): Promise<void> {
    if (worker === 'off') {
      const registrations = await container.getRegistrations();
      await Promise.all(registrations.map((one) => one.unregister()));
      // The worker that would have cleared up behind the old one may never get its turn.
      const names = (await window.caches.keys()).filter(isBuildCache);
      await Promise.all(names.map((name) => window.caches.delete(name)));
      return;
    }
    registration = await container.register('/sw.js', { updateViaCache: 'none' });
    tell(registration?.waiting ?? null, { kind: 'take-over' });
    const { active } = await container.ready;
    tell(active, { kind: 'loaded', files: loadedFiles(window) });
  }
  const visible = (): void => {
    if (window.document.visibilityState !== 'visible' || performance.now() - lookedAt < lookEvery) return;
    lookedAt = performance.now();
    registration?.update().catch((error: unknown) => warn('A new build could not be looked for', error));
  };
  const timer = setTimeout(() => {
    if (!stopped) begin().catch((error: unknown) => warn('The service worker is not to be had', error));
  }, rest);
  window.document.addEventListener('visibilitychange', visible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.document.removeEventListener('visibilitychange', visible);
  };
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
  worker?.postMessage(message);
}

/** Paths of the site's own files that the page has asked for. */
function loadedFiles({ performance: timeline, location }: Window): string[] {
  const paths = timeline.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))];
}
