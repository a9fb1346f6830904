import type { FastifyInstance } from 'fastify';

import { clientAddress } from '../kernel/client-address.ts';
import type { Clock } from '../kernel/clock.ts';
import { problem } from '../kernel/http-problem.ts';

export interface RateLimitOptions {
  /** Sustained calls per second of one address. */
  readonly perSecond: number;
  /** Calls that an idle address may make at once. */
  readonly burst: number;
}

/** Maximum number of addresses. The least recently seen is dropped first and starts with a full bucket. */
const counted = 20_000;

/**
 * Limits the calls of each address by a token bucket. Calls beyond it get 429 and `Retry-After`.
 *
 * Written here rather than taken from @fastify/rate-limit or rate-limiter-flexible. Both count in fixed windows, which
 * would change the limit, and by the clock of the machine, which ignores the fake clock of tests.
 */
export function limitRate(app: FastifyInstance, clock: Clock, { perSecond, burst }: RateLimitOptions): void {
  const buckets = new Map<string, { left: number; at: number }>();
  app.addHook('onRequest', async (request) => {
    const now = clock.now();
    const address = clientAddress(request.ip);
    const bucket = buckets.get(address) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    buckets.delete(address);
    if (buckets.size >= counted) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(address, bucket);
    if (bucket.left < 1) {
      const seconds = Math.ceil((1 - bucket.left) / perSecond);
      throw problem('tooManyCalls', { headers: { 'retry-after': String(seconds) } });
    }
    bucket.left -= 1;
  });
}
