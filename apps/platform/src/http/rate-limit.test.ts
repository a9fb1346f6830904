import { describe, expect, test } from 'vitest';

import { createTestPlatform } from '../testing/test-platform.ts';

/** Statuses of requests that pretend to come from many addresses. */
async function statusesBehind(trustProxy: false | number | readonly string[], chains: readonly string[]) {
  const platform = await createTestPlatform({ trustProxy, rate: { perSecond: 1, burst: 3 } });
  const statuses: number[] = [];
  for (const chain of chains) {
    const address = `${platform.url}/oidc/.well-known/openid-configuration`;
    statuses.push((await fetch(address, { headers: { 'x-forwarded-for': chain } })).status);
  }
  await platform.close();
  return statuses;
}
const allowed = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;

describe('[SEC-04] a client cannot choose the address that limits count', () => {
  const spoofed = Array.from({ length: 8 }, (_, i) => `203.0.113.${i}, 198.51.100.7`);

  test.each([
    ['without a proxy the header is ignored', false],
    ['behind one proxy only the last entry counts', 1],
    ['behind named proxies the last entry that is none of them counts', ['127.0.0.1', '::1']],
  ] as const)('%s', async (_, trustProxy) => {
    expect(allowed(await statusesBehind(trustProxy, spoofed))).toBe(3);
  });

  test('clients of one proxy are counted one by one', async () => {
    const clients = Array.from({ length: 8 }, (_, i) => `198.51.100.${i}`);
    expect(allowed(await statusesBehind(1, clients))).toBe(8);
  });

  test('addresses of one IPv6 network count as one', async () => {
    const addresses = Array.from({ length: 8 }, (_, i) => `2001:db8:1:2::${i + 1}`);
    expect(allowed(await statusesBehind(1, addresses))).toBe(3);
  });
});

test.each(['/oidc/auth', '/oidc/token', '/docs', '/base/v1/users/messages'])(
  '[SEC-04] requests to %s are limited per address, health is not',
  async (path) => {
    const platform = await createTestPlatform({ rate: { perSecond: 1, burst: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await fetch(`${platform.url}${path}`, { redirect: 'manual' })).status);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true]);
    const health = await Promise.all(Array.from({ length: 5 }, () => fetch(`${platform.url}/health`)));
    expect(health.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await platform.close();
  },
);
