import type { FastifyInstance } from 'fastify';

import { inRequest } from '../../kernel/log/request-context.ts';

export const requestIdHeader = 'x-request-id';

/**
 * Gives each request an id, which is in its answer and in every line that is logged while it is served (SEC-11). No
 * answer is read as another type than it declares. Behind https, browsers keep to https for a year.
 */
export function identifyRequests(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Set on the raw answer, so that answers of the identity provider have them too.
    reply.raw.setHeader(requestIdHeader, request.id).setHeader('x-content-type-options', 'nosniff');
    if (isSecure) reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
    inRequest({ requestId: request.id }, done);
  });
}
