import type { MarketFilter, Match } from '@kvota/contracts';

import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Feed } from '../feed/feed.ts';
import type { SportMarkets } from '../feed/market-definition.ts';
import type { MatchScores, SelectionOutcome } from '../feed/model.ts';
import type { Book, BookPrice, BookResult, SelectionRef } from './book.ts';
import { createMatchViews, type BookMarket, type MatchView } from './match-views.ts';
import { createOfferLists, filterLive, filterOffer, pageOf, sidebarOf } from './offer-lists.ts';
import { loadDecisions } from './operator-decisions.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { settleByScore } from './settle-by-score.ts';
import { wireMatch } from './wire-match.ts';

/** An operator named a selection, market or match that the book does not have. */
export class UnknownSelection extends Error {
  constructor(what: string) {
    super(`The book has no ${what}. Take ids and codes from the offer calls.`);
    this.name = 'UnknownSelection';
  }
}

/** A book with what its sockets need. */
export interface OpenBook extends Book {
  readonly rooms: Rooms;
}

const unknown: BookPrice = { status: 'unknown', odds: 0, probability: 0, live: false, cms: false };
const outcomes: Record<SelectionOutcome, BookResult['outcome']> = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  'half-won': 'half_won',
  'half-lost': 'half_lost',
};

/** The score of a match as text: goals, points or sets. */
function scoreText({ G, P, S, L, M }: MatchScores): string {
  const total = G ?? P ?? S ?? L ?? M;
  return total ? `${total[0]}:${total[1]}` : '';
}

/** Opens the book: the feed with the operator's decisions, read from the database, laid over it. */
export async function createBook({ feed, db, clock }: { feed: Feed; db: Db; clock: Clock }): Promise<OpenBook> {
  const decisions = await loadDecisions(db);
  const views = createMatchViews({ feed, decisions, clock });
  const lists = createOfferLists({ feed, decisions, clock });
  const mainFamilies = new Map(
    feed.sports.map(({ sport, mainTable }) => [sport, new Set(mainTable.map(({ family }) => family))]),
  );
  const inTable =
    (sport: string) =>
    (market: BookMarket): boolean =>
      market.status !== 'closed' && market.main && mainFamilies.get(sport)?.has(market.family) === true;
  const everything = (): boolean => true;
  const row = (view: MatchView): Match => wireMatch(view, clock.now(), inTable(view.fixture.sport));
  const rowsOf = (ids: readonly { eventId: string }[]): Match[] =>
    ids.flatMap(({ eventId }) => views.get(eventId) ?? []).map(row);
  const isOffered = (eventId: string): boolean => {
    const view = views.get(eventId);
    return view !== undefined && view.state.status !== 'ended' && decisions.ended(eventId) === undefined;
  };

  /** A market of the book, also where its line has left the table. */
  const marketOf = ({ eventId, marketCode }: SelectionRef): BookMarket | undefined => {
    const listed = views.get(eventId)?.markets.get(marketCode);
    if (listed) return listed;
    const market = feed.marketAt(eventId, marketCode, clock.now(), decisions.ended(eventId)?.at);
    if (!market) return undefined;
    const held = market.selections.map((selection) =>
      decisions.held({ eventId, marketCode, selectionCode: selection.selectionCode }),
    );
    return {
      ...market,
      // A line that left the table is not sold, but keeps its price for cash-out.
      status: market.status === 'open' ? 'suspended' : market.status,
      cms: false,
      selections: market.selections.map((selection, index) => ({ ...selection, cms: false, ...held[index] })),
    };
  };

  const rooms = createRooms({
    clock,
    views,
    shows: (kind, sport) => (kind === 'prematch' || kind === 'live' ? inTable(sport) : everything),
    members: (kind, key) => {
      if (kind === 'prematch')
        return lists
          .prematch()
          .filter(({ sport }) => sport === key)
          .map(({ eventId }) => eventId);
      if (kind === 'live')
        return lists
          .live()
          .filter(({ sport }) => sport === key)
          .map(({ eventId }) => eventId);
      return isOffered(key) ? [key] : [];
    },
    exists: (kind, key) =>
      kind === 'prematch' || kind === 'live'
        ? feed.sports.some(({ sport }) => sport === key)
        : feed.match(key) !== undefined,
    sidebar: (kind) => sidebarOf(feed, kind === 'sidebar' ? lists.prematch() : lists.live()),
  });

  return {
    rooms,
    price(ref) {
      const market = marketOf(ref);
      const selection = market?.selections.find(({ selectionCode }) => selectionCode === ref.selectionCode);
      const view = views.get(ref.eventId);
      if (!market || !selection || !view) return unknown;
      const { odds, probability } = selection;
      const over = view.state.status === 'ended' || decisions.ended(ref.eventId) !== undefined;
      const status = over ? 'closed' : odds === 0 && market.status === 'open' ? 'suspended' : market.status;
      return {
        status,
        odds,
        probability,
        live: view.state.status === 'live',
        cms: selection.cms || (market.status !== 'open' && market.cms),
      };
    },
    match(eventId) {
      const fixture = feed.match(eventId);
      if (!fixture) return undefined;
      const { sfId, sport, leagueName, hostName, awayName, timeStart } = fixture;
      return { eventId, sfId, sport, leagueName, hostName, awayName, timeStart };
    },
    result(ref) {
      const ended = decisions.ended(ref.eventId);
      const now = clock.now();
      const market = feed.marketAt(ref.eventId, ref.marketCode, now, ended?.at);
      const sport = feed.match(ref.eventId)?.sport;
      if (!market || sport === undefined) return undefined;
      const given = ended?.score ? settleByScore(sport, market.family, market.line, ended.score) : undefined;
      const settled = given ?? feed.settlementAt(ref.eventId, ref.marketCode, now, ended?.at)?.outcomes;
      const outcome = settled?.[ref.selectionCode];
      if (outcome === undefined) return undefined;
      const score = ended?.score
        ? `${ended.score[0]}:${ended.score[1]}`
        : scoreText(feed.stateAt(ref.eventId, now, ended?.at)?.results ?? {});
      return { outcome: outcomes[outcome], score };
    },
    prematchOffer(filter) {
      const found = pageOf(filterOffer(lists.prematch(), filter, clock.now()), filter.page);
      return { matches: rowsOf(found.rows), totalPages: found.totalPages };
    },
    liveOffer({ sport, search, page }) {
      const found = pageOf(filterLive(lists.live(), sport, search), page);
      return { matches: rowsOf(found.rows), totalPages: found.totalPages };
    },
    matchOffer(eventId) {
      const view = views.get(eventId);
      return view && isOffered(eventId) ? wireMatch(view, clock.now(), everything) : undefined;
    },
    sidebar(kind, hours) {
      const limit = hours === null ? Number.POSITIVE_INFINITY : clock.now() + hours * 3_600_000;
      const fixtures = kind === 'live' ? lists.live() : lists.prematch().filter(({ timeStart }) => timeStart <= limit);
      return sidebarOf(feed, fixtures);
    },
    marketFilters: (type) => feed.sports.flatMap(type.endsWith('main') ? mainFilter : matchFilters),
    snapshot: (room) => rooms.snapshot(room),
    async moveOdds(ref, odds, cms) {
      const market = marketOf(ref);
      if (!market?.selections.some(({ selectionCode }) => selectionCode === ref.selectionCode)) {
        throw new UnknownSelection(`selection ${ref.eventId} ${ref.marketCode} ${ref.selectionCode}`);
      }
      await decisions.hold(ref, odds === null ? null : { odds, cms });
    },
    async suspend(eventId, marketCode, suspended, cms) {
      if (!feed.match(eventId)) throw new UnknownSelection(`match ${eventId}`);
      await decisions.suspend(eventId, marketCode, suspended, cms);
    },
    async endMatch(eventId, score) {
      if (!feed.match(eventId)) throw new UnknownSelection(`match ${eventId}`);
      await decisions.end(eventId, { at: clock.now(), score });
    },
  };
}

/** The main table of a sport: its families with their outcomes, in the order of the columns. A family with lines shows its main line. */
function mainFilter({ sport, name, mainTable }: SportMarkets): MarketFilter[] {
  const columns = mainTable.flatMap(({ kind, family, selectionCode }) =>
    kind === 'price' && selectionCode !== null ? [{ family, selectionCode }] : [],
  );
  const families = [...Map.groupBy(columns, ({ family }) => family)];
  return [
    {
      sport,
      code: 'main',
      group: 'main',
      table: 'main',
      name: name.en,
      markets: families.map(([market, cells]) => ({
        market,
        selections: cells.map(({ selectionCode }) => selectionCode),
      })),
    },
  ];
}

/** Every family of a sport as a block of its match page. */
function matchFilters({ sport, families }: SportMarkets): MarketFilter[] {
  return families.map(({ family, group, table, name, selections }) => ({
    sport,
    code: family,
    group,
    table,
    name: name.en,
    markets: [{ market: family, selections: selections.map(({ code }) => code) }],
  }));
}
