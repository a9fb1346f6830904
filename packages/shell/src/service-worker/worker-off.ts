// Served at /sw.js instead of the worker if it is switched off: it replaces the old one, removes its caches, and unregisters.
import { isBuildCache } from './build-files.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: unknown;

const scope = self as WorkerScope; // the global scope of a service worker
async function leave(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter(isBuildCache).map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
