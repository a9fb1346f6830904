import type { SidebarSport } from '@kvota/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { effectiveSearch, isTooShort } from '../../search/search-text.ts';
import { timeFilters } from '../../sports/time-filter.ts';
import {
  fallbackFilters,
  changeSpecialFilter,
  changeTimeFilter,
  defaultFilters,
  selectLeagues,
  selectSport,
  specialFilters,
  tableViews,
  toggleLeague,
  type PrematchFilters,
} from './prematch-filters.ts';
import { filtersOf, prematchSearch, searchOf } from './prematch-search.ts';

const sidebar = (...counts: readonly (readonly [string, number])[]): SidebarSport[] =>
  counts.map(([sport, eventsCount]) => ({ sport, name: sport, icon: sport, eventsCount, groupByCountries: [] }));

describe('the filters of the prematch table', () => {
  test('[PRE-09] [CONST-12] it starts with the next matches of 24 hours', () => {
    expect(defaultFilters).toMatchObject({ special: 'NextMatches', time: 24, view: 'competition', leagues: [] });
  });

  test('[PRE-04] [CONST-12] the ranges are 1, 3, 12, 24 and 72 hours, and all as null', () => {
    expect(timeFilters).toEqual([1, 3, 12, 24, 72, null]);
    expect(changeTimeFilter(defaultFilters, null).time).toBeNull();
  });

  test('[PRE-14] sport, leagues, time and special filter are each chosen by a separate action', () => {
    const chosen = selectLeagues({ ...defaultFilters, search: 'zvezda', market: 'goals' }, ['F-rs-1']);
    expect(selectSport(chosen, 'B')).toEqual({ ...defaultFilters, sport: 'B' });
    expect(changeTimeFilter(chosen, 3)).toEqual({ ...chosen, time: 3 });
    expect(changeSpecialFilter(chosen, 'Today')).toEqual({ ...chosen, special: 'Today' });
  });

  test('[PRE-07] choosing a league twice deselects it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.string({ minLength: 1 }), (leagues, league) => {
        const filters = { ...defaultFilters, leagues };
        const once = toggleLeague(filters, league);
        expect(once.leagues.includes(league)).toBe(!leagues.includes(league));
        expect(toggleLeague(once, league).leagues.toSorted()).toEqual(leagues.toSorted());
      }),
    );
  });

  test('[OP-53] an unknown special filter selects the next matches', () => {
    expect(changeSpecialFilter(defaultFilters, 'Yesterday').special).toBe('NextMatches');
    expect(specialFilters).toEqual(['NextMatches', 'TopMatches', 'Today', 'Favorites']);
  });

  test('[PRE-18] [OP-81] a search of one or two letters is ignored and reported as too short', () => {
    expect(['', 'a', 'ab', ' ab ', 'abc'].map(effectiveSearch)).toEqual(['', '', '', '', 'abc']);
    expect(['', ' ', 'a', ' ab ', 'abc'].map(isTooShort)).toEqual([false, false, true, true, false]);
  });
});

describe('an empty answer', () => {
  const sports = sidebar(['B', 0], ['T', 4], ['F', 9]);

  test('[PRE-10] [PRE-11] [OP-54] drops the leagues, then selects the first sport of the sidebar, then stops', () => {
    const narrowed = { ...defaultFilters, sport: 'H', leagues: ['H-de-1'] };
    const wider = fallbackFilters(narrowed, sports);
    expect(wider).toEqual({ ...narrowed, leagues: [] });
    const other = fallbackFilters(wider ?? narrowed, sports);
    expect(other).toMatchObject({ sport: 'T', leagues: [] });
    expect(fallbackFilters(other ?? narrowed, sports)).toBeNull();
  });

  test('[OP-54] it always ends, from any filters', () => {
    const counts = fc.array(fc.tuple(fc.constantFrom('F', 'B', 'T'), fc.nat(3)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom('F', 'B', 'H'), counts, (leagues, sport, some) => {
        let filters: PrematchFilters | null = { ...defaultFilters, sport, leagues };
        let steps = 0;
        while (filters) {
          filters = fallbackFilters(filters, sidebar(...some));
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('a search and favourites are kept', () => {
    expect(fallbackFilters({ ...defaultFilters, sport: 'H', search: 'kiel' }, sports)).toBeNull();
    expect(fallbackFilters({ ...defaultFilters, sport: 'H', special: 'Favorites' }, sports)).toBeNull();
  });
});

describe('filters in the address', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9_.-]{1,12}$/);
  const filters: fc.Arbitrary<PrematchFilters> = fc.record({
    sport: code,
    time: fc.constantFrom(...timeFilters),
    special: fc.constantFrom(...specialFilters),
    leagues: fc.uniqueArray(code, { maxLength: 5 }),
    view: fc.constantFrom(...tableViews),
    search: fc.string({ maxLength: 60 }),
    market: fc.option(code),
  });

  test('a link has the whole choice and nothing else', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersOf(prematchSearch(JSON.parse(JSON.stringify(searchOf(chosen)))))).toEqual(chosen);
      }),
    );
    expect(JSON.stringify(searchOf(defaultFilters))).toBe('{"sport":"F"}');
  });

  test('any invalid value is left out', () => {
    const broken = { sport: 'a b', time: 5, show: 'x', leagues: '~<b>~', view: 7, find: '', market: {} };
    expect(prematchSearch(broken)).toEqual({});
    expect(filtersOf({})).toBeUndefined();
    expect(prematchSearch({ time: { toString: 1, valueOf: 2 } })).toEqual({});
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(broken)), fc.anything()), (given) => {
        expect(() => filtersOf(prematchSearch(given))).not.toThrow();
      }),
    );
  });

  test('[PRE-07] a single league id made of digits is read as a league', () => {
    expect(filtersOf(prematchSearch({ leagues: 1048 }))?.leagues).toEqual(['1048']);
    expect(prematchSearch({ leagues: true, find: true, sport: ['F', 'B'] })).toEqual({});
  });

  test('a number is a valid search', () => {
    expect(prematchSearch({ find: 1860 })).toEqual({ find: '1860' });
  });
});
