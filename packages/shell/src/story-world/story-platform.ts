import {
  defaultTicketSettings,
  statusKeys,
  type HistoryTicket,
  type KeyValue,
  type Match,
  type Ping,
} from '@kvota/contracts';
import { builtInMenu } from '@kvota/sitemap';

import type { Answers } from './answers.ts';
import { mainFilters, matchFilters } from './fixtures/filters.ts';
import { storyHistory, storyResults } from './fixtures/results.ts';
import type { StoryOffer } from './story-offer.ts';
import type { StoryPerson } from './story-people.ts';
import { ticketAnswers } from './ticket-answers.ts';

interface Platform {
  readonly book: StoryOffer;
  readonly now: () => number;
  readonly person: StoryPerson | undefined;
  readonly history: readonly HistoryTicket[];
}

const ok = { ErrorText: 'ok' };
const offerPage = 20;

const settings = (values: Readonly<Record<string, unknown>>): KeyValue[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

const pageOf = <T>(list: readonly T[], page: number, size: number): { result: T[]; totalPages: number } => ({
  result: list.slice((page - 1) * size, page * size),
  totalPages: Math.ceil(list.length / size),
});

/** Returns the usual answer of ping: not blocked, no maintenance, the user's wallets. */
export function pingOf(person: StoryPerson | undefined, now: number): Ping {
  return {
    blocked: false,
    wallets: [...(person?.wallets ?? [])],
    maintenanceMode: { timeLeft: 0 },
    ticketInfo: null,
    serverTime: new Date(now).toISOString(),
  };
}

/** Returns the answers of a platform without faults. A story replaces some of them. */
export function storyPlatform({ book, now, person, history }: Platform): Answers {
  const serverTime = (): string => new Date(now()).toISOString();
  const found = (match: Match | undefined) => ({ result: match ? [match] : [], totalPages: 1 });
  return {
    // A platform without games, as it is until a game server is connected.
    casinoLobby: [],
    jackpots: [],
    casinoGames: { result: [], totalPages: 0, rowCount: 0, facets: { provider: [], tag: [], volatility: [] } },
    statusSettings: settings(Object.fromEntries(statusKeys.map((key) => [key, false]))),
    ticketSettings: settings({ ...defaultTicketSettings }),
    generalSettings: settings({ menuItems: builtInMenu.map(({ id }) => ({ id })) }),
    themesByDomain: { theme: { dark: [siteTheme], light: [siteTheme] } },
    userSettings: {
      site: {},
      betting: noFavourites,
      live_betting: noFavourites,
      casino: noGames,
      casino_live: noGames,
      virtuals: noGames,
    },
    translations: {},
    saveUserSettings: ok,
    ping: ({ query: { ticket_id: ticketId } }) => {
      const answer = pingOf(person, now());
      if (ticketId === undefined) return answer;
      // Every ticket is accepted.
      const mtcResponse = { status: 'accepted' as const, selections: [] };
      return { ...answer, ticketInfo: { ticketId, code: 0, accepted: true, mtcResponse } };
    },
    playerLimits: () => ({ result: [], play: { state: 'open' }, coolingHours: 24, serverTime: serverTime() }),
    marketFilters: ({ body }) => [...(body.type.endsWith('main') ? mainFilters : matchFilters)],
    allSports: ({ body }) => book.sports(body.id === 'live'),
    bettingOffer: ({ body }) => ({
      ...pageOf(chosen(book.table(false, body.sport_code), body, now()), body.page, offerPage),
      ...(body.search_filter && { sports: countsOf(chosen(book.table(false), body, now())) }),
    }),
    liveOffer: ({ body: { sport_code: sport, search_filter: search, page } }) =>
      pageOf(
        book.table(true).filter((match) => (!sport || match.sport === sport) && isNamed(match, search ?? '')),
        page,
        offerPage,
      ),
    matchOffer: ({ body }) => found(book.whole(body.eventId)),
    liveMatchOffer: ({ body }) => found(book.whole(body.eventId)),
    scores: ({ query: { date, sport, search = '' } }) =>
      scoresOf([...book.table(true), ...storyResults], { date, sport, search }),
    priceHistory: ({ body }) => ({
      result: storyHistory(book.whole(body.eventId)?.markets[body.market], now()).filter(
        ({ selection }) => body.selection === undefined || body.selection === selection,
      ),
    }),
    checkTicketSelections: ({ body }) =>
      body.ticket.map(({ id, market, selection }) => ({ id, odd: book.odds(id, market, selection) ?? '0' })),
    ticketRequest: () => ({ ...ok, code: 101, serverTime: serverTime() }),
    reoffer: ok,
    ...ticketAnswers({ book, now, person, history }),
  };
}

const countsOf = (matches: readonly Match[]) =>
  [...Map.groupBy(matches, ({ sport }) => sport)].map(([sport, { length }]) => ({ sport, eventsCount: length }));

function isNamed({ hostName, awayName, leagueName }: Match, search: string): boolean {
  return [hostName, awayName, leagueName].some((name) => name.toLowerCase().includes(search.toLowerCase()));
}

/** Returns the scores of a day, or of matches in play, by sport and search. */
function scoresOf(
  matches: readonly Match[],
  { date, sport, search }: { date: string | undefined; sport: string | undefined; search: string },
) {
  const found = matches
    .filter(({ inPlay, timeStart }) => (date === undefined ? inPlay : timeStart.startsWith(date)))
    .filter((match) => isNamed(match, search));
  const counts = Map.groupBy(found, (match) => match.sport);
  return {
    result: found
      .filter((match) => sport === undefined || match.sport === sport)
      .map((match) => ({ ...match, markets: {}, marketsCount: 0 })),
    sports: [...counts].map(([code, ofSport]) => ({ sport: code, eventsCount: ofSport.length })),
  };
}

const siteTheme = {
  colors: {},
  name: 'Kvota',
  logo: '',
  support: { email: 'support@kvota.example', phone: '', hours: '' },
  socials: [],
};
const noFavourites = { favorite_markets: {}, favorite_leagues: {} };
const noGames = { favorite_games: [], last_played_games: [] };

interface Wanted {
  readonly time_filter: number | null;
  readonly league_ids: readonly string[];
  readonly search_filter: string;
  readonly table_view: 'competition' | 'timeline';
}

function chosen(matches: readonly Match[], wanted: Wanted, now: number): Match[] {
  const { time_filter: hours, league_ids: leagues, search_filter: search, table_view: view } = wanted;
  const text = search.toLowerCase();
  return matches
    .filter((match) => hours === null || Date.parse(match.timeStart) <= now + hours * 3_600_000)
    .filter((match) => leagues.length === 0 || leagues.includes(match.leagueId))
    .filter(({ hostName, awayName, leagueName }) =>
      [hostName, awayName, leagueName].some((name) => name.toLowerCase().includes(text)),
    )
    .toSorted((a, b) => (view === 'timeline' ? a.timeStart.localeCompare(b.timeStart) : 0));
}
