import { locales } from '@kvota/contracts';
import { splitPath } from '@kvota/sitemap';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inLanguage, lastPath, pageAt, rememberPath } from './last-path.ts';

const storage = () => {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
};

test('[ROUTE-68, OP-11] sign-in returns to the last path, except casino sections', () => {
  const local = storage();
  expect(lastPath(local, 'en')).toBe('/en');
  rememberPath(local, '/de/betting?sport=F');
  rememberPath(local, '/casino_section?section=x');
  rememberPath(local, '/callback?code=1');
  expect(lastPath(local, 'en')).toBe('/de/betting?sport=F');
});

test('a stored path that leads to another site is ignored', () => {
  for (const text of ['//evil.example', '/\\evil.example', 'https://evil.example', 'betting', '']) {
    expect(lastPath({ getItem: () => text }, 'rs')).toBe('/');
  }
});

test('[ROUTE-02] a change of language keeps page and query; the default language has no prefix', () => {
  expect(inLanguage('/betting?x=1#y', 'de')).toBe('/de/betting?x=1#y');
  expect(inLanguage('/de/betting', 'rs')).toBe('/betting');
  expect(inLanguage('/', 'ru')).toBe('/ru');
  expect(inLanguage('/ru', 'rs')).toBe('/');
  const path = fc.constantFrom('/', '/betting', '/account/bonuses/periodic', '/games/a/b');
  const locale = fc.constantFrom(...locales);
  fc.assert(
    fc.property(path, locale, locale, (rest, from, to) => {
      const there = inLanguage(inLanguage(rest, from), to);
      expect(splitPath(there)).toEqual({ prefix: to === 'rs' ? undefined : to, rest });
    }),
  );
});

test('the page of a path is known before the router matches', () => {
  expect([pageAt('/'), pageAt('/en/live_betting'), pageAt('/EN/Betting'), pageAt('/en/x')]).toEqual([
    'home',
    'liveBetting',
    'betting',
    undefined,
  ]);
});
