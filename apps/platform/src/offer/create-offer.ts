import type { Clock } from '@kvota/server';
import * as v from 'valibot';

import type { Bus } from '../bus/bus.ts';
import { createLocalBus } from '../bus/local-bus.ts';
import type { Db } from '../database/database.ts';
import type { Feed } from '../feed/model/feed.ts';
import { createProducer, type Producer } from '../feed/producer.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { Lease } from '../leases/lease.ts';
import { followState, type StateKind } from '../settings/operator-state.ts';
import { loadDecisions, type OperatorDecisions } from './decisions/operator-decisions.ts';
import { UnknownSelection } from './decisions/unknown-selection.ts';
import { marketFilters } from './lists/market-filters.ts';
import { createOfferLists, type OfferLists } from './lists/offer-lists.ts';
import { OfferPages } from './lists/offer-pages.ts';
import { createScores } from './lists/scores.ts';
import { CurrentMarkets } from './matches/current-markets.ts';
import { createMatchEvents, type MatchEvents } from './matches/match-events.ts';
import { createMatchViews, type MatchViews } from './matches/match-views.ts';
import { createPriceHistory } from './matches/price-history.ts';
import { wireMatch } from './matches/wire-match.ts';
import type { Offer } from './offer.ts';
import type { RoomSource } from './rooms/room-source.ts';
import { createRooms, type Rooms } from './rooms/rooms.ts';
import { SharedRooms } from './rooms/shared-rooms.ts';
import { createResults } from './settlement/results.ts';

export { UnknownSelection } from './decisions/unknown-selection.ts';

/** An offer with what its sockets need. */
export interface OpenOffer extends Offer {
  /** The rooms that this node computes. */
  readonly rooms: Rooms;
  /** The rooms for the sockets of this node. */
  readonly source: RoomSource;
  readonly producer: Producer;
  /** Rises with each decision of an operator, and if the feed stops or starts. */
  revision(): number;
  /** Ends what follows other nodes. */
  stop(): void;
}

interface OfferDeps {
  readonly feed: Feed;
  readonly db: Db;
  readonly clock: Clock;
  /** Ids of the runs of rooms. Default: counted, which suffices for one node. */
  readonly ids?: Ids;
  /** Connects the nodes. Default: there is one. */
  readonly bus?: Bus;
  /** The right to drive the feed, if there may be other nodes. */
  readonly lease?: Pick<Lease, 'held'>;
  readonly logger?: Logger;
}

/** The parts of an offer that several of its functions share. */
interface OfferParts {
  readonly feed: Feed;
  readonly clock: Clock;
  readonly decisions: OperatorDecisions;
  readonly views: MatchViews;
  readonly lists: OfferLists;
  readonly pages: OfferPages;
  readonly markets: CurrentMarkets;
  readonly events: MatchEvents;
  readonly newRun: () => string;
}

/**
 * Rooms number their messages from the milliseconds since this instant. So the numbers of each run are above those of the runs
 * before, and a client that lost a snapshot sees a gap (FAULT-09).
 */
const numbersBegin = Date.UTC(2026, 0, 1);

const everything = (): boolean => true;

/** When an operator stopped the feed. */
const feedStops: StateKind<number> = { name: 'feedStopped', schema: v.number() };

/** Returns ids that count up. */
function counted(): Ids {
  let last = 0;
  return () => String((last += 1));
}

/** Opens the offer: the feed, with the decisions of operators from the database laid over it. */
export async function createOffer(deps: OfferDeps): Promise<OpenOffer> {
  const { feed: source, db, clock: own, ids = counted(), bus = createLocalBus('only'), lease, logger } = deps;
  // The rooms read the feed, and the feed is read as of what the rooms of another node published.
  let shared: SharedRooms | undefined;
  const producer = createProducer(source, {
    clock: own,
    store: (at) => stops.set('', at),
    publishedAt: lease && (() => shared?.publishedAt() ?? own.now()),
    heardAt: lease && (() => shared?.heardAt() ?? 0),
  });
  const stops = await followState({ db, bus, clock: own, logger }, feedStops, (_key, at) => producer.take(at));
  const { feed, clock } = producer;
  const decisions = withRevision(await loadDecisions(db, { bus, clock: own, logger }), () => producer.revision());
  const views = createMatchViews({ feed, decisions, clock });
  const lists = createOfferLists({ feed, decisions, clock });
  const pages = new OfferPages({ feed, clock, views, lists });
  const markets = new CurrentMarkets({ producer, clock, decisions, views, lists });
  const events = createMatchEvents({ feed, decisions, clock });
  const parts = { feed, clock, decisions, views, lists, pages, markets, events, newRun: ids };
  const rooms = roomsOf(parts, () => own.now() - numbersBegin);
  if (lease) shared = new SharedRooms({ rooms, bus, lease, clock: own, feedAt: () => producer.receivedAt() });
  const scores = createScores({ feed, decisions, clock, live: () => lists.live() });
  return {
    rooms,
    source: shared ?? rooms,
    producer,
    revision: () => decisions.revision(),
    stop: () => shared?.stop(),
    ...matchesOf(parts),
    ...operatorActs(parts),
    price: (ref) => markets.price(ref),
    hasBegun(eventId) {
      const timeStart = feed.match(eventId)?.timeStart;
      return decisions.ended(eventId) !== undefined || (timeStart !== undefined && timeStart <= clock.now());
    },
    ...createResults({ feed, decisions, clock }),
    prematchOffer: (filter) => pages.prematch(filter),
    liveOffer: (filter) => pages.live(filter),
    scores: scores.list,
    matchReport(eventId) {
      const match = scores.report(eventId);
      return match && { ...match, events: events.of(eventId) };
    },
    sidebar: (kind, hours) => pages.sidebar(kind, hours),
    marketFilters: (type) => marketFilters(feed.sports, type),
    snapshot: (room) => rooms.snapshot(room),
  };
}

function roomsOf(
  { feed, clock, newRun, decisions, views, lists, pages, events }: OfferParts,
  firstSeq: () => number,
): Rooms {
  return createRooms({
    clock,
    newRun,
    firstSeq,
    views,
    revision: () => decisions.revision(),
    shows: (kind, sport) => (kind === 'prematch' || kind === 'live' ? pages.inTable(kind, sport) : everything),
    members(kind, key) {
      const [sport = '', eventId] = key.split('/');
      if (kind === 'prematch' && eventId !== undefined) return rowMembers(() => lists.ofSport(kind, sport), eventId);
      if (kind === 'prematch' || kind === 'live') return () => lists.ofSport(kind, key);
      const [itself, nobody] = [[key], []];
      // The room of a match stays open through its kick-off, whichever of the two kinds it is.
      return () => (lists.has(key) ? itself : nobody);
    },
    exists(kind, key) {
      const isSport = (code: string | undefined): boolean => feed.sports.some(({ sport }) => sport === code);
      const [sport, eventId, ...rest] = key.split('/');
      if (kind === 'prematch' && eventId !== undefined)
        return rest.length === 0 && isSport(sport) && lists.knows(eventId) && feed.match(eventId)?.sport === sport;
      return kind === 'prematch' || kind === 'live' ? isSport(key) : lists.knows(key);
    },
    events: (eventId) => events.of(eventId),
    sidebar: ({ kind, hours }) => pages.sidebar(kind === 'sidebar' ? 'prematch' : 'live', hours),
  });
}

/** Returns the members of a row's room: the match, while the table has it. The table is searched when it changes. */
function rowMembers(table: () => readonly string[], eventId: string): () => readonly string[] {
  const [itself, nobody] = [[eventId], []];
  let seen: readonly string[] | undefined;
  let members: readonly string[] = nobody;
  return () => {
    const ids = table();
    if (ids !== seen) members = ids.includes(eventId) ? itself : nobody;
    seen = ids;
    return members;
  };
}

type Matches = Pick<Offer, 'match' | 'matchOffer' | 'priceHistory'>;

function matchesOf({ feed, clock, views, lists, markets, events }: OfferParts): Matches {
  const history = createPriceHistory({ feed, clock });
  return {
    match(eventId) {
      const fixture = feed.match(eventId);
      if (!fixture) return undefined;
      const { sfId, sport, leagueName, hostName, awayName, timeStart } = fixture;
      return { eventId, sfId, sport, leagueName, hostName, awayName, timeStart };
    },
    matchOffer(eventId) {
      const view = lists.has(eventId) ? views.get(eventId) : undefined;
      return view && wireMatch(view, clock.now(), everything, { events: events.of(eventId) });
    },
    priceHistory(eventId, marketCode) {
      // Anybody may ask for any id, so the feed is not asked for a match that is not on offer.
      const now = lists.has(eventId) ? markets.market({ eventId, marketCode }) : undefined;
      return now ? history.of(eventId, now) : [];
    },
  };
}

type OperatorActs = Pick<Offer, 'moveOdds' | 'suspend' | 'endMatch'>;

function operatorActs({ feed, clock, decisions, markets }: OfferParts): OperatorActs {
  const needMatch = (eventId: string): void => {
    if (!feed.match(eventId)) throw new UnknownSelection(`match ${eventId}`);
  };
  return {
    async moveOdds(ref, odds, cms) {
      const market = markets.market(ref);
      if (!market?.selections.some(({ selectionCode }) => selectionCode === ref.selectionCode)) {
        throw new UnknownSelection(`selection ${ref.eventId} ${ref.marketCode} ${ref.selectionCode}`);
      }
      await decisions.hold(ref, odds === null ? null : { odds, cms });
    },
    async suspend(eventId, marketCode, suspended, cms) {
      needMatch(eventId);
      await decisions.suspend(eventId, marketCode, suspended, cms);
    },
    async endMatch(eventId, score) {
      needMatch(eventId);
      await decisions.end(eventId, { at: clock.now(), score });
    },
  };
}

/** Raises the numbers of the decisions also when the feed falls silent or comes back, so that nothing stale is kept. */
function withRevision(decisions: OperatorDecisions, more: () => number): OperatorDecisions {
  return {
    ...decisions,
    version: (eventId) => decisions.version(eventId) + more(),
    revision: () => decisions.revision() + more(),
  };
}
