import type { SidebarSport } from '@kvota/contracts';

import { effectiveSearch } from '../../search/search-text.ts';
import type { TimeFilter } from '../../sports/time-filter.ts';

/** Special filters of the prematch table (PRE-09, OP-53). */
export const specialFilters = ['NextMatches', 'TopMatches', 'Today', 'Favorites'] as const;
export type SpecialFilter = (typeof specialFilters)[number];

/** Orders of the table (PRE-15). */
export const tableViews = ['competition', 'timeline'] as const;

/** Filters of the prematch table. They are stored in the address, so that links and back navigation keep them. */
export interface PrematchFilters {
  readonly sport: string;
  readonly time: TimeFilter;
  readonly special: SpecialFilter;
  readonly leagues: readonly string[];
  readonly view: (typeof tableViews)[number];
  readonly search: string;
  /** The columns of the table, by the code of a main market filter. If null, the first ones of the sport. */
  readonly market: string | null;
}

/** Filters of a first visit (PRE-09, CONST-12). */
export const defaultFilters: PrematchFilters = {
  sport: 'F',
  time: 24,
  special: 'NextMatches',
  leagues: [],
  view: 'competition',
  search: '',
  market: null,
};

/** Selects a sport and clears leagues, search and columns (PRE-05, PRE-14). */
export const selectSport = (filters: PrematchFilters, sport: string): PrematchFilters => ({
  ...filters,
  sport,
  leagues: [],
  search: '',
  market: null,
});

/** Selects a sport and keeps the search, to see what it finds there (PRE-20). */
export const searchSport = (filters: PrematchFilters, sport: string): PrematchFilters => ({
  ...selectSport(filters, sport),
  search: filters.search,
});

/** Adds a league to the filter or removes it (PRE-07). */
export const toggleLeague = (filters: PrematchFilters, leagueId: string): PrematchFilters =>
  selectLeagues(
    filters,
    filters.leagues.includes(leagueId)
      ? filters.leagues.filter((id) => id !== leagueId)
      : [...filters.leagues, leagueId],
  );

/** Selects exactly these leagues; an empty list selects all (PRE-08, PRE-14). */
export const selectLeagues = (filters: PrematchFilters, leagues: readonly string[]): PrematchFilters => ({
  ...filters,
  leagues,
});

export const changeTimeFilter = (filters: PrematchFilters, time: TimeFilter): PrematchFilters => ({ ...filters, time });

/** Selects a special filter; an unknown one selects the first (OP-53). */
export const changeSpecialFilter = (filters: PrematchFilters, special: string): PrematchFilters => ({
  ...filters,
  special: specialFilters.find((known) => known === special) ?? 'NextMatches',
});

/** True if the player has narrowed the offer, so that it can be widened. */
export const isNarrowed = ({ search, leagues, time, special }: PrematchFilters): boolean =>
  search !== '' || leagues.length > 0 || time !== null || special !== 'NextMatches';

/** Returns filters of the same sport that leave nothing out. */
export const widenFilters = (filters: PrematchFilters): PrematchFilters => ({
  ...filters,
  search: '',
  leagues: [],
  time: null,
  special: 'NextMatches',
});

/**
 * Returns the filters to try after an empty answer (PRE-10, PRE-11, OP-54): first without the chosen leagues, then the
 * first sport with matches in this time range, then null. A search and the favourites are kept, because the player
 * asked for exactly these matches.
 */
export function fallbackFilters(filters: PrematchFilters, sports: readonly SidebarSport[]): PrematchFilters | null {
  if (effectiveSearch(filters.search) !== '' || filters.special === 'Favorites') return null;
  if (filters.leagues.length > 0) return selectLeagues(filters, []);
  const first = sports.find(({ eventsCount }) => eventsCount > 0)?.sport;
  return first === undefined || first === filters.sport ? null : selectSport(filters, first);
}
