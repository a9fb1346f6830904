import type { RequestListener } from 'node:http';

import { providerPaths } from '@kvota/contracts/wallet';
import type { Listening } from '@kvota/server';
import { count, min, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';

import type { Db } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Tables } from '../tables/tables.ts';
import { problemOf, sendProblem } from './answer-problem.ts';
import { framePage, type FramePageDeps } from './frame-page.ts';
import { frameRoutes } from './frame-routes.ts';
import { providerRoutes, type ProviderRouteDeps } from './provider-routes.ts';
import { tableRoutes, type TableRouteDeps } from './table-routes.ts';

export interface AppDeps extends ProviderRouteDeps, TableRouteDeps, Omit<FramePageDeps, 'catalogue'> {
  readonly listening: Listening;
  readonly db: Db;
  readonly rounds: Rounds;
  readonly sessions: Sessions;
  readonly tables: Tables;
  /** True once this server is about to end. */
  readonly isEnding: () => boolean;
  /** False while the platform refuses the signature of this server. */
  readonly isAccepted: () => boolean;
}

/** Most bytes of a body. */
const bodyLimit = 16 * 1024;

/** Puts the frame's calls, the platform's calls, the page, the health and the readiness on one server. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { listening, logger } = deps;
  let serve: RequestListener = () => {};
  const app = fastify({
    bodyLimit,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply, problemOf(error, logger, request.method));
    },
    serverFactory: (handler) => {
      serve = handler;
      return listening.server;
    },
  });
  app.setErrorHandler((error, request, reply) =>
    sendProblem(reply, problemOf(error, logger, `${request.method} ${request.routeOptions.url ?? ''}`)),
  );
  app.setNotFoundHandler(() => {
    throw new FrameFailure('nothingHere');
  });
  healthRoute(app, deps);
  readyRoute(app, deps);
  framePage(app, deps);
  tableRoutes(app, deps);
  await app.register(async (scope) => frameRoutes(scope, deps));
  await app.register(async (scope) => providerRoutes(scope, deps));
  await app.ready();
  listening.serve(serve);
  return app;
}

/** 200 while the database answers. `waiting` counts the calls that the wallet has not answered, `oldest` is the first of them. */
function healthRoute(app: FastifyInstance, { db, catalogue, clock }: AppDeps): void {
  app.get(providerPaths.health, async (_request, reply) => {
    const [waiting] = await db.select({ calls: count(), oldest: min(outbox.createdAt) }).from(outbox);
    void reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      version: catalogue.version,
      waiting: waiting?.calls ?? 0,
      oldest: waiting?.oldest?.toISOString() ?? null,
      serverTime: new Date(clock.now()).toISOString(),
    };
  });
}

/** For a balancer: 200 while the database answers, the platform accepts this server, and it is not about to end, else 503. */
function readyRoute(app: FastifyInstance, { db, isEnding, isAccepted }: AppDeps): void {
  app.get('/ready', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = isEnding() ? 'ending' : !isAccepted() ? 'refused' : (await answers(db)) ? 'ok' : 'unavailable';
    if (status !== 'ok') void reply.status(503).header('retry-after', '2');
    return { status };
  });
}

const answers = (db: Db): Promise<boolean> =>
  db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
