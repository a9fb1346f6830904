import type { UserSettings } from '@kvota/contracts';

/** Areas that have favourites of the offer (FAV-03). */
export type FavoriteArea = 'betting' | 'live_betting';
export type FavoriteList = 'favorite_leagues' | 'favorite_markets';

const none: readonly string[] = [];

/** Returns the favourites of a sport (FAV-03). */
export const favoritesOf = (
  settings: UserSettings | undefined,
  area: FavoriteArea,
  list: FavoriteList,
  sport: string,
): readonly string[] => settings?.[area][list][sport] ?? none;

/** Adds an item to its list, at the end, or removes it if it is there (FAV-01). */
export function toggled(
  settings: UserSettings,
  area: FavoriteArea,
  list: FavoriteList,
  { sport, item }: { readonly sport: string; readonly item: string },
): UserSettings {
  const before = favoritesOf(settings, area, list, sport);
  const after = before.includes(item) ? before.filter((each) => each !== item) : [...before, item];
  return { ...settings, [area]: { ...settings[area], [list]: { ...settings[area][list], [sport]: after } } };
}

/** Returns the live leagues to show first: the player's favourites, then those of the operator (OP-73). */
export const liveFavoriteLeagues = (own: readonly string[], operators: readonly string[]): readonly string[] => [
  ...new Set([...own, ...operators]),
];

/** Moves favourites to the front, in the order in which they were chosen; the other items keep their order. */
export function favoritesFirst<T>(items: readonly T[], favorites: readonly string[], idOf: (item: T) => string): T[] {
  const place = (item: T): number => {
    const at = favorites.indexOf(idOf(item));
    return at === -1 ? favorites.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
