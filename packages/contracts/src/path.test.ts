import fc from 'fast-check';
import { expect, test } from 'vitest';

import { locales } from './locale.ts';
import { pageNames } from './page-name.ts';
import { isUnder, pathOf, splitPath } from './path.ts';
import { sitemap, sitemapEntry, type SitemapId } from './sitemap.ts';

const ids = Object.keys(sitemap) as SitemapId[]; // the keys of the const object are exactly its ids

test('the sitemap is as reviewed', () => {
  expect(
    ids.map((id) => `${sitemap[id].path} ${sitemapEntry(id).layout} ${sitemapEntry(id).page ?? '-'}`),
  ).toMatchSnapshot();
});

test('[ROUTE-50] route metadata uses exactly the fourteen page names', () => {
  const used = ids.map((id) => sitemapEntry(id).page).filter((name) => name !== undefined);
  expect(used.toSorted()).toEqual([...pageNames].toSorted());
});

test('[ROUTE-01, ROUTE-02] every page has a path without prefix in rs and one below every other language', () => {
  for (const id of ids) {
    expect(splitPath(pathOf(id)).prefix).toBeUndefined();
    for (const locale of locales.filter((name) => name !== 'rs')) {
      expect(pathOf(id, locale).startsWith(`/${locale}`)).toBe(true);
      expect(splitPath(pathOf(id, locale))).toEqual({ prefix: locale, rest: pathOf(id) });
    }
  }
});

test('[ROUTE-48, ROUTE-49] parameters may be left out, and are encoded when given', () => {
  expect(pathOf('documents')).toBe('/documents');
  expect(pathOf('games', 'en', { provider: 'house', game: 'a/b' })).toBe('/en/games/house/a%2Fb');
  expect(pathOf('games', 'rs', { provider: 'house' })).toBe('/games/house');
});

test('a menu link catches its own pages only, at a slash boundary; home catches home only', () => {
  expect(isUnder('/en/casino?x=1', '/casino')).toBe(true);
  expect(isUnder('/casino_live', '/casino')).toBe(false);
  expect(isUnder('/casino/', '/casino')).toBe(true);
  expect(isUnder('/betting/1', '/de/betting')).toBe(true);
  expect(isUnder('/betting', '/')).toBe(false);
  expect(isUnder('/sq', '/')).toBe(true);
});

test('taking a path apart never throws and always gives an absolute rest', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(splitPath(`/${text.replace(/^\/+/, '')}`).rest.startsWith('/')).toBe(true);
    }),
  );
});
