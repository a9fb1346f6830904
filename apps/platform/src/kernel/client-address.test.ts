import { expect, test } from 'vitest';

import { clientAddress } from './client-address.ts';

test('limits count IPv4 addresses one by one and IPv6 addresses by their network', () => {
  expect(clientAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(clientAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  const network = clientAddress('2001:db8:1:2:3:4:5:6');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:0DB8:1:2::1')).toBe(network);
  expect(clientAddress('2001:db8:1:3::1')).not.toBe(network);
  expect(clientAddress('unknown')).toBe('unknown');
});
