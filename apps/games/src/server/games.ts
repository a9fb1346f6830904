import { listen, startWorker, type Clock } from '@kvota/server';

import { createBooks } from './books/create-books.ts';
import { bookTasks } from './books/start-books.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { readPictures } from './catalogue/read-pictures.ts';
import type { Studio, Title } from './catalogue/title.ts';
import { openDatabase, type DatabaseLocation, type OpenDatabase } from './database/database.ts';
import { buildApp } from './http/app.ts';
import { silentLogger, type Logger } from './kernel/logger.ts';
import type { Maths, RoundSeeds } from './maths/maths.ts';
import { createProvider } from './provider/create-provider.ts';
import { createRounds } from './rounds/create-rounds.ts';
import type { Rounds } from './rounds/rounds.ts';
import { roundTasks } from './rounds/start-rounds.ts';
import { requireKey } from './seeds/require-key.ts';
import { createSeal } from './seeds/seal.ts';
import { createSeeds } from './seeds/create-seeds.ts';
import type { SeedSource } from './seeds/seeds.ts';
import { createSessions } from './sessions/create-sessions.ts';
import { sessionTasks } from './sessions/start-sessions.ts';
import type { Signer } from './signature/sign.ts';
import { createChains } from './tables/chains/create-chains.ts';
import { createTables } from './tables/create-tables.ts';
import { createTableList } from './tables/table-list.ts';
import { createTableEvents } from './tables/table-events.ts';
import { createWallet } from './wallet/create-wallet.ts';
import type { Wallet } from './wallet/wallet.ts';

export interface GamesOptions {
  /** Where the data is, or an open database, which stays open after close. */
  readonly database: DatabaseLocation | OpenDatabase;
  readonly clock: Clock;
  /** Makes seeds that nobody can guess. */
  readonly seeds: SeedSource;
  /** Encrypts the server seeds (RGS-13). All nodes have the same. */
  readonly key: string;
  /** Makes ids that nobody can guess. */
  readonly ids: () => string;
  readonly maths: Maths;
  readonly titles: readonly Title[];
  readonly studios: readonly Studio[];
  /** Signs calls to the wallet, and verifies those of the platform. */
  readonly signer: Signer;
  /** Address of the platform with the wallet, without a slash at the end; or a wallet. */
  readonly wallet: { readonly url: string } | Wallet;
  /** False while the wallet refuses the signature of this server, which is not ready then. Default: it is accepted. */
  readonly isAccepted?: () => boolean;
  /** Sites that may frame the games. */
  readonly origins: readonly string[];
  /** 0 takes any free port. */
  readonly ports: { readonly http: number };
  /** Address to listen at. Default: this machine only. */
  readonly host?: string;
  /** Folder of the built frame. Default: a page that names how to build it. */
  readonly frame?: string;
  /** The public salt of the chains of tables that begin from now on. Default: this server draws it (RGS-32). */
  readonly salt?: string | undefined;
  /** Links of a new chain. Default: a million. */
  readonly chainLinks?: number;
  readonly logger?: Logger;
}

/** A running game server. */
export interface Games {
  readonly url: string;
  readonly rounds: Rounds;
  /** Resolves when no task and no call to the wallet is in progress. */
  idle(): Promise<void>;
  /** Reports from now on that this server is about to end. Resolves when a balancer that asks each second has noticed. */
  drain(): Promise<void>;
  /** Ends calls and tasks, and closes the database unless it was passed in open. */
  close(): Promise<void>;
}

/** Milliseconds that the wallet has for an answer. Shorter than the lease of a call. */
export const walletPatience = 3000;
/** Milliseconds until a balancer has noticed that a server is not ready. */
const noticedWithin = 2000;
const usualLinks = 1_000_000;

/**
 * Starts a game server. Any number of nodes may share a database of PostgreSQL. Rejects with PortTaken if the port is taken, and
 * with WrongKey if the key is not that of the seeds in the database.
 */
export async function createGames(options: GamesOptions): Promise<Games> {
  const { clock, ids, maths, signer, origins, logger = silentLogger, host = '127.0.0.1' } = options;
  const catalogue = createCatalogue(options.titles, { ...options, pictures: readPictures(options.frame) });
  const listening = await listen(options.ports.http, host, 'KVOTA_GAMES_PORT');
  const cleanUp: (() => unknown)[] = [() => listening.server.closeAllConnections(), () => listening.server.close()];
  const close = async (): Promise<void> => {
    for (let end = cleanUp.pop(); end !== undefined; end = cleanUp.pop()) await end();
  };
  try {
    const ended = new AbortController();
    const { db, close: closeDatabase } = await opened(options.database);
    cleanUp.push(closeDatabase);
    const wallet =
      'url' in options.wallet
        ? createWallet({ signer, clock, url: options.wallet.url, patience: walletPatience, signal: ended.signal })
        : options.wallet;
    const seal = createSeal(options.key);
    await requireKey(db, seal);
    const seeds = createSeeds({ clock, ids, source: options.seeds, seal });
    const { salt, chainLinks: links = usualLinks } = options;
    const runOf = (gameCode: string, seeds: RoundSeeds): number | null => {
      const title = catalogue.game(gameCode)?.title;
      return title === undefined ? null : maths.run(title, seeds);
    };
    const chains = createChains({ db, ids, source: options.seeds, seal, salt, links, runOf });
    const tables = createTables({ clock, catalogue, maths, chains });
    const tableEvents = createTableEvents({ clock, logger, tables });
    const base = { db, clock, logger, ids, maths, seeds, catalogue, tables, wallet };
    const rounds = createRounds(base);
    const sessions = createSessions({ ...base, rounds });
    const books = createBooks(base);
    const provider = createProvider({ ...base, rounds, books, tableList: createTableList(base) });
    let isEnding = false;
    const app = await buildApp({
      ...base,
      isEnding: () => isEnding,
      isAccepted: options.isAccepted ?? (() => true),
      listening,
      signer,
      origins,
      folder: options.frame,
      rounds,
      sessions,
      tableEvents,
      provider,
    });
    const worker = startWorker({ clock, logger }, [...roundTasks(rounds), ...sessionTasks(base), ...bookTasks(books)]);
    const idle = async (): Promise<void> => {
      await worker.idle();
      await rounds.idle();
    };
    cleanUp.push(async () => {
      worker.stop();
      tableEvents.stop();
      rounds.stop();
      ended.abort();
      await app.close();
      await idle();
    });
    const drain = async (): Promise<void> => {
      isEnding = true;
      logger.info('This server is about to end: /ready answers 503.');
      await new Promise<void>((resolve) => void clock.after(noticedWithin, resolve));
    };
    return { url: `http://localhost:${listening.port}`, rounds, idle, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function opened(database: GamesOptions['database']): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  if (typeof database === 'object' && 'db' in database) return { db: database.db, close: async () => {} };
  return openDatabase(database);
}
