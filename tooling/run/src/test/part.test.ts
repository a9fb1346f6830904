import { expect, test } from 'vitest';

import { partFor } from './part.ts';

const slow = (calculating: number, browser = calculating) => ({ calculating, browser });

test('a machine up to four times as slow as the reference tests everything', () => {
  for (const slowness of [0.5, 1, 2.55, 4]) expect(partFor(slow(slowness), 'f0a92369')).toBeUndefined();
});

test('a slower one tests a third or a quarter; the slower of its two measures decides', () => {
  const parts = [slow(4.1), slow(1, 5), slow(7, 1), slow(30)].map((slowness) => partFor(slowness, 'f0a92369')?.of);
  expect(parts).toEqual([3, 3, 4, 4]);
});

test('commits take turns with the parts, and one without a hash tests the first', () => {
  const numbers = Array.from({ length: 40 }, (_, at) => partFor(slow(8), at.toString(16).padStart(8, '0'))?.number);
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
  expect(partFor(slow(8), '')).toEqual({ number: 1, of: 4 });
});
