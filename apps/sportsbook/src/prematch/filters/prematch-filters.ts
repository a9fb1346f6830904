import type { SidebarSport } from '@kvota/contracts';

import { effectiveSearch } from '../../search/search-text.ts';
import type { TimeFilter } from '../../sports/time-filter.ts';

/** Special filters of the prematch table (PRE-09, OP-53). */
export const specialFilters = ['NextMatches', 'TopMatches', 'Today', 'Favorites'] as const;
export type SpecialFilter = (typeof specialFilters)[number];

/** The two orders of the table (PRE-15). */
export const tableViews = ['competition', 'timeline'] as const;

/** What the prematch table shows. It lives in the address, so that a link and the way back keep it. */
export interface PrematchFilters {
  readonly sport: string;
  readonly time: TimeFilter;
  readonly special: SpecialFilter;
  readonly leagues: readonly string[];
  readonly view: (typeof tableViews)[number];
  readonly search: string;
  /** The columns of the table, by the code of a main market filter; the first ones of the sport when null. */
  readonly market: string | null;
}

/** How the table starts (PRE-09, CONST-12). */
export const defaultFilters: PrematchFilters = {
  sport: 'F',
  time: 24,
  special: 'NextMatches',
  leagues: [],
  view: 'competition',
  search: '',
  market: null,
};

/** Another sport begins without leagues, search and the columns of the one before (PRE-05, PRE-14). */
export const selectSport = (filters: PrematchFilters, sport: string): PrematchFilters => ({
  ...filters,
  sport,
  leagues: [],
  search: '',
  market: null,
});

/** Takes a league into the filter or out of it (PRE-07). */
export const toggleLeague = (filters: PrematchFilters, leagueId: string): PrematchFilters =>
  selectLeagues(
    filters,
    filters.leagues.includes(leagueId)
      ? filters.leagues.filter((id) => id !== leagueId)
      : [...filters.leagues, leagueId],
  );

/** These leagues and no others; all of them where none is named (PRE-08, PRE-14). */
export const selectLeagues = (filters: PrematchFilters, leagues: readonly string[]): PrematchFilters => ({
  ...filters,
  leagues,
});

export const changeTimeFilter = (filters: PrematchFilters, time: TimeFilter): PrematchFilters => ({ ...filters, time });

/** An unknown one is the first (OP-53). */
export const changeSpecialFilter = (filters: PrematchFilters, special: string): PrematchFilters => ({
  ...filters,
  special: specialFilters.find((known) => known === special) ?? 'NextMatches',
});

/** Whether the player has narrowed the offer, so that there is something to widen. */
export const isNarrowed = ({ search, leagues, time, special }: PrematchFilters): boolean =>
  search !== '' || leagues.length > 0 || time !== null || special !== 'NextMatches';

/** The same sport with nothing left out. */
export const widenFilters = (filters: PrematchFilters): PrematchFilters => ({
  ...filters,
  search: '',
  leagues: [],
  time: null,
  special: 'NextMatches',
});

/**
 * Where an empty answer leads: without the chosen leagues first, then to the first sport that has matches in this time,
 * then nowhere, and the page says so (PRE-10, PRE-11, OP-54). A search and the favourites are what the player asked for:
 * nobody who looks for a name wants to see another sport.
 */
export function fallbackFilters(filters: PrematchFilters, sports: readonly SidebarSport[]): PrematchFilters | null {
  if (effectiveSearch(filters.search) !== '' || filters.special === 'Favorites') return null;
  if (filters.leagues.length > 0) return selectLeagues(filters, []);
  const first = sports.find(({ eventsCount }) => eventsCount > 0)?.sport;
  return first === undefined || first === filters.sport ? null : selectSport(filters, first);
}
