import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';

import { createOfferStore } from './create-offer-store.ts';
import type { OfferStore, OfferStoreDeps } from './offer-store.ts';

/** A call of the store, or a frame in which it called its subscribers. Plain JSON. `at` is the clock of the store. */
export type OfferLogEntry = { readonly at: number } & (
  | { readonly type: 'snapshot'; readonly snapshot: OfferSnapshot }
  | { readonly type: 'delta'; readonly room: string; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly change: StructuralChange }
  | { readonly type: 'seeded'; readonly room: string; readonly matches: OfferSnapshot['matches'] }
  | { readonly type: 'dropped'; readonly room: string }
  | { readonly type: 'deactivated'; readonly eventId: string }
  | { readonly type: 'paused' | 'resumed' | 'frame' }
);

type What<E = OfferLogEntry> = E extends OfferLogEntry ? Omit<E, 'at'> : never;

/** A store that logs its calls. */
export interface RecordedOffer {
  readonly store: OfferStore;
  /** Returns the last entries, oldest first. */
  readonly entries: () => readonly OfferLogEntry[];
}

/**
 * Creates a store that logs its last `limit` calls, for support and tests. A log without its beginning can be replayed:
 * a room whose snapshot was dropped from the log is unknown until the next snapshot.
 */
export function recordOffer({
  limit = 10_000,
  ...options
}: OfferStoreDeps & { readonly limit?: number }): RecordedOffer {
  let log: OfferLogEntry[] = [];
  const note = (what: What): void => {
    log.push({ at: options.now(), ...what });
    // Cut rarely, because removing the first element copies the whole list.
    if (log.length >= 2 * limit) log = log.slice(-limit);
  };
  const store = createOfferStore({
    now: options.now,
    frame: (run) =>
      options.frame(() => {
        note({ type: 'frame' });
        run();
      }),
  });
  return {
    entries: () => log.slice(-limit),
    store: {
      ...store,
      apply: (snapshot) => {
        note({ type: 'snapshot', snapshot });
        store.apply(snapshot);
      },
      applyDelta: (room, numbers) => {
        note({ type: 'delta', room, numbers });
        store.applyDelta(room, numbers);
      },
      applyChange: (room, change) => {
        note({ type: 'change', room, change });
        store.applyChange(room, change);
      },
      seedMatches: (room, matches) => {
        note({ type: 'seeded', room, matches: [...matches] });
        store.seedMatches(room, matches);
      },
      dropRoom: (room) => {
        note({ type: 'dropped', room });
        store.dropRoom(room);
      },
      deactivate: (eventId) => {
        note({ type: 'deactivated', eventId });
        store.deactivate(eventId);
      },
      pause: () => {
        note({ type: 'paused' });
        store.pause();
      },
      resume: () => {
        note({ type: 'resumed' });
        store.resume();
      },
      flush: () => {
        note({ type: 'frame' });
        store.flush();
      },
    },
  };
}

/** Replays a log and returns the store, with the same moves at the same times. The time of the replay does not matter. */
export function replayOffer(entries: readonly OfferLogEntry[]): OfferStore {
  let at = 0;
  let due: (() => void) | undefined;
  const store = createOfferStore({
    now: () => at,
    frame: (run) => {
      due = run;
      return () => (due = undefined);
    },
  });
  for (const entry of entries) {
    at = entry.at;
    switch (entry.type) {
      case 'snapshot':
        store.apply(entry.snapshot);
        break;
      case 'delta':
        store.applyDelta(entry.room, entry.numbers);
        break;
      case 'change':
        store.applyChange(entry.room, entry.change);
        break;
      case 'seeded':
        store.seedMatches(entry.room, entry.matches);
        break;
      case 'dropped':
        store.dropRoom(entry.room);
        break;
      case 'deactivated':
        store.deactivate(entry.eventId);
        break;
      case 'paused':
        store.pause();
        break;
      case 'resumed':
        store.resume();
        break;
      case 'frame': {
        const run = due;
        due = undefined;
        if (run) run();
        else store.flush();
        break;
      }
    }
  }
  return store;
}
