import * as v from 'valibot';
import { expect, test } from 'vitest';

import { agencyCalls } from '../calls/agency/agency-calls.ts';
import { basePaths, calls } from '../calls/calls.ts';
import { appearanceCalls } from './appearance/appearance-calls.ts';
import { operatorCalls } from './controls/operator-calls.ts';
import { wireCalls } from './wire-calls.ts';

const entries = Object.entries(wireCalls);

test('a call has one name on the whole wire, and players carry none of an agent, a designer or an operator', () => {
  const groups = [calls, agencyCalls, appearanceCalls, operatorCalls];
  expect(entries).toHaveLength(groups.reduce((sum, group) => sum + Object.keys(group).length, 0));
  const access = new Set<string>(Object.values(calls).map((call) => call.access));
  expect([...access].toSorted()).toEqual(['player', 'public']);
});

test('[CALL-01] every call is below one of the base paths', () => {
  for (const [, call] of entries)
    expect(
      basePaths.some((base) => call.path.startsWith(`${base}/`)),
      call.path,
    ).toBe(true);
});

test('no two calls share a method and a path', () => {
  const addresses = entries.map(([, call]) => `${call.method} ${call.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('path parameters and params schemas agree', () => {
  for (const [name, call] of entries) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = 'params' in call ? Object.keys(call.params.entries) : [];
    expect(declared, name).toEqual(inPath);
  }
});

test('[THEME-08] appearance calls require a designer, except to see a preview; publishing requires a recent sign-in', () => {
  const fresh: string[] = [];
  for (const [name, call] of entries) {
    if (call.path.startsWith('/cms/v1/appearance/'))
      expect(call.access, name).toBe(name === 'appearancePreview' ? 'public' : 'designer');
    else expect(call.access, name).not.toBe('designer');
    if ('freshSignIn' in call) fresh.push(`${name} ${call.freshSignIn}`);
  }
  expect(fresh).toEqual(['publishAppearance 300', 'cancelAppearanceSchedule 300']);
});

test('[THEME-20] content has the shape of its part, and a preview has each part once', () => {
  const { body } = appearanceCalls.createAppearancePreview;
  const news = { part: 'news', value: { en: ['Derby tonight'] } };
  const menu = { part: 'menu', value: [{ id: 'live', hidden: true, title: { de: 'Live' } }] };
  expect(v.parse(body, { domain: '*', contents: [news, menu] })).toEqual({ domain: '*', contents: [news, menu] });
  for (const contents of [
    [],
    [news, news],
    [
      { part: 'news', value: [] },
      { part: 'news', value: { en: 'a line' } },
    ],
    [{ part: 'colors', value: { dark: {} } }],
    [{ part: 'colors', value: { dark: { a: 1 }, light: {} } }],
    [{ part: 'documents', value: {} }],
    [{ part: 'menu', value: [{ hidden: true }] }],
  ])
    expect(v.is(body, { domain: '*', contents }), JSON.stringify(contents)).toBe(false);
});

test('operator controls require an operator, agency calls an agent, except to join one', () => {
  for (const [name, call] of entries) {
    if (call.path.startsWith('/operator/')) expect(call.access, name).toBe('operator');
    if (name === 'agencyAuditCheck') expect(call.access).toBe('operator');
    else if (call.path.startsWith('/base/v1/agency/'))
      expect(call.access, name).toBe(/\/(connect|connection)$/.test(call.path) ? 'player' : 'agent');
  }
});

test('[CALL-34] texts of the operator are written by language and group', () => {
  const texts = { 'slip.stake': 'Ulog', 'slip.title': null };
  expect(v.is(operatorCalls.setTranslations.body, { lang: 'ba', group: 'betting', texts })).toBe(true);
  const endless = { 'slip.stake': 'x'.repeat(2001) };
  expect(v.is(operatorCalls.setTranslations.body, { lang: 'ba', group: 'betting', texts: endless })).toBe(false);
});
