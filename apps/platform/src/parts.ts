import type { Server } from 'socket.io';

import type { Book } from './book/book.ts';
import type { Clock, Stop } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Feed } from './feed/feed.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Tickets } from './tickets/tickets.ts';

const missing = (): never => {
  throw new Error('This part of the platform is not there yet.');
};

/** Stands in until the book is there. */
export function openBook(_options: { db: Db; feed: Feed; clock: Clock }): Promise<Book> {
  return Promise.resolve({
    price: () => ({ status: 'unknown', odds: 0, probability: 0, live: false, cms: false }),
    match: () => undefined,
    result: () => undefined,
    prematchOffer: () => ({ matches: [], totalPages: 0 }),
    liveOffer: () => ({ matches: [], totalPages: 0 }),
    matchOffer: () => undefined,
    sidebar: () => [],
    marketFilters: () => [],
    snapshot: () => undefined,
    moveOdds: missing,
    suspend: missing,
    endMatch: missing,
  });
}

/** Stands in until tickets are there. */
export function openTickets(_options: {
  db: Db;
  clock: Clock;
  ids: () => string;
  book: Book;
  ledger: Ledger;
  settings: SettingsStore;
}): Tickets {
  return {
    request: missing,
    reoffer: missing,
    info: () => Promise.resolve(null),
    check: () => [],
    history: () => Promise.resolve({ result: [], totalPages: 0 }),
    force: missing,
    start: () => () => {},
    decideNow: () => Promise.resolve(),
    settleNow: () => Promise.resolve(),
  };
}

/** Stands in until the feedout channel is there. */
export function openFeedout(_io: Server, _options: { book: Book; clock: Clock }): Stop {
  return () => {};
}
