import { expect, test } from 'vitest';

import { knows, readKnownBrowser, rememberAccount } from './known-browser.ts';

const own = { key: 'key', secure: true };
const cookieOf = (header: string): string => header.split(';')[0] ?? '';

test('a browser knows the accounts that signed in from it, and keeps its id', () => {
  const first = readKnownBrowser(cookieOf(rememberAccount(undefined, 'Player', own)), 'key');
  const second = readKnownBrowser(`other=1; ${cookieOf(rememberAccount(first, 'agent', own))}`, 'key');
  expect(second?.id).toBe(first?.id);
  expect(['player', ' PLAYER ', 'agent', 'player2'].map((name) => knows(second, name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(knows(undefined, 'player')).toBe(false);
});

test('only the last five accounts are known, and a second sign-in takes no second place', () => {
  let header = '';
  for (const name of ['a', 'b', 'c', 'd', 'e', 'e', 'f']) {
    header = rememberAccount(readKnownBrowser(cookieOf(header), 'key'), name, own);
  }
  const browser = readKnownBrowser(cookieOf(header), 'key');
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => knows(browser, name))).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a cookie of another key, or an altered one, is ignored; the name is not in it', () => {
  const cookie = cookieOf(rememberAccount(undefined, 'player', own));
  expect(cookie).not.toContain('player');
  expect(readKnownBrowser(cookie, 'another key')).toBeUndefined();
  expect(readKnownBrowser(cookie.replace('=', '=x'), 'key')).toBeUndefined();
  expect(readKnownBrowser(undefined, 'key')).toBeUndefined();
  expect(readKnownBrowser('kvota_browser=..', 'key')).toBeUndefined();
});
