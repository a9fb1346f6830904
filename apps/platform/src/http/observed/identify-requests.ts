import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { inRequest } from '../../kernel/log/request-context.ts';

export const requestIdHeader = 'x-request-id';

/**
 * Sets the headers of every answer: the id of its request, and that it is not read as another type than it declares.
 * Behind https, browsers keep to https for a year. They are set on the raw answer, so that answers of the identity
 * provider have them too.
 */
export function identifyAnswer(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  reply.raw.setHeader(requestIdHeader, request.id).setHeader('x-content-type-options', 'nosniff');
  if (isSecure) reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
}

/** Gives each request an id, which is in its answer and in every line that is logged while it is served (SEC-11). */
export function identifyRequests(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    identifyAnswer(request, reply, isSecure);
    inRequest({ requestId: request.id }, done);
  });
}
