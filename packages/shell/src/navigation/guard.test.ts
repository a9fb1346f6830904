import { readStatusSettings, type StatusKey } from '@kvota/contracts';
import { sitemap, type SitemapId } from '@kvota/sitemap';
import { expect, test } from 'vitest';

import type { Session } from '../state/session.ts';
import { isDisabled, isRemembered, evaluateGuards, type Navigation } from './guard.ts';
import { pageOptions } from './page.ts';

const visitor: Session = { status: 'visitor' };
const player = (...roles: string[]): Session => ({ status: 'signed-in', id: 'u', username: 'u', roles });
const on = (...keys: StatusKey[]) => readStatusSettings(keys.map((key) => ({ key, value: true })));

function visit(id: SitemapId, more: Partial<Navigation> = {}): Navigation {
  const { staticData } = pageOptions(id, undefined);
  return {
    matched: true,
    page: staticData.page,
    session: visitor,
    status: on(),
    ...more,
  };
}

test('[ROUTE-61] a route without a name leads home; a path without a route leads to the 404 page (OP-03)', () => {
  expect(evaluateGuards(visit('betting', { page: undefined }))).toBe('home');
  expect(evaluateGuards(visit('betting', { page: undefined, matched: false }))).toBe('go');
});

test('[ROUTE-63] the ticket history is closed if betting and live both are', () => {
  const history = (...keys: StatusKey[]) =>
    evaluateGuards(visit('ticketHistory', { session: player(), status: on(...keys) }));
  expect(history()).toBe('go');
  expect(history('disableBettingPage')).toBe('go');
  expect(history('disableLiveBettingPage')).toBe('go');
  expect(history('disableBettingPage', 'disableLiveBettingPage')).toBe('closed');
});

test('[ROUTE-64, OP-05] a disabled menu item closes its page and the pages below, but no page with a similar prefix', () => {
  const casinoOff = on('disableCasinoPage');
  expect(isDisabled('/casino', casinoOff)).toBe(true);
  expect(isDisabled('/en/casino/', casinoOff)).toBe(true);
  expect(isDisabled('/de/casino/x?gc=1', casinoOff)).toBe(true);
  expect(isDisabled('/casino_live', casinoOff)).toBe(false);
  expect(isDisabled('/casino2', casinoOff)).toBe(false);
  expect(isDisabled('/', casinoOff)).toBe(false);
});

test('[SET-01, OP-66] casinoIndefiniteDisabled closes both casinos and everything opened from them', () => {
  const off = on('casinoIndefiniteDisabled');
  for (const path of ['/casino', '/casino_live', '/casino2', '/casino3', '/casino_section', '/slots', '/games/a/b']) {
    expect(isDisabled(path, off)).toBe(true);
  }
  for (const path of ['/virtuals', '/poker', '/betting', '/']) expect(isDisabled(path, off)).toBe(false);
});

test('[ROUTE-70, ROUTE-64] a disabled page is closed in every spelling of its path', () => {
  const off = on('disableLiveBettingPage');
  for (const path of ['/Live_Betting', '/EN/live_betting', '/de/LIVE_BETTING/x'])
    expect(isDisabled(path, off)).toBe(true);
  expect(evaluateGuards(visit('liveBetting', { status: off }))).toBe('closed');
  expect(evaluateGuards(visit('betting', { status: off }))).toBe('go');
});

test('[ROUTE-65, ROUTE-71] a page that requires login sends a visitor home', () => {
  const closed = Object.keys(sitemap).filter(
    (id) => evaluateGuards(visit(id as SitemapId)) === 'members', // keys of the sitemap
  );
  expect(closed).toEqual(Object.entries(sitemap).flatMap(([id, entry]) => ('login' in entry ? [id] : [])));
  expect(evaluateGuards(visit('messages', { session: player() }))).toBe('go');
});

test('[ROUTE-66, OP-69] a page with roles admits users who hold one of them, compared exactly', () => {
  const at = (id: SitemapId, session: Session) => evaluateGuards(visit(id, { session }));
  expect(at('accountPayment', player())).toBe('home');
  expect(at('accountPayment', player('al2'))).toBe('home');
  expect(at('accountPayment', player('AL2'))).toBe('go');
  expect(at('affiliatesOffice', player('AL2'))).toBe('home');
  expect(at('affiliatesOffice', player('AGENT', 'AL2'))).toBe('go');
});

test('[ROUTE-67, OP-06] redirectToLogin sends a visitor to login before any other guard; callback, logout and ping stay open', () => {
  const status = on('redirectToLogin', 'disableCasinoPage');
  for (const id of ['home', 'casino', 'messages', 'accountPayment'] as const) {
    expect(evaluateGuards(visit(id, { status }))).toBe('login');
  }
  for (const id of ['callback', 'logout', 'ping'] as const) expect(evaluateGuards(visit(id, { status }))).toBe('go');
  expect(evaluateGuards(visit('home', { status, session: player() }))).toBe('go');
  expect(evaluateGuards(visit('casino', { status, session: player() }))).toBe('closed');
  expect(evaluateGuards(visit('home', { status, page: undefined, matched: false }))).toBe('go');
});

test('[ROUTE-68] sections of the casino are not remembered as the last path', () => {
  expect(isRemembered('/betting')).toBe(true);
  expect(isRemembered('/en/casino_live')).toBe(true);
  expect(isRemembered('/casino_section')).toBe(false);
  expect(isRemembered('/sq/casino_section/slots?x=1')).toBe(false);
  expect(isRemembered('/callback?code=1')).toBe(false);
});

test('[ROUTE-50, OP-02] the metadata has the fourteen page names; every other page is named by its path', () => {
  const names = Object.keys(sitemap).map((id) => pageOptions(id as SitemapId, undefined).staticData.page); // keys of the sitemap
  expect(names.filter(({ pageName }) => pageName !== undefined)).toHaveLength(14);
  for (const { name, pageName } of names) expect(name).toBe(pageName ?? name);
  expect(names.every(({ name, pageName }) => pageName !== undefined || name.startsWith('/'))).toBe(true);
});
