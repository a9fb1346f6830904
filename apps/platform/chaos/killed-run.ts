import type { FaultyHttp } from '../src/testing/faults/faulty-http.ts';
import type { Nodes } from './nodes/nodes.ts';
import { createRoutedHttp } from './nodes/routed-http.ts';
import type { OpenRun, RunOptions } from './open-run.ts';
import { atLeast, milliseconds, none, type ReportRow } from './report.ts';
import { violationsNow } from './watch-books.ts';

interface KilledRunOptions extends Pick<RunOptions, 'killEvery' | 'print'> {
  /** Connections to each node. */
  readonly connections: number;
  readonly onAnswer?: () => void;
  /** True if nodes may end by themselves, as they do without their database or Redis. */
  readonly mayEnd?: boolean;
}

/** The result of what was done, and the rows that all tables have. */
interface KilledRun<T> {
  readonly result: T;
  /** Logged by nodes, with how often. */
  readonly errors: ReadonlyMap<string, number>;
  readonly seconds: number;
  readonly kills: readonly ReportRow[];
  readonly books: readonly ReportRow[];
}

/** Does something over HTTP while one node after the other is killed, and the books are checked each second. */
export async function whileKilling<T>(
  open: Pick<OpenRun, 'platform' | 'startNodes' | 'watchBooks'>,
  { killEvery, print, connections, onAnswer, mayEnd = false }: KilledRunOptions,
  run: (http: FaultyHttp, nodes: Nodes) => Promise<T>,
): Promise<KilledRun<T>> {
  const nodes = await open.startNodes();
  const http = createRoutedHttp(nodes.urls, { connections, ...(onAnswer && { onAnswer }) });
  const books = open.watchBooks();
  if (killEvery > 0) nodes.startKilling(killEvery);
  const start = performance.now();
  const result = await run(http, nodes);
  const seconds = (performance.now() - start) / 1000;
  nodes.stopKilling();
  http.close();
  const watched = await books.stop();
  const { killed, ended } = nodes.counts();
  const after = await violationsNow(open.platform.db);
  for (const violation of new Set([...watched.violations, ...after])) print(`${violation}\n`);
  return {
    result,
    errors: nodes.errors(),
    seconds,
    kills: [
      { name: 'nodes killed', value: killed },
      { name: 'from one kill to the next, mean', value: milliseconds((seconds * 1000) / Math.max(1, killed)) },
      ...(mayEnd ? [] : [none('nodes that ended otherwise', ended)]),
    ],
    books: [
      atLeast('moments at which the books were checked', watched.moments, 1),
      none('differences of ledger and figures then', watched.violations.length),
      none('differences of ledger and figures at the end', after.length),
    ],
  };
}
