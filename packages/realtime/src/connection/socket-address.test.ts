import { expect, test } from 'vitest';

import { socketAddress } from './socket-address.ts';

test.each([
  ['https://host', undefined, 'https://host', '/socket.io'],
  ['https://host:8443/', undefined, 'https://host:8443', '/socket.io'],
  ['https://host/bookmaker/', undefined, 'https://host', '/bookmaker/socket.io'],
  ['', 'https://site.test/betting?x=1', 'https://site.test', '/socket.io'],
  ['/api', 'https://site.test/en/betting', 'https://site.test', '/api/socket.io'],
])('"%s" on page %s', (url, page, origin, path) => {
  expect(socketAddress(url, page)).toEqual({ origin, path });
});
