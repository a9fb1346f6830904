import { expect, test } from 'vitest';

import { PublishedPrices } from './published-prices.ts';

test('a value is stale from its replacement until it is published again', () => {
  const published = new PublishedPrices();
  published.take(new Map([['a', 1500]]), 100);
  published.take(new Map([['a', 1600]]), 200);
  expect(published.staleFor('a', 1500, 150)).toBe(0);
  expect(published.staleFor('a', 1500, 250)).toBe(50);
  expect(published.staleFor('a', 1600, 250)).toBe(0);
  published.take(new Map([['a', 1500]]), 300);
  expect(published.staleFor('a', 1500, 350)).toBe(0);
  expect(published.staleFor('a', 1600, 350)).toBe(50);
});

test('a value that was not published until then is stale for ever, and closed is the value before and after a table has a price', () => {
  const published = new PublishedPrices();
  published.take(new Map([['a', 1500]]), 100);
  published.take(new Map(), 200);
  expect(published.staleFor('a', 1700, 250)).toBe(Infinity);
  expect(published.staleFor('a', 1500, 50)).toBe(Infinity);
  expect(published.staleFor('a', 0, 150)).toBe(50);
  expect(published.staleFor('a', 0, 250)).toBe(0);
  expect(published.staleFor('b', 0, 250)).toBe(0);
});
