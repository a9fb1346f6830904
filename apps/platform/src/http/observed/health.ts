import type { FastifyInstance } from 'fastify';

/** State of the parts that the platform depends on. */
export interface Readiness {
  /** False while the database does not answer. Then nothing works but the documents. */
  readonly database: boolean;
  /** Seconds since the last message of the feed. While it is silent, nothing is sold, and everything else works. */
  readonly feedAge: number;
  readonly feedSilent: boolean;
}

export interface Health {
  readonly readiness: () => Promise<Readiness>;
}

/**
 * Serves `/health` (this process answers) and `/ready` (200 if the database answers, else 503). A silent feed is
 * reported and does not make a node unready, because it is often silent for all nodes at once (SEC-14).
 */
export function healthRoutes(app: FastifyInstance, { readiness }: Health): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const { database, feedAge, feedSilent } = await readiness();
    reply.header('cache-control', 'no-store').status(database ? 200 : 503);
    if (!database) reply.header('retry-after', '2');
    return {
      status: database ? 'ok' : 'unavailable',
      database: database ? 'ok' : 'unavailable',
      feed: { status: feedSilent ? 'silent' : 'ok', ageSeconds: Math.round(feedAge) },
    };
  });
}
