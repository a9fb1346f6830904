import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { liveFiltersOf, liveSearch, liveSearchOf, pageOf } from './live-filters.ts';

describe('filters of the live table in the address', () => {
  test('sport, search, page and columns survive the way through the address', () => {
    const chosen = { sport: 'T', search: 'djokovic', page: 2, market: null };
    expect(liveFiltersOf(liveSearch(liveSearchOf(chosen)))).toEqual(chosen);
    expect(liveSearchOf({ sport: null, search: '', page: 1, market: null })).toEqual({});
    expect(liveSearch({ sport: 'no such', page: -1, find: 7 })).toEqual({ find: '7' });
  });

  test('a query with nonsense never throws', () => {
    const keys = ['sport', 'find', 'page', 'market', 'time', 'show', 'leagues', 'view'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (given) => {
        expect(() => liveFiltersOf(liveSearch(given))).not.toThrow();
      }),
    );
  });
});

describe('pages of the live table', () => {
  const leagues = (...sizes: readonly number[]) =>
    sizes.map((size, league) => ({ eventIds: Array.from({ length: size }, (_, i) => `${league}.${i}`) }));

  test('[CONST-13] [OP-55] fifty rows a page, rounded up, at least one page', () => {
    expect([0, 1, 50, 51, 100, 101].map((n) => pageOf(leagues(n), 1).pages)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(pageOf(leagues(48, 3), 2).rows).toEqual([{ eventIds: ['1.2'] }]);
  });

  test('[CONST-13] the pages together are all rows in their order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 8 }), (sizes) => {
        const all = leagues(...sizes);
        const { pages } = pageOf(all, 1);
        const seen = Array.from({ length: pages }, (_, at) => pageOf(all, at + 1).rows);
        expect(seen.flat().flatMap(({ eventIds }) => eventIds)).toEqual(all.flatMap(({ eventIds }) => eventIds));
        for (const rows of seen) expect(rows.flatMap(({ eventIds }) => eventIds).length).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('a page beyond the end is the last one', () => {
    expect(pageOf(leagues(51), 7)).toMatchObject({ page: 2 });
    expect(pageOf([], 7)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
