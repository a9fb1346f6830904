import type { SidebarSport } from '@kvota/contracts';

import { effectiveSearch } from '../../search/search-text.ts';
import type { TimeFilter } from '../../sports/time-filter.ts';

/** Special filters of the prematch table (PRE-09, OP-53). */
export const specialFilters = ['NextMatches', 'TopMatches', 'Today', 'Favorites'] as const;
export type SpecialFilter = (typeof specialFilters)[number];

/** The two orders of the table (PRE-15). */
export const tableViews = ['competition', 'timeline'] as const;

/** The filters of the prematch table. The address holds them, so that links and the history keep them. */
export interface PrematchFilters {
  readonly sport: string;
  readonly time: TimeFilter;
  readonly special: SpecialFilter;
  readonly leagues: readonly string[];
  readonly view: (typeof tableViews)[number];
  readonly search: string;
  /** The columns of the table, by the code of a main market filter. Null for the first ones of the sport. */
  readonly market: string | null;
}

/** The initial filters (PRE-09, CONST-12). */
export const defaultFilters: PrematchFilters = {
  sport: 'F',
  time: 24,
  special: 'NextMatches',
  leagues: [],
  view: 'competition',
  search: '',
  market: null,
};

/** Returns the filters of another sport: without leagues, search and the columns of the one before (PRE-05, PRE-14). */
export const selectSport = (filters: PrematchFilters, sport: string): PrematchFilters => ({
  ...filters,
  sport,
  leagues: [],
  search: '',
  market: null,
});

/** Adds a league to the filter, or removes it if it is there (PRE-07). */
export const toggleLeague = (filters: PrematchFilters, leagueId: string): PrematchFilters =>
  selectLeagues(
    filters,
    filters.leagues.includes(leagueId)
      ? filters.leagues.filter((id) => id !== leagueId)
      : [...filters.leagues, leagueId],
  );

/** Returns the filters with exactly these leagues; all leagues if there are none (PRE-08, PRE-14). */
export const selectLeagues = (filters: PrematchFilters, leagues: readonly string[]): PrematchFilters => ({
  ...filters,
  leagues,
});

export const changeTimeFilter = (filters: PrematchFilters, time: TimeFilter): PrematchFilters => ({ ...filters, time });

/** An unknown one becomes the first (OP-53). */
export const changeSpecialFilter = (filters: PrematchFilters, special: string): PrematchFilters => ({
  ...filters,
  special: specialFilters.find((known) => known === special) ?? 'NextMatches',
});

/** True if the player has narrowed the offer, so that it can be widened. */
export const isNarrowed = ({ search, leagues, time, special }: PrematchFilters): boolean =>
  search !== '' || leagues.length > 0 || time !== null || special !== 'NextMatches';

/** Returns the same sport without other filters. */
export const widenFilters = (filters: PrematchFilters): PrematchFilters => ({
  ...filters,
  search: '',
  leagues: [],
  time: null,
  special: 'NextMatches',
});

/**
 * Returns the filters after an empty answer: without the chosen leagues, then the first sport with matches in this
 * time, then none, which shows the empty state (PRE-10, PRE-11, OP-54). If the player searches or chose the
 * favourites, the filters stay, because another sport would not be an answer.
 */
export function fallbackFilters(filters: PrematchFilters, sports: readonly SidebarSport[]): PrematchFilters | null {
  if (effectiveSearch(filters.search) !== '' || filters.special === 'Favorites') return null;
  if (filters.leagues.length > 0) return selectLeagues(filters, []);
  const first = sports.find(({ eventsCount }) => eventsCount > 0)?.sport;
  return first === undefined || first === filters.sport ? null : selectSport(filters, first);
}
