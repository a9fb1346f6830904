import { atom } from 'jotai';

import type { OfferFilters } from '../offer/offer-queries.ts';

/** What the prematch table shows; it lives as long as the tab does (CONST-12, OP-50). */
export const offerFiltersAtom = atom<OfferFilters>({
  sport: 'F',
  time: 24,
  leagues: [],
  view: 'competition',
  search: '',
});

/** The sport of the live table; null shows all. */
export const liveSportAtom = atom<string | null>(null);

/** Chooses a sport: its leagues begin unfiltered (PRE-05). */
export const selectSportAtom = atom(null, (get, set, sport: string) => {
  set(offerFiltersAtom, { ...get(offerFiltersAtom), sport, leagues: [], search: '' });
});

/** Takes a league into the filter or out of it (PRE-07). */
export const toggleLeagueAtom = atom(null, (get, set, leagueId: string) => {
  const filters = get(offerFiltersAtom);
  const leagues = filters.leagues.includes(leagueId)
    ? filters.leagues.filter((id) => id !== leagueId)
    : [...filters.leagues, leagueId];
  set(offerFiltersAtom, { ...filters, leagues });
});

/** Shows all leagues of the sport again (PRE-08). */
export const resetLeaguesAtom = atom(null, (get, set) => {
  set(offerFiltersAtom, { ...get(offerFiltersAtom), leagues: [] });
});
