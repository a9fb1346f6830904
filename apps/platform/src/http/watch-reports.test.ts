import { expect, onTestFinished, test } from 'vitest';

import { silentLogger } from '../kernel/log/logger.ts';
import { createTestPlatform, type TestPlatformOptions } from '../testing/test-platform.ts';
import { proofHeader } from './proven-proxy.ts';
import { watchReports } from './watch-reports.ts';

test('[SEC-26] one address that reports three clients is named once; single clients may report what they like', () => {
  const warned: string[] = [];
  const note = watchReports(
    (text) => void warned.push(text),
    (address) => address,
  );
  for (let n = 0; n < 500; n += 1) note(`198.51.100.${n}`, `${n}`);
  for (let n = 0; n < 9; n += 1) note('10.0.0.1', '203.0.113.1');
  note('10.0.0.1', '203.0.113.2');
  expect(warned).toEqual([]);
  note('10.0.0.1', '203.0.113.3');
  note('10.0.0.2', '1');
  note('10.0.0.2', '2');
  note('10.0.0.2', '3');
  expect(warned).toEqual(['10.0.0.1']);
});

const proxySecret = 'known to the proxies alone';

test.each<[string, TestPlatformOptions, Record<string, string>, RegExp | undefined]>([
  ['no proxy is believed', {}, {}, /^KVOTA_TRUST_PROXY: requests from \S+ report several clients/],
  ['a number of proxies is believed', { trustProxy: 1 }, {}, undefined],
  ['the secret is missing', { trustProxy: 1, proxySecret }, {}, /^KVOTA_PROXY_SECRET: requests from \S+ report/],
  ['the secret is another', { trustProxy: 1, proxySecret }, { [proofHeader]: 'other' }, /^KVOTA_PROXY_SECRET: /],
  ['the secret is right', { trustProxy: 1, proxySecret }, { [proofHeader]: proxySecret }, undefined],
])('[SEC-26] clients that a proxy reports while %s', async (_, options, proof, expected) => {
  const warned: string[] = [];
  const logger = { ...silentLogger, warn: (text: string) => void warned.push(text) };
  const platform = await createTestPlatform({ ...options, logger });
  onTestFinished(() => platform.close());
  for (let n = 0; n < 6; n += 1)
    await fetch(`${platform.url}/health`, { headers: { 'x-forwarded-for': `203.0.113.${n}`, ...proof } });
  const proxies = warned.filter((text) => text.startsWith('KVOTA_'));
  expect(proxies).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
});
