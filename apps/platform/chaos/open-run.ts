import { randomUUID } from 'node:crypto';

import { systemClock } from '@kvota/server';

import { openDatabase, type Db } from '../src/database/database.ts';
import type { Feed } from '../src/feed/model/feed.ts';
import { createLedger } from '../src/ledger/create-ledger.ts';
import type { Ledger } from '../src/ledger/ledger.ts';
import { recordFeed, type RecordedPart } from './nodes/record-feed.ts';
import { startNodes, type Nodes } from './nodes/nodes.ts';
import type { ReportRow } from './report.ts';
import { createRunDatabase } from '../src/testing/servers/run-database.ts';
import { watchBooks, type BooksWatch } from './watch-books.ts';

/** Options of all runs. */
export interface RunOptions {
  readonly seed: number;
  /** Address of a PostgreSQL server, where the run makes a database. */
  readonly server: string;
  readonly nodes: number;
  /** Milliseconds from one kill to the next. */
  readonly killEvery: number;
  readonly clients: number;
  /** Share of the requests with a fault, 0 to 1. */
  readonly share: number;
  /** Address of a Redis that connects the nodes. Default: they share the database only. */
  readonly redis?: string | undefined;
  /** The part of the feed that nodes replay. Default: an hour of handball. */
  readonly recorded?: RecordedPart;
  readonly print: (text: string) => void;
}

export interface RunReport {
  readonly rows: readonly ReportRow[];
  readonly errors: ReadonlyMap<string, number>;
}

/** A database of the run, and how to start nodes over it. */
export interface OpenRun {
  /** The part of a platform that helpers for tests take. */
  readonly platform: { readonly db: Db; readonly ledger: Ledger; readonly url: string; readonly issuer: string };
  /** The feed that the nodes replay. */
  readonly feed: Feed;
  /** Starts the nodes, each with further variables by its name. */
  startNodes(more?: (name: string) => Readonly<Record<string, string>>): Promise<Nodes>;
  /** Watches the books until the end, or until it is stopped. */
  watchBooks(): BooksWatch;
}

/** An address that no node has: clients and nodes agree on it, as they do on that of a proxy. */
const publicUrl = 'http://localhost:1';

/** Makes a database, runs over it, and removes everything that was started, whatever happens. */
export async function inOpenRun<T>(
  { server, nodes, seed, redis, recorded: part, print }: Omit<RunOptions, 'killEvery' | 'clients' | 'share'>,
  run: (open: OpenRun) => Promise<T>,
): Promise<T> {
  const made = await createRunDatabase(server);
  print(`Database ${made.name}\n`);
  const closing: (() => Promise<unknown>)[] = [() => made.remove()];
  try {
    const open = await openDatabase({ url: made.url });
    closing.push(() => open.close());
    const { db } = open;
    const ledger = createLedger({ db, clock: systemClock, ids: randomUUID });
    const recorded = await recordFeed(String(seed), systemClock.now(), part);
    closing.push(async () => recorded.remove());
    const { feed, environment } = recorded;
    return await run({
      feed,
      platform: { db, ledger, url: publicUrl, issuer: `${publicUrl}/oidc` },
      async startNodes(more = () => ({})) {
        const started = await startNodes({
          count: nodes,
          database: made.url,
          redis,
          publicUrl,
          environment: (name) => ({ ...environment, ...more(name) }),
        });
        closing.push(() => started.close());
        return started;
      },
      watchBooks() {
        const watch = watchBooks(db, { every: 1000 });
        closing.push(() => watch.stop().catch(() => undefined));
        return watch;
      },
    });
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

/** Prints each tenth of a run. */
export function progressOf(total: number, print: (text: string) => void): (made: number) => void {
  let tenths = 0;
  return (made) => {
    const now = Math.floor((made * 10) / total);
    if (now > tenths) print(`${now * 10} %\n`);
    tenths = Math.max(tenths, now);
  };
}
