import { startWorker, type Stop, type Worker, type WorkerDeps } from '@kvota/server';

import type { Db } from '../database/database.ts';
import type { BookWatch } from './books/book-watch.ts';
import type { GamesOnOffer } from './catalogue/games-on-offer.ts';
import { sumHours } from './report/sum-hours.ts';
import type { Jackpots, Pot } from './jackpots/jackpots.ts';
import { deleteOldDemos } from './sessions/delete-old-demos.ts';

export interface GamesWorkerDeps extends WorkerDeps {
  readonly db: Db;
  readonly games: Pick<GamesOnOffer, 'refresh'>;
  readonly bookWatch: Pick<BookWatch, 'ask'>;
  /** Notes that the games on offer changed, and notifies open clients (NET-16, NET-39). */
  readonly announceChange: () => Promise<void>;
  readonly jackpots: Pick<Jackpots, 'collect' | 'list'>;
  /** Sends the amount of a pot to every client. */
  readonly announceJackpot: (pot: Pot) => void;
}

/** Milliseconds between two questions to every game server. */
const questions = 10_000;
/** Milliseconds after the first question, if a server did not answer it. */
const firstPause = 250;
const deletions = 60_000;
/** The game servers compare their books by the hour. */
const looks = 10 * 60_000;

/** Starts to ask the game servers for their games (CAS-14), to add up stakes and rounds, and to delete old demos. */
export function startGames(all: GamesWorkerDeps): Worker {
  const { db, games, bookWatch, announceChange, jackpots, announceJackpot, ...deps } = all;
  const sent = new Map<string, number>();
  const announcePots = async (): Promise<void> => {
    await jackpots.collect();
    for (const pot of await jackpots.list()) {
      const key = `${pot.code} ${pot.currency}`;
      // The first one is in the list that clients fetch.
      if (sent.has(key) && sent.get(key) !== pot.seq) announceJackpot(pot);
      sent.set(key, pot.seq);
    }
  };
  const asking = askServers(deps, async () => {
    const { changed, answered } = await games.refresh();
    if (changed) await announceChange();
    return answered;
  });
  const worker = startWorker(deps, [
    { name: 'Asking for differences of books', interval: looks, run: () => bookWatch.ask() },
    { name: 'Summing rounds by the hour', interval: deletions, run: () => sumHours(db, deps.clock.now()) },
    { name: 'Adding stakes to jackpots', interval: 1000, run: announcePots },
    { name: 'Deleting old demos', interval: deletions, run: () => deleteOldDemos(db, deps.clock.now()) },
  ]);
  return {
    stop() {
      worker.stop();
      asking.stop();
    },
    async idle() {
      await Promise.all([asking.idle(), worker.idle()]);
    },
  };
}

/**
 * Asks at once. Until every server has answered, the pauses begin short and double, because a platform often starts before
 * its game servers, and players would find no games meanwhile (CAS-59). Then it asks every ten seconds.
 */
function askServers({ clock, logger }: WorkerDeps, ask: () => Promise<boolean>): Worker {
  let stopped = false;
  let wait: Stop = () => {};
  let running: Promise<void>;
  async function run(pause: number): Promise<void> {
    const answered = await ask().catch((error: unknown) => {
      logger?.error('Games could not be read and will be again', error);
      return false;
    });
    const next = answered ? questions : pause;
    const after = Math.min(questions, next * 2);
    if (!stopped) wait = clock.after(next, () => void (running = run(after)));
  }
  running = run(firstPause);
  return {
    stop() {
      stopped = true;
      wait();
    },
    idle: () => running,
  };
}
