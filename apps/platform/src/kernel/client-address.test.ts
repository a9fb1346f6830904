import { expect, test } from 'vitest';

import { clientAddress, requestHost, trustOf } from './client-address.ts';

test('limits count IPv4 addresses one by one and IPv6 addresses by their network', () => {
  expect(clientAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(clientAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  const network = clientAddress('2001:db8:1:2:3:4:5:6');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:0DB8:1:2::1')).toBe(network);
  expect(clientAddress('2001:db8:1:3::1')).not.toBe(network);
  expect(clientAddress('unknown')).toBe('unknown');
});

test('[NET-35] the host that a visitor asked for is believed from a trusted proxy only', () => {
  const asked = (reported: string | undefined, remoteAddress: string) =>
    requestHost(
      {
        headers: { host: 'platform:4000', ...(reported !== undefined && { 'x-forwarded-host': reported }) },
        socket: { remoteAddress },
      },
      trustOf(['127.0.0.1']),
    );
  expect(asked('site.example', '127.0.0.1')).toBe('site.example');
  expect(asked('chosen.by.client, site.example', '127.0.0.1')).toBe('site.example');
  expect(asked('site.example', '203.0.113.7')).toBe('platform:4000');
  expect(asked(undefined, '127.0.0.1')).toBe('platform:4000');
});
