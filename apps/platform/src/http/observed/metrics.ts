import { timingSafeEqual } from 'node:crypto';

import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpProblem } from '../../kernel/http-problem.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Readiness } from './health.ts';

export interface MetricsDeps {
  readonly readiness: () => Promise<Readiness>;
  /** Open socket connections. */
  readonly sockets: () => number;
  /** Messages of sockets that were ignored, by reason. */
  readonly ignored: () => Readonly<Record<string, number>>;
  /** Books of game servers, by how much they differ from the wallet (CAS-52). */
  readonly books: () => readonly { readonly server: string; readonly differences: number; readonly age: number }[];
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
export function createMetrics({ readiness, sockets, ignored, books, token }: MetricsDeps): Metrics {
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
  const open = new Gauge({ name: 'kvota_sockets', help: 'Open socket connections', registers });
  const dropped = new Gauge({
    name: 'kvota_socket_messages_ignored',
    help: 'Messages of sockets that were ignored since the start',
    labelNames: ['reason'],
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
  return {
    answered: (labels, seconds) => requests.observe({ ...labels, status: String(labels.status) }, seconds),
    async read() {
      const state = await readiness();
      database.set(state.database ? 1 : 0);
      feedAge.set(state.feedAge);
      open.set(sockets());
      for (const [reason, count] of Object.entries(ignored())) dropped.set({ reason }, count);
      for (const { server, ...state } of books()) {
        differences.set({ server }, state.differences);
        compared.set({ server }, state.age);
      }
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
