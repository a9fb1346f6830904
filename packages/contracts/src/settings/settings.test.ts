import { expect, test } from 'vitest';

import { creditOf } from '../account/credit.ts';
import { currencyLabel, isBonusCurrency, payoutCurrency } from '../amount/currency.ts';
import { selectionsOf } from '../offer/match.ts';
import { defaultAgencySettings, readAgencySettings } from './agency-settings.ts';
import { defaultTicketSettings } from './default-ticket-settings.ts';
import { readGeneralSettings } from './general-settings.ts';
import { readPauseButton } from './pause-button.ts';
import { readTicketSettings } from './read-ticket-settings.ts';
import { readStatusSettings } from './status-settings.ts';
import { limitOf } from './ticket-settings.ts';

test('[SET-01, SET-02, SET-03, SET-04, SET-05, SET-06, SET-07, OP-70] status keys are read from booleans, numbers and texts; a missing key is off', () => {
  const status = readStatusSettings([
    { key: 'disableBettingPage', value: 'true' },
    { key: 'redirectToLogin', value: 1 },
    { key: 'disableCasinoPage', value: 'false' },
    { key: 'disableVirtualsPage', value: true },
    { key: 'unknown', value: true },
  ]);
  expect(status).toEqual({
    casinoIndefiniteDisabled: false,
    disableBettingPage: true,
    disableLiveBettingPage: false,
    disableCasinoPage: false,
    disableCasinoLivePage: false,
    disableVirtualsPage: true,
    redirectToLogin: true,
  });
});

test('[SET-08, SET-09, SET-10, SET-11, SET-12, SET-13, SET-14, SET-15] ticket settings are read from keys and values; a malformed value keeps its default', () => {
  const settings = readTicketSettings([
    { key: 'minTicketPayin', value: [{ currency: 'RSD', limit: '50' }] },
    { key: 'timeoutLiveTicket', value: 30 },
    { key: 'maxTicketSelections', value: 'many' },
  ]);
  expect(limitOf(settings.minTicketPayin, 'RSD')).toBe('50');
  expect(limitOf(settings.minTicketPayin, 'EUR')).toBeUndefined();
  expect(settings.timeoutLiveTicket).toBe(30);
  expect(settings.maxTicketSelections).toBe(defaultTicketSettings.maxTicketSelections);
});

test('[WAL-04, OP-65] the displayed credit is wallet_0 plus wallet_1', () => {
  expect(creditOf({ wallet_0: '10.05', wallet_1: '0.95' })).toBe('11.00');
});

test('[WAL-06, WAL-08, WAL-09, OP-97] currency labels, bonus wallets, and the currency in which a ticket pays', () => {
  expect(['RSD', 'FREEBET-RSD', 'EUR'].map(currencyLabel)).toEqual(['', 'FREEBET', 'EUR']);
  expect(['RSD', 'FREEBET-RSD', 'EUR'].map(payoutCurrency)).toEqual(['RSD', 'RSD', 'EUR']);
  expect([999, 1000].map(isBonusCurrency)).toEqual([false, true]);
});

test('[MATCH-06, MATCH-07] the meta keys of a market are never selections', () => {
  expect(selectionsOf({ MS: 'OPEN', B: 'b', P: 'p', L: '2.5', over: { O: '1.85' } })).toEqual([
    ['over', { O: '1.85' }],
  ]);
});

test('[OP-85, OP-86, OP-69] general settings are read part by part; a malformed part falls back to nothing', () => {
  const settings = readGeneralSettings([
    { key: 'menuItems', value: ['casino', { id: 'live', hidden: '1', title: { de: 'Live', en: ' ' } }, 7] },
    { key: 'roles', value: 'AL2' },
    { key: 'marquee', value: { de: ['a', ' ', 7], rs: 'b', xx: 'c' } },
    { key: 'slogan', value: 'ignored' },
  ]);
  expect(settings).toEqual({
    menuItems: [
      { id: 'casino', hidden: false, title: {} },
      { id: 'live', hidden: true, title: { de: 'Live' } },
    ],
    roles: [],
    marquee: { de: ['a'], rs: ['b'] },
  });
  expect(readGeneralSettings([])).toEqual({ menuItems: [], roles: [], marquee: {} });
});

test('[OP-87] the pause of 24 hours is in the menu of the account until the setting is `always`', () => {
  const read = (value: unknown) => readPauseButton([{ key: 'pauseButton', value }]);
  expect(read('always')).toBe('always');
  for (const value of ['menu', 'never', true, null]) expect(read(value), JSON.stringify(value)).toBe('menu');
});

test('[SEC-23] the step-up of agents is off until it is set, and a malformed value keeps it off', () => {
  const marks = [{ currency: 'RSD', limit: '10000.00' }];
  const read = (value: unknown) => readAgencySettings([{ key: 'stepUp', value }]).stepUp;
  expect(read({ marks })).toEqual({ marks, maxAge: 300, dayFactor: 5, secondFactor: false });
  for (const value of [{ marks: 'all' }, { marks, maxAge: 0 }, { marks, dayFactor: 0 }, { marks: [{ limit: '-1' }] }])
    expect(read(value), JSON.stringify(value)).toBe(null);
  expect(readAgencySettings([])).toEqual(defaultAgencySettings);
});

test('agents lend to agents until the operator decides otherwise, and a malformed value is off', () => {
  const read = (value: unknown) => readAgencySettings([{ key: 'credit', value }]).credit;
  expect(readAgencySettings([]).credit).toBe('agents');
  for (const value of ['off', 'agents', 'all']) expect(read(value)).toBe(value);
  for (const value of ['ALL', true, null, 1, {}]) expect(read(value), JSON.stringify(value)).toBe('off');
  // Each setting is read by itself.
  const marks = [{ currency: 'RSD', limit: '10.00' }];
  const list = [
    { key: 'credit', value: 'nonsense' },
    { key: 'stepUp', value: { marks } },
  ];
  expect(readAgencySettings(list).stepUp).toMatchObject({ marks });
});
