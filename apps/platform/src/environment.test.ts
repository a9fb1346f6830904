import { expect, test } from 'vitest';

import { feedChoiceOf, listOf, portOf, traderLimitOf } from './environment.ts';

const ticket = { stake: 10_000n, totalOdds: '2.00', possiblePayout: 20_000n, live: false };

test("the trader's limit is read by currency; of one that is not named any stake is taken", () => {
  const limit = traderLimitOf('RSD:50000, EUR:500.50,FREEBET-RSD:20');
  const of = (currency: string) => limit?.({ ...ticket, currency });
  expect(['RSD', 'EUR', 'FREEBET-RSD', 'CHF'].map(of)).toEqual([5_000_000n, 50_050n, 2000n, null]);
  for (const none of [undefined, '', '  ']) expect(traderLimitOf(none)).toBeUndefined();
});

test.each([
  '50000',
  'RSD',
  'RSD:',
  'RSD:abc',
  'RSD:-5',
  'RSD:0',
  'RSD:0.00',
  'RSD:1.005',
  'RSD:1e3',
  'RSD=50000',
  'rsd:50000',
  ':50000',
  'RSD:1,RSD:2',
  'RSD:1,',
  'RSD:1;EUR:2',
  'RSD:50 000',
])("a trader's limit of %j is refused with what is meant", (text) => {
  expect(() => traderLimitOf(text)).toThrow(
    `KVOTA_TRADER_LIMIT is the highest stake of a ticket by currency, such as "RSD:50000,EUR:500.00", each currency once, not "${text}".`,
  );
});

test('ports are whole numbers, lists have no empty parts and no slash at the end', () => {
  expect([portOf('0'), portOf('65535')]).toEqual([0, 65_535]);
  for (const text of ['', '65536', '-1', '1.5', 'x', '1e3']) expect(() => portOf(text)).toThrow('KVOTA_PLATFORM_PORT');
  expect(listOf(' https://a.example/ ,, http://b.example')).toEqual(['https://a.example', 'http://b.example']);
});

test('the feed is the simulated one, or a recording that goes on for ever or is played once', () => {
  const simulated = { kind: 'simulated' };
  expect([feedChoiceOf(undefined), feedChoiceOf(' '), feedChoiceOf('simulated')]).toEqual([
    simulated,
    simulated,
    simulated,
  ]);
  const replay = { kind: 'replay', file: 'a:b c.jsonl', begins: undefined };
  expect(feedChoiceOf('replay:a:b c.jsonl')).toEqual({ ...replay, loops: true });
  expect(feedChoiceOf('replay-once:a:b c.jsonl', '')).toEqual({ ...replay, loops: false });
  const begins = Date.UTC(2026, 10, 21, 18);
  expect(feedChoiceOf('replay:x', '2026-11-21T18:00:00Z')).toMatchObject({ begins });
});

test.each(['replay', 'replay:', 'provider', 'replay-twice:x'])('the feed "%s" is refused in words', (text) => {
  expect(() => feedChoiceOf(text)).toThrow(`KVOTA_FEED is "simulated", "replay:<file>"`);
});

test.each(['soon', '2026-13-01T00:00:00Z', '1795280400000'])('"%s" is no beginning of a recording', (text) => {
  expect(() => feedChoiceOf('replay:x', text)).toThrow('KVOTA_FEED_BEGINS is the instant at which a recording begins');
});
