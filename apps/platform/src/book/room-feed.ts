import type { MarketStatus, OddsKey, OfferSnapshot, RoomKind, StructuralChange } from '@kvota/contracts';

import type { Clock } from '../clock.ts';
import type { BookMarket, MatchView, MatchViews } from './match-views.ts';
import { countMarkets, wireCourse, wireMatch } from './wire-match.ts';

interface RoomFeedOptions {
  readonly name: string;
  readonly kind: RoomKind;
  readonly clock: Clock;
  readonly views: MatchViews;
  readonly members: () => readonly string[];
  readonly shows: (sport: string) => (market: BookMarket) => boolean;
}

/** What a match looked like when the room's subscribers were last told. */
interface Told {
  view: MatchView;
  /** Codes and selections of its markets, as text: another shape is told by sending the match again. */
  shape: string;
  statuses: ReadonlyMap<string, MarketStatus>;
  course: string;
  count: number;
}

/** One room: what its subscribers know, and what they have to be told next. */
export interface RoomFeed {
  /** What the subscribers know after everything said so far: sequence, matches, index. */
  snapshot(): OfferSnapshot;
  /** Structural changes first, then at most one delta; all numbered on. */
  tick(): { changes: StructuralChange[]; numbers: number[] | undefined };
}

const statuses = { open: 'OPEN', suspended: 'SUSPENDED', closed: 'CLOSED' } as const;

/** A room that begins with what the book has now. */
export function createRoomFeed({ name, kind, clock, views, members, shows }: RoomFeedOptions): RoomFeed {
  let seq = 0;
  const told = new Map<string, Told>();
  const keys: OddsKey[] = [];
  const indexOf = new Map<string, number>();
  const values: number[] = [];

  const shown = (view: MatchView): BookMarket[] => [...view.markets.values()].filter(shows(view.fixture.sport));
  const shapeOf = (markets: readonly BookMarket[]): string =>
    markets
      .map(
        ({ marketCode, selections }) =>
          `${marketCode}:${selections.map(({ selectionCode }) => selectionCode).join(',')}`,
      )
      .join(';');
  const statusesOf = (markets: readonly BookMarket[]): Map<string, MarketStatus> =>
    new Map(markets.map(({ marketCode, status }) => [marketCode, statuses[status]]));

  /** Gives every odd of a match a place in the index, new ones at its end; remembers their values. */
  const index = (view: MatchView, markets: readonly BookMarket[]): OddsKey[] => {
    const added: OddsKey[] = [];
    for (const { marketCode, selections } of markets) {
      for (const { selectionCode, odds } of selections) {
        const key = `${view.fixture.eventId}|${marketCode}|${selectionCode}`;
        const known = indexOf.get(key);
        if (known === undefined) {
          const entry: OddsKey = [view.fixture.eventId, marketCode, selectionCode];
          indexOf.set(key, keys.length);
          values.push(odds);
          keys.push(entry);
          added.push(entry);
        } else values[known] = odds;
      }
    }
    return added;
  };
  const remember = (view: MatchView, markets: readonly BookMarket[]): void => {
    const course = JSON.stringify(wireCourse(view, clock.now()));
    told.set(view.fixture.eventId, {
      view,
      shape: shapeOf(markets),
      statuses: statusesOf(markets),
      course,
      count: countMarkets(view),
    });
  };
  const bring = (view: MatchView): StructuralChange => {
    const markets = shown(view);
    const odds = index(view, markets);
    remember(view, markets);
    const { eventId, sport } = view.fixture;
    return { seq: ++seq, eventId, sport, match: wireMatch(view, clock.now(), shows(sport)), odds };
  };
  const forget = (eventId: string): void => {
    told.delete(eventId);
    // Places are never given again; a match that comes back gets new ones.
    for (const key of indexOf.keys()) if (key.startsWith(`${eventId}|`)) indexOf.delete(key);
  };

  /** What is different about a match besides its odds, or the whole match where its markets are others. */
  const compare = (before: Told, view: MatchView): StructuralChange | undefined => {
    const markets = shown(view);
    if (shapeOf(markets) !== before.shape) return bring(view);
    const now = statusesOf(markets);
    const moved = [...now].filter(([code, status]) => before.statuses.get(code) !== status);
    const course = wireCourse(view, clock.now());
    const text = JSON.stringify(course);
    const count = countMarkets(view);
    const sameCourse = text === before.course;
    const sameCount = count === before.count;
    Object.assign(before, { view, statuses: now, course: text, count });
    if (moved.length === 0 && sameCourse && sameCount) return undefined;
    const { eventId, sport } = view.fixture;
    return {
      seq: ++seq,
      eventId,
      sport,
      ...(moved.length > 0 ? { markets: Object.fromEntries(moved.map(([code, MS]) => [code, { MS }])) } : {}),
      ...(sameCourse ? {} : course),
      ...(sameCount ? {} : { marketsCount: count }),
    };
  };
  const collect = (view: MatchView, numbers: number[]): void => {
    for (const { marketCode, selections } of shown(view)) {
      for (const { selectionCode, odds } of selections) {
        const place = indexOf.get(`${view.fixture.eventId}|${marketCode}|${selectionCode}`);
        if (place === undefined || values[place] === odds) continue;
        values[place] = odds;
        numbers.push(place, odds);
      }
    }
  };

  for (const eventId of members()) {
    const view = views.get(eventId);
    if (view) bring(view);
  }
  seq = 0;

  return {
    snapshot() {
      const matches = [...told.values()].map(({ view }) => wireMatch(view, clock.now(), shows(view.fixture.sport)));
      return { kind, room: name, seq, serverTime: new Date(clock.now()).toISOString(), matches, odds: [...keys] };
    },
    tick() {
      const changes: StructuralChange[] = [];
      const odds: number[] = [];
      const present = new Set(members());
      for (const [eventId, { view }] of told) {
        if (present.has(eventId)) continue;
        forget(eventId);
        changes.push({ seq: ++seq, eventId, sport: view.fixture.sport, gone: true });
      }
      for (const eventId of present) {
        const view = views.get(eventId);
        if (!view) continue;
        const before = told.get(eventId);
        if (!before) changes.push(bring(view));
        else if (before.view !== view) {
          // Odds first: a match that is sent again brings its values along.
          collect(view, odds);
          const change = compare(before, view);
          if (change) changes.push(change);
        }
      }
      return { changes, numbers: odds.length === 0 ? undefined : [++seq, ...odds] };
    },
  };
}
