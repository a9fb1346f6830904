import { providerCalls, providerPaths, signatureHeaders, type ProviderCallName } from '@kvota/contracts/wallet';
import type { Clock } from '@kvota/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Provider } from '../provider/provider.ts';
import { signAnswer, verifyRequest, type Signer } from '../signature/sign.ts';

export interface ProviderRouteDeps {
  readonly signer: Signer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly catalogue: Catalogue;
  readonly provider: Provider;
}

interface Result {
  readonly status: number;
  readonly json: unknown;
}

/** Serves the calls of the platform. Requests are verified, and answers signed, over the bytes as they are (RGS-16). */
export function providerRoutes(app: FastifyInstance, deps: ProviderRouteDeps): void {
  const { catalogue, provider } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get(providerPaths.games, (request, reply) =>
    answerSigned(deps, request, reply, async () => ({
      status: 200,
      json: { version: catalogue.version, games: catalogue.games },
    })),
  );
  for (const name of Object.keys(providerCalls) as ProviderCallName[]) {
    const { path, body } = providerCalls[name];
    // The schema of the call gives its handler the body that it takes.
    const handle = provider[name] as (body: unknown) => Promise<unknown>;
    app.post(path, (request, reply) =>
      answerSigned(deps, request, reply, async (text) => {
        const parsed = v.safeParse(body, jsonOf(text));
        if (parsed.success) return { status: 200, json: await handle(parsed.output) };
        return { status: 400, json: { code: 'malformed', detail: v.summarize(parsed.issues) } };
      }),
    );
  }
}

async function answerSigned(
  { signer, clock, logger }: ProviderRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (body: string) => Promise<Result>,
): Promise<FastifyReply> {
  const { method, url, headers } = request;
  const body = typeof request.body === 'string' ? request.body : '';
  const fault = verifyRequest(signer, { method, path: url, headers, body, now: clock.now() });
  void reply.header('cache-control', 'no-store');
  // The sender is unknown, so that the answer is not signed.
  if (fault !== undefined)
    return reply.status(401).send({ code: fault, detail: 'The request is not signed by the platform.' });
  const { status, json } = await run(body).catch((error: unknown): Result => {
    logger.error(`${method} ${request.routeOptions.url ?? ''} failed`, error);
    return { status: 500, json: { code: 'internal', detail: 'The call failed. Repeat it.' } };
  });
  const text = JSON.stringify(json);
  const signed = signAnswer(signer, {
    keyId: String(headers[signatureHeaders.key]),
    request: String(headers[signatureHeaders.signature]),
    status,
    body: text,
    now: clock.now(),
  });
  return reply.status(status).headers(signed).type('application/json; charset=utf-8').send(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
