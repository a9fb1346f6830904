import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Payments, Received } from '../payments.ts';
import { webhookHeaders } from './webhook-signature.ts';

export interface WebhookRouteDeps {
  readonly payments: Pick<Payments, 'receive'>;
}

/** Maximum body of a webhook in bytes. */
const bodyLimit = 64 * 1024;

const statuses: Readonly<Record<Received, number>> = {
  kept: 200,
  unknownProvider: 404,
  badSignature: 401,
  staleTimestamp: 401,
  malformed: 400,
};

/** Registers the address that providers report to. Nothing is read before the signature is verified. */
export function webhookRoutes(app: FastifyInstance, { payments }: WebhookRouteDeps): void {
  // The signature covers the bytes as they were sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Params: { provider: string } }>('/payment/webhooks/:provider', { bodyLimit }, async (request, reply) => {
    const received = await payments.receive(request.params.provider, {
      id: header(request, webhookHeaders.id),
      timestamp: header(request, webhookHeaders.timestamp),
      signature: header(request, webhookHeaders.signature),
      body: typeof request.body === 'string' ? request.body : '',
    });
    return reply.status(statuses[received]).header('cache-control', 'no-store').send({ code: received });
  });
}

function header({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
