import type { FastifyInstance } from 'fastify';

import type { Clock } from '../kernel/clock.ts';
import { HttpProblem } from '../kernel/http-problem.ts';

export interface RateLimitOptions {
  readonly clock: Clock;
  /** Calls a second that one address may make in the long run. */
  readonly perSecond: number;
  /** Calls that it may make at once after a rest. */
  readonly burst: number;
}

/** How many addresses are counted at most; the one unseen for longest gives way, and starts afresh. */
const counted = 20_000;

/** Refuses calls of an address that makes too many with 429 and `Retry-After` (a bucket that refills by the clock). */
export function limitRate(app: FastifyInstance, { clock, perSecond, burst }: RateLimitOptions): void {
  const buckets = new Map<string, { left: number; at: number }>();
  app.addHook('onRequest', async (request) => {
    const now = clock.now();
    const bucket = buckets.get(request.ip) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    buckets.delete(request.ip);
    if (buckets.size >= counted) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(request.ip, bucket);
    if (bucket.left < 1) {
      const seconds = Math.ceil((1 - bucket.left) / perSecond);
      throw new HttpProblem(429, 'Too many calls from this address.', {
        code: 'tooManyCalls',
        headers: { 'retry-after': String(seconds) },
      });
    }
    bucket.left -= 1;
  });
}
