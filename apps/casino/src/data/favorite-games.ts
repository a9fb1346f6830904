import type { UserSettings } from '@kvota/contracts';

/** Areas that have favourite games (FAV-04). */
export type GamesArea = 'casino' | 'casino_live' | 'virtuals';

/** Games that are kept as last played, newest first (FAV-02, CONST-14). */
export const mostLastPlayed = 10;

const areas: readonly GamesArea[] = ['casino', 'casino_live', 'virtuals'];

/** Returns the favourite games of a player in all areas, in the order in which they were chosen. */
export const favoriteGames = (settings: UserSettings | undefined): readonly string[] =>
  areas.flatMap((area) => settings?.[area].favorite_games ?? []);

/** Returns the games that a player played last, newest first, area by area. */
export const lastPlayedGames = (settings: UserSettings | undefined, area: GamesArea): readonly string[] =>
  settings?.[area].last_played_games ?? [];

/** Adds a game to the favourites of its area, or removes it if it is there. */
export function withFavorite(settings: UserSettings, area: GamesArea, code: string): UserSettings {
  const before = settings[area].favorite_games;
  const after = before.includes(code) ? before.filter((each) => each !== code) : [...before, code];
  return { ...settings, [area]: { ...settings[area], favorite_games: after } };
}

/** Puts a game in front of those played last. */
export function withPlayed(settings: UserSettings, area: GamesArea, code: string): UserSettings {
  const others = settings[area].last_played_games.filter((each) => each !== code);
  const after = [code, ...others].slice(0, mostLastPlayed);
  return { ...settings, [area]: { ...settings[area], last_played_games: after } };
}
