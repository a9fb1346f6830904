import { expect, test } from 'vitest';

import { maskEmail, maskPhone } from './mask.ts';

test('of contact data that is not the own one, only the ends are shown', () => {
  expect(maskPhone('+381 60 1234567')).toBe('•••567');
  expect(maskPhone('12345')).toBe('•••');
  expect(maskPhone('')).toBe('');
  expect(maskEmail('marko@example.test')).toBe('m•••@example.test');
  expect(maskEmail('😀x@example.test')).toBe('😀•••@example.test');
  expect(maskEmail('no address')).toBe('•••');
  expect(maskEmail('')).toBe('');
});
