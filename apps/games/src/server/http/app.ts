import type { RequestListener } from 'node:http';

import { providerPaths } from '@kvota/contracts/wallet';
import { count, min } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';

import type { Db } from '../database/database.ts';
import { outbox } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import type { Listening } from '../kernel/listen.ts';
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
}

/** Most bytes of a body. */
const bodyLimit = 16 * 1024;

/** Puts the frame's calls, the platform's calls, the page and the health on one server. */
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
