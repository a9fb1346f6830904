import type { RequestListener } from 'node:http';

import cors from '@fastify/cors';
import { isDatabaseAway, type Listening } from '@kvota/server';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { pictureRoutes, type PictureRouteDeps } from '../appearance/picture-routes.ts';
import { identityRoutes, type IdentityRouteDeps } from '../identity/identity-routes.ts';
import { registerCalls, type CallRouteDeps } from './call-routes.ts';
import { docs } from './docs/docs.ts';
import { healthRoutes, type Health } from './observed/health.ts';
import { identifyAnswer, identifyRequests, requestIdHeader } from './observed/identify-requests.ts';
import { measureRequests, metricsRoute, type Metrics } from './observed/metrics.ts';
import type { Ids } from '../kernel/ids.ts';
import { databaseAway, HttpProblem, problemOf, problemType } from '../kernel/http-problem.ts';
import { walletRoutes, type WalletRouteDeps } from '../games/wallet/wallet-routes.ts';
import { webhookRoutes, type WebhookRouteDeps } from '../payments/provider/webhook-routes.ts';
import { trustOf } from '../kernel/client-address.ts';
import type { TrustedProxies } from '../kernel/environment.ts';
import type { CallRate, Throttle } from '../throttle/throttle.ts';
import { limitRate } from './rate-limit.ts';

export interface AppDeps {
  /** Requests reach the app once it is ready. */
  readonly listening: Listening;
  readonly publicUrl: string;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly trustProxy: TrustedProxies;
  readonly calls: CallRouteDeps;
  readonly throttle: Pick<Throttle, 'calls'>;
  readonly rate: CallRate;
  readonly identity: IdentityRouteDeps;
  /** Makes the ids of requests. */
  readonly ids: Ids;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly wallet: WalletRouteDeps;
  readonly webhooks: WebhookRouteDeps;
  readonly pictures: PictureRouteDeps['pictures'];
}

/** Maximum body of a call in bytes. */
const bodyLimit = 256 * 1024;

const sendProblem = (reply: FastifyReply, { problem, headers }: HttpProblem): FastifyReply =>
  reply.status(problem.status).headers(headers).type(problemType).send(JSON.stringify(problem));

/** The path alone, because a query may contain tokens. */
const pathOf = (url: string): string => url.replace(/\?.*$/, '');

/** Puts calls, identity provider, documents and health on one server. Each part has a separate scope. */
export async function buildApp(options: AppDeps): Promise<FastifyInstance> {
  const { listening, publicUrl, issuer, origins, calls } = options;
  const isSecure = publicUrl.startsWith('https:');
  let serve: RequestListener = () => {};
  const app = fastify({
    bodyLimit,
    trustProxy: trustOf(options.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => options.ids(),
    // Refused before any route: an address that cannot be decoded, or with a part that is too long.
    frameworkErrors: (error, request, reply) => {
      identifyAnswer(request, reply, isSecure);
      sendProblem(reply, problemOf(error));
    },
    serverFactory: (handler) => {
      serve = handler;
      return listening.server;
    },
  });
  app.setErrorHandler((error, request, reply) => {
    if (error === request.raw.errored) {
      calls.logger.info(`${request.method} ${pathOf(request.url)} was cut by the client`);
      return sendProblem(reply, problemOf(error));
    }
    const problem = isDatabaseAway(error) ? databaseAway() : problemOf(error);
    if (problem.problem.status >= 500 && !(error instanceof HttpProblem)) {
      calls.logger.error(`${request.method} ${pathOf(request.url)} failed`, error);
    }
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request) => {
    throw new HttpProblem(404, `There is nothing at ${request.method} ${pathOf(request.url)}.`);
  });

  identifyRequests(app, { isSecure });
  measureRequests(app, options.metrics, calls.logger);
  healthRoutes(app, options.health);
  metricsRoute(app, options.metrics);
  await app.register(async (scope) => {
    await scope.register(cors, {
      origin: [...origins],
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after', 'www-authenticate', requestIdHeader],
      maxAge: 600,
    });
    await scope.register(async (limited) => {
      limitRate(limited, options.throttle.calls('calls', options.rate));
      registerCalls(limited, calls);
      pictureRoutes(limited, options);
    });
  });
  // Not limited by address: every call is signed by a server that the operator knows.
  await app.register((scope, _options, done) => {
    walletRoutes(scope, options.wallet);
    done();
  });
  // As little limited: providers sign what they report, and send it again if it is refused.
  await app.register((scope, _options, done) => {
    webhookRoutes(scope, options.webhooks);
    done();
  });
  const served = new Set(Object.keys(calls.handlers));
  await app.register(async (scope) => {
    limitRate(scope, options.throttle.calls('pages', options.rate));
    await scope.register((inner) => docs(inner, { url: publicUrl, issuer, served }));
    await identityRoutes(scope, options.identity);
  });
  await app.ready();
  listening.serve(serve);
  return app;
}
