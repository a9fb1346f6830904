import { expect, test } from 'vitest';

import { hashPassword, verifyPassword } from './password.ts';

test('a password is recognised by its hash, any other is not, and no two hashes are alike', async () => {
  const [first, second] = [await hashPassword('lozinka'), await hashPassword('lozinka')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('lozinka');
  expect(await verifyPassword('lozinka', first)).toBe(true);
  expect(await verifyPassword('Lozinka', first)).toBe(false);
});

test('without a hash, or with a broken one, nothing is recognised', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('x', 'scrypt$16384$8$1$AAAA$')).toBe(false);
});

test('a password typed in another Unicode form is the same', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});
