import { timingSafeEqual } from 'node:crypto';

import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpProblem } from '../../kernel/http-problem.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { WatchedLedger } from '../../ledger/watch/ledger-watch.ts';
import type { Readiness } from './health.ts';
import { ledgerMetrics } from './ledger-metrics.ts';

export interface MetricsDeps {
  readonly readiness: () => Promise<Readiness>;
  /** The part of this node among others. A node without others is connected and drives the feed. */
  readonly node: () => { readonly busConnected: boolean; readonly drivesFeed: boolean };
  /** Open socket connections. */
  readonly sockets: () => number;
  /** Messages of sockets that were ignored, by reason. */
  readonly ignored: () => Readonly<Record<string, number>>;
  /** Connections that read too slowly: closed and skipped updates since the start, how many are behind, most waiting bytes. */
  readonly slow: () => Readonly<Record<'shed' | 'skipped' | 'behind' | 'highest', number>>;
  /** Books of game servers, by how much they differ from the wallet (CAS-52). */
  readonly books: () => readonly { readonly server: string; readonly differences: number; readonly age: number }[];
  /** The newest results of the checks of the ledger. */
  readonly ledger: () => WatchedLedger;
  /** How often guesses at voucher codes have raised the alarm on this node. */
  readonly guessAlarms: () => number;
  /** Lets others than this machine read the metrics; undefined for this machine only. */
  readonly token: string | undefined;
}

/** What Prometheus reads. */
export interface Metrics {
  /** Counts an answered request. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void;
  read(): Promise<string>;
  readonly contentType: string;
  readonly token: string | undefined;
}

/** Numbers of the process: memory, event loop, garbage collection. Kept once, however many platforms it runs. */
let ofProcess: Registry | undefined;
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Creates the metrics of a platform. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const { readiness, node, sockets, ignored, slow, books, ledger, guessAlarms, token } = deps;
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'kvota_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const database = new Gauge({ name: 'kvota_database_up', help: '1 while the database answers', registers });
  const feedAge = new Gauge({
    name: 'kvota_feed_age_seconds',
    help: 'Time since the last message of the feed',
    registers,
  });
  const clock = new Gauge({
    name: 'kvota_clock_ahead_seconds',
    help: 'Time by which the clock of this node is ahead of that of the database',
    registers,
  });
  const bus = new Gauge({ name: 'kvota_bus_connected', help: '1 while messages of other nodes arrive', registers });
  const driver = new Gauge({ name: 'kvota_drives_feed', help: '1 while this node drives the feed', registers });
  const ending = new Gauge({ name: 'kvota_draining', help: '1 once this node is about to end', registers });
  const open = new Gauge({ name: 'kvota_sockets', help: 'Open socket connections', registers });
  const dropped = new Gauge({
    name: 'kvota_socket_messages_ignored',
    help: 'Messages of sockets that were ignored since the start',
    labelNames: ['reason'],
    registers,
  });
  const behind = new Gauge({
    name: 'kvota_sockets_behind',
    help: 'Socket connections that get no changes of the offer until they have read what waits for them',
    registers,
  });
  const waiting = new Gauge({
    name: 'kvota_socket_waiting_bytes',
    help: 'Most bytes that wait to be written to one socket connection',
    registers,
  });
  const shed = new Gauge({
    name: 'kvota_sockets_shed',
    help: 'Socket connections that were closed since the start because they stayed behind',
    registers,
  });
  const skipped = new Gauge({
    name: 'kvota_socket_updates_skipped',
    help: 'Updates of rooms that sockets missed since the start because they were behind',
    registers,
  });
  const differences = new Gauge({
    name: 'kvota_game_book_differences',
    help: 'Movements that differ between a game server and the wallet',
    labelNames: ['server'],
    registers,
  });
  const compared = new Gauge({
    name: 'kvota_game_books_compared_age_seconds',
    help: 'Time since the instant up to which a game server compared its books with the wallet',
    labelNames: ['server'],
    registers,
  });
  const showLedger = ledgerMetrics(registers);
  return {
    answered: (labels, seconds) => requests.observe({ ...labels, status: String(labels.status) }, seconds),
    async read() {
      const state = await readiness();
      database.set(state.database ? 1 : 0);
      feedAge.set(state.feedAge);
      clock.set(state.clockAhead);
      ending.set(state.draining ? 1 : 0);
      const { busConnected, drivesFeed } = node();
      bus.set(busConnected ? 1 : 0);
      driver.set(drivesFeed ? 1 : 0);
      open.set(sockets());
      for (const [reason, count] of Object.entries(ignored())) dropped.set({ reason }, count);
      const slowNow = slow();
      behind.set(slowNow.behind);
      waiting.set(slowNow.highest);
      shed.set(slowNow.shed);
      skipped.set(slowNow.skipped);
      for (const { server, ...state } of books()) {
        differences.set({ server }, state.differences);
        compared.set({ server }, state.age);
      }
      showLedger(ledger(), guessAlarms());
      return Registry.merge([processMetrics(), registry]).metrics();
    },
    contentType: registry.contentType,
    token,
  };
}

/** Counts every request, and writes a line for each at the level `debug`. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, logger: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url: route = 'unknown' } = request.routeOptions;
    const seconds = reply.elapsedTime / 1000;
    metrics.answered(
      { method: typeof method === 'string' ? method : request.method, route, status: reply.raw.statusCode },
      seconds,
    );
    logger.debug(`${request.method} ${route} ${reply.raw.statusCode} ${Math.round(reply.elapsedTime)} ms`);
    done();
  });
}

/** Serves `/metrics` in Prometheus text to this machine, and to others with the token (SEC-14). */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    // The same answer as for any address where nothing is.
    if (!mayRead(request, metrics.token)) throw new HttpProblem(404, 'There is nothing at GET /metrics.');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  // What a proxy on this machine passes on is not of this machine, even if the platform does not know of the proxy.
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!passedOn && /^(127\.|::1$|::ffff:127\.)/.test(ip)) return true;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token ?? ''}`)];
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
