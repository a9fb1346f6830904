import type { UserSettings } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { favoriteGames, lastPlayedGames, withFavorite, withPlayed } from './favorite-games.ts';

const none = { favorite_games: [], last_played_games: [] };
const settings = { casino: none, casino_live: none, virtuals: none } as unknown as UserSettings; // the part that is used

test('[FAV-04] a favourite is kept in its area, and a second press removes it', () => {
  const one = withFavorite(withFavorite(settings, 'casino', 'book'), 'virtuals', 'race');
  expect(favoriteGames(one)).toEqual(['book', 'race']);
  expect(favoriteGames(withFavorite(one, 'casino', 'book'))).toEqual(['race']);
});

test('[FAV-02, CONST-14] the ten games played last are kept, the newest first and each once', () => {
  const codes = Array.from({ length: 12 }, (_, at) => `game-${at}`);
  const played = [...codes, 'game-5'].reduce((all, code) => withPlayed(all, 'casino', code), settings);
  expect(lastPlayedGames(played, 'casino')).toEqual(
    ['game-5', ...codes.toReversed().filter((code) => code !== 'game-5')].slice(0, 10),
  );
});
