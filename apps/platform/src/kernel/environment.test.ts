import { expect, test } from 'vitest';

import { feedChoiceOf, listOf, portOf, trustedProxiesOf } from './environment.ts';

test('ports are whole numbers, lists have no empty parts and no slash at the end', () => {
  expect([portOf('0'), portOf('65535')]).toEqual([0, 65_535]);
  for (const text of ['', '65536', '-1', '1.5', 'x', '1e3']) expect(() => portOf(text)).toThrow('KVOTA_PLATFORM_PORT');
  expect(listOf(' https://a.example/ ,, http://b.example')).toEqual(['https://a.example', 'http://b.example']);
});

test('the feed is simulated, or a recording that repeats or is played once', () => {
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

test.each(['replay', 'replay:', 'provider', 'replay-twice:x'])(
  'the feed "%s" is refused with an explanation',
  (text) => {
    expect(() => feedChoiceOf(text)).toThrow(`KVOTA_FEED is "simulated", "replay:<file>"`);
  },
);

test.each(['soon', '2026-13-01T00:00:00Z', '1795280400000'])('"%s" is no beginning of a recording', (text) => {
  expect(() => feedChoiceOf('replay:x', text)).toThrow('KVOTA_FEED_BEGINS is the instant at which a recording begins');
});

test('trusted proxies are a number of hops or a list of addresses', () => {
  expect([undefined, '', ' 0 ', '1', '2', '10.0.0.1, fd00::/8'].map(trustedProxiesOf)).toEqual([
    false,
    false,
    false,
    1,
    2,
    ['10.0.0.1', 'fd00::/8'],
  ]);
  for (const text of ['true', '-1', '1.5', '100', 'proxy.example', '10.0.0.0/33', ',']) {
    expect(() => trustedProxiesOf(text)).toThrow('KVOTA_TRUST_PROXY');
  }
});
