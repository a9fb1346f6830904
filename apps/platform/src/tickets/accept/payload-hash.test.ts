import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { payloadHash } from './payload-hash.ts';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
};

test('the hash depends on the value, not on the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(payloadHash(shuffled(value))).toBe(payloadHash(value));
    }),
  );
});

test('values that differ have hashes that differ', () => {
  expect(payloadHash({ a: [1, 2] })).not.toBe(payloadHash({ a: [2, 1] }));
  expect(payloadHash({ a: '1' })).not.toBe(payloadHash({ a: 1 }));
  expect(payloadHash({ a: { b: 1 } })).not.toBe(payloadHash({ a: null, b: 1 }));
});
