import type { Match, MarketStatus, SidebarSport, WireSelection } from '@kvota/contracts';

import type { StoryMatch } from './fixtures/build-match.ts';

/** The offer of one story, from which calls are answered and sockets send. */
export interface StoryOffer {
  /** Matches with the markets of the tables, in play or upcoming. */
  readonly table: (inPlay: boolean, sport?: string) => Match[];
  /** A match with all its markets. */
  readonly whole: (eventId: string) => Match | undefined;
  readonly odds: (eventId: string, market: string, selection: string) => string | undefined;
  readonly setOdds: (eventId: string, market: string, selection: string, odds: string) => void;
  readonly setStatus: (eventId: string, market: string, status: MarketStatus) => void;
  readonly updateMatch: (
    eventId: string,
    course: Partial<Pick<Match, 'matchPhase' | 'results' | 'stats' | 'redCards'>>,
  ) => void;
  readonly add: (match: StoryMatch) => void;
  readonly remove: (eventId: string) => void;
  readonly sports: (inPlay: boolean) => SidebarSport[];
}

export function createStoryOffer(offer: readonly StoryMatch[]): StoryOffer {
  // Each story changes its own copy.
  let entries: StoryMatch[] = structuredClone([...offer]);
  const entry = (eventId: string): StoryMatch | undefined => entries.find(({ match }) => match.eventId === eventId);
  const marketOf = (eventId: string, code: string) => {
    const found = entry(eventId);
    return found?.match.markets[code] ?? found?.more[code];
  };
  const selectionOf = (eventId: string, code: string, selection: string): WireSelection | undefined => {
    const found = marketOf(eventId, code)?.[selection];
    return typeof found === 'object' ? found : undefined;
  };
  const table = (inPlay: boolean, sport?: string): Match[] =>
    entries
      .map(({ match }) => match)
      .filter((match) => match.inPlay === inPlay && (sport === undefined || match.sport === sport));
  return {
    table,
    whole: (eventId) => {
      const found = entry(eventId);
      return found && { ...found.match, markets: { ...found.match.markets, ...found.more } };
    },
    odds: (eventId, code, selection) => selectionOf(eventId, code, selection)?.O,
    setOdds: (eventId, code, selection, odds) => {
      const found = selectionOf(eventId, code, selection);
      if (!found) throw new Error(`The story's offer has no ${eventId} ${code} ${selection}.`);
      found.O = odds;
    },
    setStatus: (eventId, code, status) => {
      const market = marketOf(eventId, code);
      if (!market) throw new Error(`The story's offer has no ${eventId} ${code}.`);
      market.MS = status;
    },
    updateMatch: (eventId, course) => {
      const found = entry(eventId);
      if (found) Object.assign(found.match, course);
    },
    add: (match) => void entries.push(structuredClone(match)),
    remove: (eventId) => {
      entries = entries.filter(({ match }) => match.eventId !== eventId);
    },
    sports: (inPlay) => sidebarOf(table(inPlay)),
  };
}

function sidebarOf(matches: readonly Match[]): SidebarSport[] {
  return [...Map.groupBy(matches, ({ sport }) => sport)].map(([sport, ofSport]) => ({
    sport,
    name: sport,
    icon: sport,
    eventsCount: ofSport.length,
    groupByCountries: [...Map.groupBy(ofSport, ({ groupName }) => groupName)].map(([name, ofCountry]) => ({
      name,
      eventsCount: ofCountry.length,
      leagues: [...Map.groupBy(ofCountry, ({ leagueId }) => leagueId)].map(([leagueId, ofLeague]) => ({
        leagueId,
        league: ofLeague[0]?.leagueName ?? '',
        eventsCount: ofLeague.length,
      })),
    })),
  }));
}
