// Served at /sw.js in place of the worker where it is to be gone: takes the old one's place at once, its caches away, and leaves.
import { isBuildCache } from './build-files.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: unknown;

const scope = self as WorkerScope; // in a service worker that is what it is
async function leave(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter(isBuildCache).map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
