import type { MarketStatus, Match, OfferSnapshot, OddsKey, WireMarket } from '@kvota/contracts';
import { selectionsOf } from '@kvota/contracts';

import { createOfferStore } from '../create-offer-store.ts';
import type { OfferStore } from '../offer-store.ts';

/** A market of two or three selections with the odds given. */
export function market(odds: Record<string, string>, status: MarketStatus = 'OPEN'): WireMarket {
  return { MS: status, ...Object.fromEntries(Object.entries(odds).map(([code, O]) => [code, { O }])) };
}

/** A football match with what a test does not care about filled in. */
export function match(eventId: string, markets: Record<string, WireMarket>, rest: Partial<Match> = {}): Match {
  return {
    sport: 'F',
    eventId,
    sfId: `s${eventId}`,
    leagueId: 'L1',
    leagueName: 'First league',
    groupName: 'Serbia',
    hostName: 'Home',
    awayName: 'Guests',
    timeStart: '2026-11-21T18:00:00Z',
    inPlay: false,
    matchState: 'NSY',
    markets,
    marketsCount: Object.keys(markets).length,
    ...rest,
  };
}

/** Every price of some matches, in the order of the wire. */
export function keysOf(matches: readonly Match[]): OddsKey[] {
  return matches.flatMap(({ eventId, markets }) =>
    Object.entries(markets).flatMap(([code, one]) =>
      selectionsOf(one).map(([selection]): OddsKey => [eventId, code, selection]),
    ),
  );
}

/** A snapshot of a room whose index holds every price of its matches. */
export function snapshot(room: string, seq: number, matches: Match[]): OfferSnapshot {
  const kind = room.startsWith('live/') ? 'live' : room.startsWith('livematch/') ? 'livematch' : 'prematch';
  return { kind, room, seq, serverTime: '2026-11-21T12:00:00Z', matches, odds: keysOf(matches) };
}

interface HandStore {
  readonly store: OfferStore;
  readonly frames: () => number;
  readonly paint: () => void;
  /** Takes the next slice of the snapshots under way; false when there is none. */
  readonly slice: () => boolean;
  readonly clock: { now: number };
}

/** A store with frames and a clock that a test turns by hand; `sliced`: long snapshots wait for it too. */
export function handStore({ sliced = false }: { readonly sliced?: boolean } = {}): HandStore {
  const clock = { now: 1000 };
  const later = queue();
  const frames = queue();
  let asked = 0;
  const store = createOfferStore({
    now: () => clock.now,
    frame: (run) => {
      asked += 1;
      return frames.add(run);
    },
    ...(sliced && { later: later.add }),
  });
  return {
    store,
    clock,
    frames: () => asked,
    paint: () => {
      for (const run of frames.takeAll()) run();
    },
    slice: () => {
      const next = later.take();
      next?.();
      return next !== undefined;
    },
  };
}

/** What waits to be run, each with the way to call it off. */
function queue() {
  let waiting: (() => void)[] = [];
  return {
    add: (run: () => void) => {
      waiting.push(run);
      return () => {
        waiting = waiting.filter((one) => one !== run);
      };
    },
    take: () => waiting.shift(),
    takeAll: () => waiting.splice(0),
  };
}
