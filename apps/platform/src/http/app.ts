import type { RequestListener } from 'node:http';

import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';

import { identityRoutes, type IdentityRouteDeps } from '../identity/identity-routes.ts';
import { registerCalls, type CallRouteDeps } from './call-routes.ts';
import { docs } from './docs.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Listening } from './listen.ts';
import { HttpProblem, problemOf, problemType } from '../kernel/http-problem.ts';
import { limitRate, type RateLimitOptions } from './rate-limit.ts';

export interface AppDeps {
  /** Requests reach the app once it is ready. */
  readonly listening: Listening;
  readonly publicUrl: string;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly calls: CallRouteDeps;
  readonly clock: Clock;
  readonly rate: RateLimitOptions;
  readonly identity: IdentityRouteDeps;
}

/** Maximum body of a call in bytes. */
const bodyLimit = 256 * 1024;

/** Puts calls, identity provider, documents and health on one server. Each part has a separate scope. */
export async function buildApp(options: AppDeps): Promise<FastifyInstance> {
  const { listening, publicUrl, issuer, origins, calls } = options;
  let serve: RequestListener = () => {};
  const app = fastify({
    bodyLimit,
    trustProxy: options.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    serverFactory: (handler) => {
      serve = handler;
      return listening.server;
    },
  });
  app.setErrorHandler((error, request, reply) => {
    const { problem, headers } = problemOf(error);
    if (problem.status >= 500 && !(error instanceof HttpProblem)) {
      calls.logger.error(`${request.method} ${request.url} failed`, error);
    }
    return reply.status(problem.status).headers(headers).type(problemType).send(JSON.stringify(problem));
  });
  app.setNotFoundHandler((request) => {
    throw new HttpProblem(404, `There is nothing at ${request.method} ${request.url.replace(/\?.*$/, '')}.`);
  });

  await app.register(async (scope) => {
    await scope.register(cors, {
      origin: [...origins],
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 600,
    });
    scope.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    await scope.register(async (limited) => {
      limitRate(limited, options.clock, options.rate);
      registerCalls(limited, calls);
    });
  });
  await app.register((scope) => docs(scope, { url: publicUrl, issuer, served: new Set(Object.keys(calls.handlers)) }));
  await identityRoutes(app, options.identity);
  await app.ready();
  listening.serve(serve);
  return app;
}
