import { locales } from '@kvota/contracts';
import { otherPathsOf, pathOf, sitemap, type SitemapId } from '@kvota/sitemap';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { modules, routeTree } from './router.tsx';

// Matching alone needs no host.
const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: undefined as never,
  notFoundMode: 'root',
});
const ids = Object.keys(sitemap) as SitemapId[]; // Safe: keys of the sitemap.

/** Returns the page of a path, or undefined for the 404 page. */
function pageOf(path: string): string | undefined {
  return router.matchRoutes(path, {}).at(-1)?.staticData.page?.id;
}

test('[ROUTE-01, ROUTE-02] every page of the sitemap has a route, unprefixed and under each language', () => {
  for (const id of ids) {
    expect(pageOf(pathOf(id, undefined, { id: 'u-1', period: '2026-W48' })), id).toBe(id);
    for (const locale of locales) {
      const path = sitemap[id].path
        .replace(/\/\{-\$\w+\}/g, '')
        .replace('$id', 'u-1')
        .replace('$period', '2026-W48')
        .replace(/^\/$/, '');
      expect(pageOf(`/${locale}${path}`), `${locale} ${id}`).toBe(id);
    }
  }
});

test('[ROUTE-48, ROUTE-49] doc, provider and game may be given or left out', () => {
  expect(pageOf('/documents')).toBe('documents');
  expect(pageOf('/en/documents/terms')).toBe('documents');
  expect(['/games', '/games/house', '/sq/games/house/dice'].map(pageOf)).toEqual(['games', 'games', 'games']);
});

test('[OP-01] the two other addresses of the agents’ area redirect to it, with its guards', () => {
  expect(pageOf('/account/affiliates')).toBe('affiliates');
  expect(pageOf('/de/account/bonuses/affiliates')).toBe('affiliates');
  expect(pageOf('/account/affiliates/tickets')).toBe('affiliatesTickets');
  expect(pageOf('/el/account/bonuses/affiliates/users_review')).toBe('affiliatesUsersReview');
  expect(pageOf('/account/affiliates/users_review/u-1')).toBe('affiliatesUser');
  expect(pageOf('/account/affiliates/nonsense')).toBeUndefined();
});

test('[OP-01, ROUTE-72] every further path that the sitemap names has a route', () => {
  for (const path of ids.flatMap(otherPathsOf)) expect(pageOf(path), path).toBeDefined();
  expect(ids.flatMap(otherPathsOf)).toContain('/account');
});

test('[ROUTE-60] an unknown path, and one under a prefix that is no language, ends on the 404 page', () => {
  for (const path of ['/nonsense', '/fr', '/fr/betting', '/en/nonsense', '/betting/x', '/sr/casino']) {
    expect(pageOf(path), path).toBeUndefined();
  }
});

test('[I18N-03] all paths of a page are in one module, whose groups of texts it loads', () => {
  const ownersOf = new Map<string, Set<string>>();
  for (const module of modules)
    for (const route of Object.values(module.routes).flat()) {
      const { page } = (Reflect.get(route.options, 'staticData') ?? {}) as { readonly page?: { readonly id: string } }; // as `page()` makes it
      if (page) ownersOf.set(page.id, (ownersOf.get(page.id) ?? new Set()).add(module.id));
    }
  expect([...ownersOf].filter(([, owners]) => owners.size > 1)).toEqual([]);
});

test('every page has one owner, and the menu has all five items', () => {
  const owned = modules.flatMap((module) =>
    Object.values(module.routes).flatMap((routes) => routes.map((route) => String(Reflect.get(route.options, 'path')))),
  );
  expect(owned.filter((path, index) => owned.indexOf(path) !== index)).toEqual([]);
  expect(modules.flatMap((module) => module.menu.map(({ id }) => id)).toSorted()).toEqual([
    'betting',
    'casino',
    'casino_live',
    'live',
    'virtuals',
  ]);
});
