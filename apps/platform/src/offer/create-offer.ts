import type { Match, SidebarSport } from '@kvota/contracts';

import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import type { Feed } from '../feed/model/feed.ts';
import { createProducer, type Producer } from '../feed/producer.ts';
import type { Fixture } from '../feed/model/match.ts';
import { isOfPlayer } from '../feed/model/market-code.ts';
import type { Offer, OfferPrice, SelectionRef } from './offer.ts';
import { familiesInTables, marketFilters } from './lists/market-filters.ts';
import { createMatchViews, type OfferMarket, type MatchView } from './matches/match-views.ts';
import { createOfferLists, filterLive, filterOffer, pageOf, sidebarOf } from './lists/offer-lists.ts';
import { createMatchEvents } from './matches/match-events.ts';
import { loadDecisions, type OperatorDecisions } from './decisions/operator-decisions.ts';
import { createPriceHistory } from './matches/price-history.ts';
import { createResults } from './settlement/results.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { createScores } from './lists/scores.ts';
import { wireMatch } from './matches/wire-match.ts';

/** An operator named a selection, market or match that the book does not have. */
export class UnknownSelection extends Error {
  constructor(what: string) {
    super(`The offer has no ${what}. Take ids and codes from the offer calls.`);
    this.name = 'UnknownSelection';
  }
}

/** A book with what its sockets need. */
export interface OpenOffer extends Offer {
  readonly rooms: Rooms;
  /** The hand on the feed that the book reads. */
  readonly producer: Producer;
}

const unknown: OfferPrice = { status: 'unknown', odds: 0, probability: 0, live: false, withdrawn: false, cms: false };
const closed: OfferPrice = { ...unknown, status: 'closed' };

/** Opens the book: the feed with the operator's decisions, read from the database, laid over it. */
export async function createOffer({
  feed: source,
  db,
  clock,
}: {
  feed: Feed;
  db: Db;
  clock: Clock;
}): Promise<OpenOffer> {
  const producer = createProducer(source, clock);
  const { feed } = producer;
  const decisions = withRevision(await loadDecisions(db), () => producer.revision());
  const views = createMatchViews({ feed, decisions, clock });
  const lists = createOfferLists({ feed, decisions, clock });
  const events = createMatchEvents({ feed, decisions, clock });
  const history = createPriceHistory({ feed, clock });
  const tabled = new Map(feed.sports.map((sport) => [sport.sport, familiesInTables(sport)]));
  const inTable =
    (sport: string) =>
    (market: OfferMarket): boolean =>
      market.status !== 'closed' && market.main && tabled.get(sport)?.has(market.family) === true;
  const everything = (): boolean => true;
  const row = (view: MatchView): Match => wireMatch(view, clock.now(), inTable(view.fixture.sport));
  const rowsOf = (ids: readonly { eventId: string }[]): Match[] =>
    ids.flatMap(({ eventId }) => views.get(eventId) ?? []).map(row);
  const sidebars = new WeakMap<readonly Fixture[], SidebarSport[]>();
  const wholeSidebar = (fixtures: readonly Fixture[]): SidebarSport[] => {
    const known = sidebars.get(fixtures) ?? sidebarOf(feed, fixtures);
    sidebars.set(fixtures, known);
    return known;
  };

  /** A market of the book, also where its line has left the table. */
  const marketOf = ({ eventId, marketCode }: SelectionRef): OfferMarket | undefined => {
    const view = views.get(eventId);
    const listed = isOfPlayer(marketCode) ? view?.playerMarkets().get(marketCode) : view?.markets.get(marketCode);
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
      cms: decisions.suspended(eventId, marketCode)?.cms ?? false,
      selections: market.selections.map((selection, index) => ({ ...selection, cms: false, ...held[index] })),
    };
  };

  const rooms = createRooms({
    clock,
    views,
    revision: () => decisions.revision(),
    shows: (kind, sport) => (kind === 'prematch' || kind === 'live' ? inTable(sport) : everything),
    members: (kind, key) => {
      if (kind === 'prematch' || kind === 'live') return () => lists.ofSport(kind, key);
      const [itself, nobody] = [[key], []];
      // The page of a match goes on through its kick-off, whichever room it was opened by.
      return () => (lists.has(key) ? itself : nobody);
    },
    exists: (kind, key) =>
      kind === 'prematch' || kind === 'live' ? feed.sports.some(({ sport }) => sport === key) : lists.knows(key),
    events: (eventId) => events.of(eventId),
    sidebar: (kind) => wholeSidebar(kind === 'sidebar' ? lists.prematch() : lists.live()),
  });

  return {
    rooms,
    producer,
    price(ref) {
      // What is not on offer is not looked up in the feed: anybody may ask for any id.
      if (!lists.has(ref.eventId)) return lists.knows(ref.eventId) ? closed : unknown;
      const market = marketOf(ref);
      const selection = market?.selections.find(({ selectionCode }) => selectionCode === ref.selectionCode);
      const view = views.get(ref.eventId);
      if (!market || !selection || !view) return unknown;
      const { odds, probability } = selection;
      const silent = producer.isSilent();
      const status = (odds === 0 || silent) && market.status === 'open' ? 'suspended' : market.status;
      // Play, or an operator: odds of 0 that one holds are a word of his, not of the model's.
      const stopped =
        silent ||
        view.state.suspension !== null ||
        decisions.suspended(ref.eventId, ref.marketCode) !== undefined ||
        decisions.held(ref)?.odds === 0;
      return {
        status,
        odds,
        probability,
        live: view.state.status === 'live',
        withdrawn: status === 'suspended' && !stopped,
        cms: selection.cms || (market.status !== 'open' && market.cms),
      };
    },
    match(eventId) {
      const fixture = feed.match(eventId);
      if (!fixture) return undefined;
      const { sfId, sport, leagueName, hostName, awayName, timeStart } = fixture;
      return { eventId, sfId, sport, leagueName, hostName, awayName, timeStart };
    },
    result: createResults({ feed, decisions, clock }),
    prematchOffer(filter) {
      const found = pageOf(filterOffer(lists.prematch(), filter, clock.now()), filter.page);
      return { matches: rowsOf(found.rows), totalPages: found.totalPages };
    },
    liveOffer({ sport, search, page }) {
      const found = pageOf(filterLive(lists.live(), sport, search), page);
      return { matches: rowsOf(found.rows), totalPages: found.totalPages };
    },
    scores: createScores({ feed, decisions, clock, live: () => lists.live() }),
    priceHistory(eventId, marketCode) {
      // What is not on offer is not looked up in the feed: anybody may ask for any id.
      const now = lists.has(eventId) ? marketOf({ eventId, marketCode, selectionCode: '' }) : undefined;
      return now ? history.of(eventId, now) : [];
    },
    matchOffer(eventId) {
      const view = lists.has(eventId) ? views.get(eventId) : undefined;
      return view && wireMatch(view, clock.now(), everything, { events: events.of(eventId) });
    },
    sidebar(kind, hours) {
      if (kind === 'live') return wholeSidebar(lists.live());
      if (hours === null) return wholeSidebar(lists.prematch());
      const limit = clock.now() + hours * 3_600_000;
      return sidebarOf(
        feed,
        lists.prematch().filter(({ timeStart }) => timeStart <= limit),
      );
    },
    marketFilters: (type) => marketFilters(feed.sports, type),
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

/** Decisions whose numbers also rise when the feed falls silent or speaks again: what rests on them is worked out anew. */
function withRevision(decisions: OperatorDecisions, more: () => number): OperatorDecisions {
  return {
    ...decisions,
    version: (eventId) => decisions.version(eventId) + more(),
    revision: () => decisions.revision() + more(),
  };
}
