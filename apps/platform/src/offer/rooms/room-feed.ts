import type { MarketStatus, Match, MatchEvent, OfferSnapshot, RoomKind, StructuralChange } from '@kvota/contracts';

import type { Clock } from '../../kernel/clock.ts';
import type { OfferMarket, MatchView, MatchViews } from '../matches/match-views.ts';
import { RoomIndex } from './room-index.ts';
import { countMarkets, marketsShown, wireCourse, wireMatch } from '../matches/wire-match.ts';

export interface RoomFeedOptions {
  readonly name: string;
  readonly kind: RoomKind;
  readonly clock: Clock;
  readonly views: MatchViews;
  /** Rises with each decision of an operator. */
  readonly revision: () => number;
  /** The matches of the room now; the same list until it changes. */
  readonly members: () => readonly string[];
  readonly shows: (sport: string) => (market: OfferMarket) => boolean;
  /** What has happened in a match; given for the rooms of one match, which have all that its page shows. */
  readonly events?: ((eventId: string) => readonly MatchEvent[]) | undefined;
}

/** What a match looked like when the room's subscribers were last told. */
interface Told {
  view: MatchView;
  /** Codes and selections of its markets, as text: another shape is told by sending the match again. */
  shape: string;
  statuses: ReadonlyMap<string, MarketStatus>;
  course: string;
  count: number;
  /** How many events of it. */
  events: number;
}

/** What a room has to say after a tick: structural changes first, then at most one delta; all numbered on. */
export interface RoomNews {
  readonly changes: readonly StructuralChange[];
  readonly numbers: readonly number[] | undefined;
  /** The index begins anew: what every subscriber has to take over, after the changes. */
  readonly anew: OfferSnapshot | undefined;
}

/** One room: what its subscribers know, and what they have to be told next. */
export interface RoomFeed {
  /** What the subscribers know after everything said so far: sequence, matches, index. */
  snapshot(): OfferSnapshot;
  tick(): RoomNews;
  /** A number with nothing behind it: whoever missed the last message sees a gap, also where nothing more happens. */
  beat(): readonly number[];
  /** After a tick that threw: leaves a number out, so that subscribers see a gap and ask for a snapshot. */
  skip(): void;
}

const statuses = { open: 'OPEN', suspended: 'SUSPENDED', closed: 'CLOSED' } as const;
const nothing: RoomNews = { changes: [], numbers: undefined, anew: undefined };

function shapeOf(markets: readonly OfferMarket[]): string {
  return markets
    .map(
      ({ marketCode, selections }) => `${marketCode}:${selections.map(({ selectionCode }) => selectionCode).join(',')}`,
    )
    .join(';');
}

function statusesOf(markets: readonly OfferMarket[]): Map<string, MarketStatus> {
  return new Map(markets.map(({ marketCode, status }) => [marketCode, statuses[status]]));
}

/** A room that begins with what the book has now. */
export function createRoomFeed({
  name,
  kind,
  clock,
  views,
  revision,
  members,
  shows,
  events,
}: RoomFeedOptions): RoomFeed {
  let seq = 0;
  const told = new Map<string, Told>();
  const index = new RoomIndex();
  /** As of when nothing can be new: the same members, no decision, and no match due. */
  let seen = { members: members(), revision: revision(), until: Number.NEGATIVE_INFINITY };
  let kept: OfferSnapshot | undefined;

  const shown = (view: MatchView): OfferMarket[] => [
    ...marketsShown(view, shows(view.fixture.sport), events !== undefined),
  ];
  /** A match as it was told last: what happened since comes with the next change, once. */
  const whole = (view: MatchView): Match => {
    const { eventId, sport } = view.fixture;
    const page = events && { events: events(eventId).slice(0, told.get(eventId)?.events) };
    return wireMatch(view, clock.now(), shows(sport), page);
  };
  const remember = (view: MatchView, markets: readonly OfferMarket[]): void => {
    told.set(view.fixture.eventId, {
      view,
      shape: shapeOf(markets),
      statuses: statusesOf(markets),
      course: JSON.stringify(wireCourse(view, clock.now())),
      count: countMarkets(view),
      events: events?.(view.fixture.eventId).length ?? 0,
    });
  };
  const bring = (view: MatchView): StructuralChange => {
    const markets = shown(view);
    const { eventId, sport } = view.fixture;
    const odds = index.put(eventId, markets);
    remember(view, markets);
    return { seq: ++seq, eventId, sport, match: whole(view), odds };
  };
  /** What is different about a match besides its odds, or the whole match where its markets are others. */
  const compare = (before: Told, view: MatchView, markets: readonly OfferMarket[]): StructuralChange | undefined => {
    if (shapeOf(markets) !== before.shape) return bring(view);
    const now = statusesOf(markets);
    const moved = [...now].filter(([code, status]) => before.statuses.get(code) !== status);
    const course = wireCourse(view, clock.now());
    const text = JSON.stringify(course);
    const count = countMarkets(view);
    const sameCourse = text === before.course;
    const sameCount = count === before.count;
    // Who scored is not in the score: the page of a match is told what happened, not only what changed.
    const happened = sameCourse ? [] : (events?.(view.fixture.eventId).slice(before.events) ?? []);
    const known = before.events + happened.length;
    Object.assign(before, { view, statuses: now, course: text, count, events: known });
    if (moved.length === 0 && sameCourse && sameCount) return undefined;
    const { eventId, sport } = view.fixture;
    return {
      seq: ++seq,
      eventId,
      sport,
      ...(moved.length > 0 ? { markets: Object.fromEntries(moved.map(([code, MS]) => [code, { MS }])) } : {}),
      ...(sameCourse ? {} : course),
      ...(happened.length === 0 ? {} : { events: happened }),
      ...(sameCount ? {} : { marketsCount: count }),
    };
  };
  const snapshot = (): OfferSnapshot => {
    kept ??= {
      kind,
      room: name,
      seq,
      serverTime: '',
      matches: [...told.values()].map(({ view }) => whole(view)),
      odds: [...index.keys],
    };
    return { ...kept, serverTime: new Date(clock.now()).toISOString() };
  };
  const until = (): number => {
    let next = Number.POSITIVE_INFINITY;
    for (const { view } of told.values()) next = Math.min(next, view.until);
    return next;
  };
  const leave = (present: ReadonlySet<string>): StructuralChange[] =>
    [...told].flatMap(([eventId, { view }]) => {
      if (present.has(eventId)) return [];
      told.delete(eventId);
      index.forget(eventId);
      return [{ seq: ++seq, eventId, sport: view.fixture.sport, gone: true as const }];
    });
  /** Begins a new index when most of the old one is of matches and lines that left. */
  const renew = (): OfferSnapshot | undefined => {
    if (!index.isWorn) return undefined;
    index.clear();
    for (const { view } of told.values()) index.put(view.fixture.eventId, shown(view));
    return snapshot();
  };

  for (const eventId of seen.members) {
    const view = views.get(eventId);
    if (view) bring(view);
  }
  seq = 0;
  seen = { ...seen, until: until() };

  return {
    snapshot,
    skip: () => void (seq += 1),
    beat() {
      // A snapshot that is kept carries the number before.
      kept = undefined;
      return [++seq];
    },
    tick() {
      const now = { members: members(), revision: revision() };
      kept = undefined;
      if (clock.now() < seen.until && now.members === seen.members && now.revision === seen.revision) return nothing;
      const changes = now.members === seen.members ? [] : leave(new Set(now.members));
      const odds: number[] = [];
      for (const eventId of now.members) {
        const before = told.get(eventId);
        if (before && clock.now() < before.view.until && now.revision === seen.revision) continue;
        const view = views.get(eventId);
        if (!view || before?.view === view) continue;
        if (!before) {
          changes.push(bring(view));
          continue;
        }
        const markets = shown(view);
        // Odds first: a match that is sent again brings its values along.
        index.collect(eventId, markets, odds);
        const change = compare(before, view, markets);
        if (change) changes.push(change);
      }
      const numbers = odds.length === 0 ? undefined : [++seq, ...odds];
      seen = { ...now, until: until() };
      return { changes, numbers, anew: renew() };
    },
  };
}
