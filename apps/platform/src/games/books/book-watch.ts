import type { Clock } from '@kvota/server';

import type { Logger } from '../../kernel/log/logger.ts';
import type { ProviderClient } from '../servers/provider-client.ts';

export interface BookWatchDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly providers: ProviderClient;
}

/** The newest state of the comparison of books at a game server. */
export interface WatchedBooks {
  readonly server: string;
  readonly differences: number;
  /** Seconds since the instant up to which the books were compared. */
  readonly age: number;
}

/** Asks the game servers what differs between their books and the wallet (CAS-52), for the log and for metrics. */
export interface BookWatch {
  ask(): Promise<void>;
  /** The servers that have answered since the start. */
  books(): readonly WatchedBooks[];
}

/** Creates the watch of this node. */
export function createBookWatch({ clock, logger, providers }: BookWatchDeps): BookWatch {
  const known = new Map<string, { readonly total: number; readonly comparedTo: number }>();
  const askServer = async (server: string): Promise<void> => {
    const answer = await providers.ask(server, 'differences', { after: 0 });
    if (answer === undefined) return;
    const more = answer.total - (known.get(server)?.total ?? 0);
    if (more > 0)
      logger.error(`The books of game server ${server} differ in ${more} more movements: see gameDifferences`);
    known.set(server, { total: answer.total, comparedTo: Date.parse(answer.comparedTo) });
  };
  return {
    async ask() {
      await Promise.all(providers.servers.map(askServer));
    },
    books: () =>
      [...known].map(([server, { total, comparedTo }]) => ({
        server,
        differences: total,
        age: Math.max(0, Math.round((clock.now() - comparedTo) / 1000)),
      })),
  };
}
