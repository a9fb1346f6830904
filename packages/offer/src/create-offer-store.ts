import { Notifier } from './notify/notifier.ts';
import type { OfferStore, OfferStoreDeps } from './offer-store.ts';
import { RoomSync } from './room/room-sync.ts';
import { createMatchTable } from './table/match-table.ts';
import { OddsTable } from './table/odds-table.ts';

/**
 * Creates an empty store. It schedules nothing until the first change.
 *
 * ```ts
 * const store = createOfferStore({ frame: (run) => {
 *   const id = requestAnimationFrame(run);
 *   return () => cancelAnimationFrame(id);
 * }, now: () => performance.now() });
 * ```
 */
export function createOfferStore({ frame, now, later }: OfferStoreDeps): OfferStore {
  const odds: OddsTable = new OddsTable(
    () => notifier.schedule(),
    (key) => notifier.prices.has(key),
  );
  const notifier = new Notifier({ frame, now, odds });
  const matches = createMatchTable((eventId) => notifier.matchChanged(eventId));
  const rooms = new RoomSync({ odds, matches, notifier, now, later });
  return {
    apply: (snapshot) => rooms.apply(snapshot),
    applyDelta: (room, numbers) => rooms.receive(room, { type: 'delta', seq: numbers[0] ?? 0, numbers }),
    applyChange: (room, change) => rooms.receive(room, { type: 'change', seq: change.seq, change }),
    seedMatches: (room, list) => rooms.seed(room, list),
    deactivate: (eventId) => rooms.deactivate(eventId),
    dropRoom: (room) => rooms.drop(room),
    onGap: (ask) => rooms.onGap(ask),
    match: matches.get,
    subscribeMatch: notifier.matches.subscribe,
    rows: (room) => rooms.rows(room),
    subscribeRows: notifier.rows.subscribe,
    roomState: (room) => rooms.stateOf(room),
    price: (key) => odds.read(key),
    subscribePrice: notifier.prices.subscribe,
    pause: () => notifier.pause(),
    resume: () => notifier.resume(),
    flush: () => notifier.flush(),
    stats: () => ({
      matches: matches.size(),
      odds: odds.size,
      capacity: odds.capacity,
      ...rooms.stats,
      ...notifier.stats,
    }),
  };
}
