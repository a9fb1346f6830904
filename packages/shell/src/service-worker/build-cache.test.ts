import { expect, test, vi } from 'vitest';

import { createBuildCache } from './build-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

test('[PWA-01] a worker that still answers does not create its deleted cache again', async () => {
  const open = vi.fn<CacheStorage['open']>();
  const scope = { caches: { has: () => Promise.resolve(false), open }, navigator: {} };
  // What is used of the scope.
  const cache = createBuildCache(scope as unknown as WorkerScope, {
    version: '1',
    entry: '/a.js',
    needed: ['/a.js'],
    chosen: [],
  });
  expect(await cache.page()).toBeUndefined();
  await cache.keepPage(new Response('page of /a.js'));
  await cache.keepFile(new Request('https://example.com/a.js'), new Response('a'));
  await cache.keepLoaded(['/a.js']);
  expect(open).not.toHaveBeenCalled();
});
