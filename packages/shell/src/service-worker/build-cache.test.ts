import { expect, test, vi } from 'vitest';

import { servedElement } from '../browser/served/served-screen.ts';
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

test('[SPEED-05, PWA-01] a kept page has no screen that a server rendered, because its odds would be old', async () => {
  const put = vi.fn<Cache['put']>(() => Promise.resolve());
  const kept = new Response('<html>/a.js', { headers: { 'content-security-policy': 'p' } });
  const opened = { put, match: () => Promise.resolve(kept) };
  const scope = { caches: { has: () => Promise.resolve(true), open: () => Promise.resolve(opened) }, navigator: {} };
  // What is used of the scope.
  const cache = createBuildCache(scope as unknown as WorkerScope, {
    version: '1',
    entry: '/a.js',
    needed: [],
    chosen: [],
  });
  const html = `<body>${servedElement('1.85', { media: {}, offset: 0 })}<div id="root">/a.js</div>`;
  const answer = new Response(html, { headers: { 'content-security-policy': 'p' } });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  answer.clone = () => Object.defineProperty(new Response(html), 'type', { value: 'basic' });
  await cache.keepPage(answer);
  const [, stored] = put.mock.calls[0] ?? [];
  expect(await stored?.text()).toBe('<body><div id="root">/a.js</div>');
  expect(stored?.headers.get('content-security-policy')).toBe('p');
});
