import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';

import { createOfferStore } from './create-offer-store.ts';
import type { OfferStore, OfferStoreOptions } from './offer-store.ts';

/** What reached a store, or a frame in which it told what had changed; plain JSON. `at` is the store's own clock. */
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

/** A store that writes down what reaches it. */
export interface RecordedOffer {
  readonly store: OfferStore;
  /** The last entries, oldest first. */
  readonly entries: () => readonly OfferLogEntry[];
}

/**
 * A store like any other, with a log of its last `limit` entries for support and for tests. A log that has lost its
 * beginning still replays: rooms whose snapshot fell out stay unknown until the next one.
 */
export function recordOffer({
  limit = 10_000,
  ...options
}: OfferStoreOptions & { readonly limit?: number }): RecordedOffer {
  let log: OfferLogEntry[] = [];
  const note = (what: What): void => {
    log.push({ at: options.now(), ...what });
    // Cut seldom: taking the first one off a long list costs as much as the list is long.
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

/** The store that a log leads to, moves and their instants included. Nothing of it depends on the time of the replay. */
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
