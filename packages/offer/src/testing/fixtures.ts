import type { MarketStatus, Match, OfferSnapshot, OddsKey, WireMarket } from '@kvota/contracts';
import { selectionsOf } from '@kvota/contracts';

import { createOfferStore } from '../create-offer-store.ts';
import type { OfferStore } from '../offer-store.ts';

/** Creates a market with the given odds. */
export function market(odds: Record<string, string>, status: MarketStatus = 'OPEN'): WireMarket {
  return { MS: status, ...Object.fromEntries(Object.entries(odds).map(([code, O]) => [code, { O }])) };
}

/** Creates a football match with defaults for all other fields. */
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

/** Returns the keys of every price of some matches, in the order of the wire. */
export function keysOf(matches: readonly Match[]): OddsKey[] {
  return matches.flatMap(({ eventId, markets }) =>
    Object.entries(markets).flatMap(([code, one]) =>
      selectionsOf(one).map(([selection]): OddsKey => [eventId, code, selection]),
    ),
  );
}

/** Creates a snapshot whose index has every price of its matches. */
export function snapshot(room: string, seq: number, matches: Match[]): OfferSnapshot {
  const kind = room.startsWith('live/') ? 'live' : room.startsWith('livematch/') ? 'livematch' : 'prematch';
  return { kind, room, seq, serverTime: '2026-11-21T12:00:00Z', matches, odds: keysOf(matches) };
}

interface HandStore {
  readonly store: OfferStore;
  readonly frames: () => number;
  readonly paint: () => void;
  /** Takes the next chunk of a snapshot. Returns false if there is none. */
  readonly slice: () => boolean;
  readonly clock: { now: number };
}

/** Creates a store with manual frames and clock. If `sliced`, the chunks of long snapshots are manual too. */
export function handStore({ sliced = false }: { readonly sliced?: boolean } = {}): HandStore {
  const clock = { now: 1000 };
  const later = queue();
  const frames = queue();
  let requested = 0;
  const store = createOfferStore({
    now: () => clock.now,
    frame: (run) => {
      requested += 1;
      return frames.add(run);
    },
    ...(sliced && { later: later.add }),
  });
  return {
    store,
    clock,
    frames: () => requested,
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

/** Creates a queue of callbacks, each with its cancel. */
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
