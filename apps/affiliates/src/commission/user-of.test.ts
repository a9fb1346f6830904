import { expect, test } from 'vitest';

import { userOf } from './user-of.ts';

test('the user of an address is an id, or nobody', () => {
  expect(userOf({ user: 'u-agencija-liman' })).toBe('u-agencija-liman');
  expect(userOf({})).toBeUndefined();
  for (const user of ['<b>', '', ['u1'], '../u1']) expect(userOf({ user })).toBeUndefined();
});
