import { expect, onTestFinished, test, vi } from 'vitest';

import { serveBuild } from './serve-build.ts';
import type { WorkerScope } from './worker-scope.ts';

test('[PWA-01] a page whose preload never ends is fetched again if no page is cached', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listeners = new Map<string, (event: unknown) => void>();
  const page = new Response('page');
  const scope = {
    location: { origin: 'https://example.com' },
    caches: { has: () => Promise.resolve(false) },
    fetch: vi.fn(() => Promise.resolve(page)),
    addEventListener: (type: string, run: (event: unknown) => void) => listeners.set(type, run),
  };
  serveBuild(scope as unknown as WorkerScope, { version: '1', entry: '/a.js', needed: [], chosen: [] }); // what is used of it
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: 'https://example.com/en/betting', headers: new Headers() },
    preloadResponse: new Promise(() => undefined),
    respondWith,
    waitUntil: () => undefined,
  });
  expect(scope.fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await respondWith.mock.calls[0]?.[0]).toBe(page);
});

test('[NET-40, PWA-01] a page of the platform comes from the network alone, is asked for once and is not cached', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const caches = { has: vi.fn(), open: vi.fn(), match: vi.fn() };
  const scope = {
    location: { origin: 'https://example.com' },
    caches,
    fetch: vi.fn(() => Promise.reject(new TypeError('no network'))),
    addEventListener: (type: string, run: (event: unknown) => void) => listeners.set(type, run),
  };
  serveBuild(scope as unknown as WorkerScope, { version: '1', entry: '/a.js', needed: [], chosen: [] }); // what is used of it
  const visit = (url: string, preloaded?: Response) => {
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url, headers: new Headers() },
      preloadResponse: Promise.resolve(preloaded),
      respondWith,
      waitUntil: () => undefined,
    });
    return respondWith.mock.calls[0]?.[0];
  };
  const page = new Response('sign-in');
  expect(await visit('https://example.com/oidc/interaction/1', page)).toBe(page);
  expect(scope.fetch).not.toHaveBeenCalled();
  await expect(visit('https://example.com/oidc/auth?client_id=a')).rejects.toThrow('no network');
  for (const use of Object.values(caches)) expect(use).not.toHaveBeenCalled();
});
