import fc from 'fast-check';
import { expect, test } from 'vitest';

import { gameFilterSearch, gameFiltersOf, gameSorts, isFiltered, type GameFilters } from './game-filters.ts';

const filters: fc.Arbitrary<GameFilters> = fc.record({
  search: fc.string({ maxLength: 60 }),
  provider: fc.constantFrom(null, 'sava', 'kotlina-2'),
  tag: fc.constantFrom(null, 'egypt'),
  volatility: fc.constantFrom(null, 1, 5),
  sort: fc.constantFrom(...gameSorts),
  oneOfEach: fc.boolean(),
});

test('[CAS-17] filters survive the address', () => {
  fc.assert(
    fc.property(filters, (value) => {
      expect(gameFiltersOf(gameFilterSearch(value))).toEqual(value);
    }),
  );
});

test('[CAS-17] values of the address that are none are left out', () => {
  const plain = gameFiltersOf({});
  for (const given of [
    { provider: '<script>' },
    { tag: 5 },
    { risk: '9' },
    { risk: '1.5' },
    { sort: 'best' },
    { find: {} },
  ]) {
    expect(gameFiltersOf(given)).toEqual(plain);
  }
  expect(gameFiltersOf({ find: 1860 }).search).toBe('1860');
  expect(isFiltered(plain)).toBe(false);
});
