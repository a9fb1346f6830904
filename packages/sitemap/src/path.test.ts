import { locales } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageNames } from './page-name.ts';
import { isUnder, pathOf, splitPath } from './path.ts';
import { sitemap, sitemapEntry, type SitemapId } from './sitemap.ts';

const ids = Object.keys(sitemap) as SitemapId[]; // the keys of the const object are exactly its ids

test('[ROUTE-04, OP-09, OP-10] the sitemap is as reviewed: every page with its layout', () => {
  expect(
    ids.map((id) => `${sitemap[id].path} ${sitemapEntry(id).layout} ${sitemapEntry(id).page ?? '-'}`),
  ).toMatchSnapshot();
});

test('[OP-07] the account, the agents’ office and the player’s lists require login; payments and the office require roles', () => {
  const withLogin = ids.filter((id) => sitemapEntry(id).login).map((id) => sitemap[id].path);
  const own = ['/ticket_history', '/voucher_history', '/messages', '/payin'];
  for (const id of ids) {
    const { path } = sitemap[id];
    const closed = /^\/(account|affiliates)(\/|$)/.test(path) || own.includes(path);
    expect([path, withLogin.includes(path)]).toEqual([path, closed]);
    const role =
      path === '/account/payment' ? ['AL2'] : path.startsWith('/affiliates') ? ['AGENT', 'OPERATOR'] : undefined;
    expect([path, sitemapEntry(id).roles]).toEqual([path, role]);
  }
});

test('[OP-12] the rules of betting are below /sportbetting, the calls of the platform below /sportsbetting', () => {
  const paths = Object.values(wireCalls).map(({ path }) => path);
  expect(pathOf('sportbettingRules')).toBe('/sportbetting/rules');
  expect(paths.filter((path) => path.startsWith('/sportsbetting/v1/')).length).toBeGreaterThan(5);
  expect(paths.filter((path) => path.startsWith('/sportbetting/'))).toEqual([]);
});

test('[ROUTE-50, OP-02] route metadata uses exactly the fourteen page names', () => {
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

test('[ROUTE-48, ROUTE-49] parameters are optional, and encoded if given', () => {
  expect(pathOf('documents')).toBe('/documents');
  expect(pathOf('games', 'en', { provider: 'house', game: 'a/b' })).toBe('/en/games/house/a%2Fb');
  expect(pathOf('games', 'rs', { provider: 'house' })).toBe('/games/house');
  expect(pathOf('affiliatesUser', 'de', { id: 'u-1' })).toBe('/de/affiliates/users_review/u-1');
});

test('a menu link matches its own pages only, at a slash boundary; home matches home only', () => {
  expect(isUnder('/en/casino?x=1', '/casino')).toBe(true);
  expect(isUnder('/casino_live', '/casino')).toBe(false);
  expect(isUnder('/casino/', '/casino')).toBe(true);
  expect(isUnder('/betting/1', '/de/betting')).toBe(true);
  expect(isUnder('/betting', '/')).toBe(false);
  expect(isUnder('/sq', '/')).toBe(true);
});

test('[ROUTE-70] prefixes and paths are compared without regard to case', () => {
  expect(splitPath('/EN/Games/House')).toEqual({ prefix: 'en', rest: '/Games/House' });
  expect(isUnder('/Live_Betting/x', '/live_betting')).toBe(true);
  expect(isUnder('/DE/LIVE_BETTING', '/live_betting')).toBe(true);
});

test('splitting a path never throws and always returns an absolute rest', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(splitPath(`/${text.replace(/^\/+/, '')}`).rest.startsWith('/')).toBe(true);
    }),
  );
});
