import type { UserSettings } from '@kvota/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { favoritesFirst, favoritesOf, liveFavoriteLeagues, toggled } from './favorites.ts';

const nothing = { favorite_markets: {}, favorite_leagues: {} };
const noGames = { favorite_games: [], last_played_games: [] };
const empty: UserSettings = {
  site: {},
  betting: nothing,
  live_betting: nothing,
  casino: noGames,
  casino_live: noGames,
  virtuals: noGames,
};
const F = (item: string) => ({ sport: 'F', item });

describe('favourites of the offer', () => {
  test('[FAV-01] a press adds an item, another removes it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (presses) => {
        let settings = empty;
        for (const item of presses) settings = toggled(settings, 'betting', 'favorite_leagues', F(item));
        for (const item of ['a', 'b', 'c']) {
          const odd = presses.filter((press) => press === item).length % 2 === 1;
          expect(favoritesOf(settings, 'betting', 'favorite_leagues', 'F').includes(item)).toBe(odd);
        }
      }),
    );
  });

  test('[FAV-03] prematch and live have separate leagues and markets, by sport', () => {
    const settings = toggled(empty, 'live_betting', 'favorite_markets', F('OU'));
    expect(favoritesOf(settings, 'live_betting', 'favorite_markets', 'F')).toEqual(['OU']);
    expect(favoritesOf(settings, 'live_betting', 'favorite_markets', 'B')).toEqual([]);
    expect(favoritesOf(settings, 'live_betting', 'favorite_leagues', 'F')).toEqual([]);
    expect(favoritesOf(settings, 'betting', 'favorite_markets', 'F')).toEqual([]);
    expect(favoritesOf(undefined, 'betting', 'favorite_markets', 'F')).toEqual([]);
  });

  test('[OP-73] live leagues are the player’s first, then the operator’s, each once', () => {
    expect(liveFavoriteLeagues(['b', 'x'], ['a', 'b'])).toEqual(['b', 'x', 'a']);
  });

  test('favourites come first and the order is otherwise unchanged', () => {
    const rows = ['d', 'a', 'c', 'b'];
    expect(favoritesFirst(rows, ['c', 'a', 'z'], (row) => row)).toEqual(['c', 'a', 'd', 'b']);
    expect(favoritesFirst(rows, [], (row) => row)).toEqual(rows);
  });
});
