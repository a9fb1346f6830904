import { readGeneralSettings, readStatusSettings } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { disabledMenuItems } from '../state/disabled-menu-items.ts';
import { menuOrderOf, menuTitlesOf } from '../state/menu-settings.ts';

const disabled = (key: string) => [...disabledMenuItems(readStatusSettings([{ key, value: '1' }]))];

test('[HEAD-21, SET-02 … SET-06] each status key disables its menu item', () => {
  expect(disabled('disableBettingPage')).toEqual(['betting']);
  expect(disabled('disableLiveBettingPage')).toEqual(['live']);
  expect(disabled('disableCasinoPage')).toEqual(['casino']);
  expect(disabled('disableCasinoLivePage')).toEqual(['casino_live']);
  expect(disabled('disableVirtualsPage')).toEqual(['virtuals']);
  expect(disabled('casinoIndefiniteDisabled')).toEqual(['casino', 'casino_live']);
  expect(disabled('redirectToLogin')).toEqual([]);
});

test('[OP-85] the operator may order the menu and leave items out; malformed settings give the built-in menu', () => {
  const order = (value: unknown) => menuOrderOf(readGeneralSettings([{ key: 'menuItems', value }]).menuItems);
  const builtIn = ['betting', 'live', 'casino', 'casino_live', 'virtuals'];
  expect(order(['casino', 'betting'])).toEqual(['casino', 'betting']);
  expect(order([{ id: 'live' }, { id: 'betting', hidden: true }, { id: 'unknown' }])).toEqual(['live']);
  for (const value of [undefined, 'betting', [], [7], {}]) expect(order(value)).toEqual(builtIn);
  expect(menuOrderOf(readGeneralSettings([]).menuItems)).toEqual(builtIn);
});

test('[OP-86] the news come by language, as one text or a list', () => {
  const news = (value: unknown) => readGeneralSettings([{ key: 'marquee', value }]).marquee.de ?? [];
  expect(news({ de: ['a', ' ', 7, 'b'], rs: 'c' })).toEqual(['a', 'b']);
  expect(news({ de: 'a' })).toEqual(['a']);
  expect(news(['a'])).toEqual(['a']);
  expect(news({ rs: 'c' })).toEqual([]);
  expect(readGeneralSettings([]).marquee.de ?? []).toEqual([]);
});

test('[OP-85] a menu item may have a title of the operator, by language or one for all', () => {
  const titles = (value: unknown) => menuTitlesOf(readGeneralSettings([{ key: 'menuItems', value }]).menuItems, 'de');
  expect(
    titles([{ id: 'casino', title: { de: 'Spiele', en: 'Games' } }, 'live', { id: 'betting', title: 'Sport' }]),
  ).toEqual({
    casino: 'Spiele',
    betting: 'Sport',
  });
  for (const value of [
    undefined,
    'casino',
    [],
    [{ id: 'poker', title: 'x' }],
    [{ id: 'live', title: { en: 'a', de: ' ' } }],
    [null],
  ])
    expect(titles(value)).toEqual({});
});

test('[ROLE-02, OP-69] the role list has records of key and value, and malformed ones are left out', () => {
  const roles = (value: unknown) => readGeneralSettings([{ key: 'roles', value }]).roles;
  expect(roles([{ key: 'payment', value: 'AL2' }, { key: 'agent' }, 'AL99', null])).toEqual([
    { key: 'payment', value: 'AL2' },
  ]);
  expect(roles('AL2')).toEqual([]);
  expect(readGeneralSettings([]).roles).toEqual([]);
});
