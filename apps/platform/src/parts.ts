import type { Server } from 'socket.io';

import type { Book } from './book/book.ts';
import type { Clock, Stop } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Feed } from './feed/feed.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Logger } from './logger.ts';
import { createTickets } from './tickets/create-tickets.ts';
import type { TicketEnv } from './tickets/ticket-env.ts';
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

/** Tickets with the settings as they are at each moment. */
export function openTickets(
  settings: SettingsStore,
  logger: Logger,
  env: Omit<TicketEnv, 'settings' | 'log' | 'traderLimit'>,
): Tickets {
  return createTickets({
    ...env,
    settings: () => settings.ticketSettings(),
    log: { error: (details, message) => logger.error(message, causeOf(details)) },
  });
}

function causeOf(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'error' in details ? details.error : details;
}

/** Stands in until the feedout channel is there. */
export function openFeedout(_io: Server, _options: { book: Book; clock: Clock }): Stop {
  return () => {};
}
