import type { FastifyInstance } from 'fastify';

/** State of the parts that the platform depends on. */
export interface Readiness {
  /** False while the database does not answer. Then nothing works but the documents. */
  readonly database: boolean;
  /** Seconds since the last message of the feed. While it is silent, nothing is sold, and everything else works. */
  readonly feedAge: number;
  readonly feedSilent: boolean;
  /** False until this node has had a message of the feed. */
  readonly hasNews: boolean;
  /** Seconds by which the clock of this node is ahead of the database's; negative if it is behind. */
  readonly clockAhead: number;
  /** True once this node is about to end. */
  readonly draining: boolean;
}

/** Seconds by which the clock of a node may be off: the instants of its tickets and prices are compared with others'. */
const mostOff = 2;

export interface Health {
  readonly readiness: () => Promise<Readiness>;
}

/**
 * Serves `/health` (this process answers) and `/ready`: 200 if the database answers, the clock is right and the node is
 * not about to end, else 503. A silent feed is reported and does not make a node unready, because it is often silent for
 * all nodes at once (SEC-14).
 */
export function healthRoutes(app: FastifyInstance, { readiness }: Health): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const { database, feedAge, feedSilent, hasNews, clockAhead, draining } = await readiness();
    const isClockOff = Math.abs(clockAhead) > mostOff;
    const isReady = database && !isClockOff && !draining;
    reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    if (!isReady) reply.header('retry-after', '2');
    return {
      status: isReady ? 'ok' : draining ? 'ending' : 'unavailable',
      database: database ? 'ok' : 'unavailable',
      clock: { status: isClockOff ? 'off' : 'ok', aheadSeconds: Math.round(clockAhead * 10) / 10 },
      feed: { status: feedSilent ? 'silent' : 'ok', ageSeconds: hasNews ? Math.round(feedAge) : null },
    };
  });
}
