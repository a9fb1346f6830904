import fc from 'fast-check';
import { expect, test } from 'vitest';

import { firstPassword } from './first-password.ts';

/** Endless bytes that begin with the given ones. */
const bytesOf = (seed: readonly number[]) => {
  let at = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => {
    bytes[0] = seed[at] ?? (at * 89 + 7) % 256;
    at += 1;
    return bytes;
  };
};

test('a first password has 12 characters of three kinds, and none that looks like another', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 40 }), (seed) => {
      const password = firstPassword(bytesOf(seed));
      expect(password).toMatch(/^[A-Za-z\d]{12}$/);
      expect(password).not.toMatch(/[0OoQ1lIi5Ss2Zz8Bgq9uvUV]/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
    }),
  );
});

test('the same bytes give the same password, others another one', () => {
  expect(firstPassword(bytesOf([1, 2, 3]))).toBe(firstPassword(bytesOf([1, 2, 3])));
  const made = new Set(Array.from({ length: 100 }, () => firstPassword((bytes) => crypto.getRandomValues(bytes))));
  expect(made.size).toBe(100);
});
