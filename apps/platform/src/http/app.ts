import type { RequestListener } from 'node:http';

import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

import { identityRoutes, type IdentityRouteDeps } from '../identity/identity-routes.ts';
import { registerCalls, type CallRouteDeps } from './call-routes.ts';
import { docs } from './docs.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Listening } from './listen.ts';
import { HttpProblem, problemOf, problemType } from '../kernel/http-problem.ts';
import type { TrustedProxies } from '../kernel/environment.ts';
import { limitRate, type RateLimitOptions } from './rate-limit.ts';

export interface AppDeps {
  /** Requests reach the app once it is ready. */
  readonly listening: Listening;
  readonly publicUrl: string;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly trustProxy: TrustedProxies;
  readonly calls: CallRouteDeps;
  readonly clock: Clock;
  readonly rate: RateLimitOptions;
  readonly identity: IdentityRouteDeps;
}

/** Maximum body of a call in bytes. */
const bodyLimit = 256 * 1024;

/** Returns the proxies in the form that Fastify takes. A number counts from the platform outwards. */
function trusts(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** Puts calls, identity provider, documents and health on one server. Each part has a separate scope. */
export async function buildApp(options: AppDeps): Promise<FastifyInstance> {
  const { listening, publicUrl, issuer, origins, calls } = options;
  let serve: RequestListener = () => {};
  const app = fastify({
    bodyLimit,
    trustProxy: trusts(options.trustProxy),
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
  const served = new Set(Object.keys(calls.handlers));
  await app.register(async (scope) => {
    limitRate(scope, options.clock, options.rate);
    await scope.register((inner) => docs(inner, { url: publicUrl, issuer, served }));
    await identityRoutes(scope, options.identity);
  });
  await app.ready();
  listening.serve(serve);
  return app;
}
