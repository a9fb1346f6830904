import type { FastifyInstance } from 'fastify';

import { clientAddress } from '../kernel/client-address.ts';
import { problem } from '../kernel/http-problem.ts';
import type { CallLimit } from '../throttle/throttle.ts';

/** Limits the calls of each address. Calls beyond the limit get 429 and `Retry-After`. */
export function limitRate(app: FastifyInstance, limit: CallLimit): void {
  app.addHook('onRequest', async (request) => {
    const taken = limit.take(clientAddress(request.ip));
    const wait = typeof taken === 'number' ? taken : await taken;
    if (wait > 0) throw problem('tooManyCalls', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
  });
}
