import type { Clock } from '@kvota/server';

import type { RedisLink } from './redis-link.ts';
import type { CallLimit, CallRate } from './throttle.ts';
import { TokenBuckets, type TokenBucket } from './token-buckets.ts';

/**
 * Fills the bucket of a key up to `now`, and puts back what a node did not use of its last lease. Then takes as many
 * tokens as the bucket has, up to the number wanted. Returns how many, the milliseconds until there is one if there were
 * too few, and the instant of the bucket.
 *
 * - If the bucket was full after the last lease, the unused tokens of it have been replaced and are not put back.
 * - Nodes whose clocks differ fill the bucket by the latest. An instant of a clock that is far ahead is dropped.
 */
const takeTokens = `
local now, per_second, burst, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local unused, leased_at, most_ahead = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local left, at, full_at = burst, now, now
local known = redis.call('HMGET', KEYS[1], 'left', 'at', 'full')
if known[1] and known[2] and known[3] then
  left, at, full_at = tonumber(known[1]), tonumber(known[2]), tonumber(known[3])
  if at > now + most_ahead then at, full_at = now, now end
  if now > at then
    left = left + (now - at) / 1000 * per_second
    at = now
  end
  if left >= burst then left, full_at = burst, at end
  if full_at <= leased_at then left = math.min(burst, left + unused) end
end
local taken = math.min(wanted, math.floor(left))
left = left - taken
redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'at', string.format('%.0f', at),
  'full', string.format('%.0f', full_at))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / per_second * 1000) + 60000)
local wait = 0
if taken < wanted then wait = at - now + math.ceil((1 - left) / per_second * 1000) end
return {taken, wait, at}
`;

/** A node leases this part of a burst from Redis at once. */
const share = 1 / 20;
/** Milliseconds in which a node may use what it leased. */
const leaseLasts = 1000;
/** Milliseconds by which clocks of nodes may differ. Nodes whose clocks are off by more than 2 s are not ready. */
const mostAhead = 5000;

interface SharedBucket extends TokenBucket {
  /** Tokens that this node leased and has not used. */
  leased: number;
  /** Instants of the last lease: by this node, and by the bucket in Redis. */
  leasedAt: number;
  bucketAt: number;
  /** Instant before which Redis has no token. */
  emptyUntil: number;
  /** The question to Redis that is under way: resolves with the milliseconds to wait, or undefined without Redis. */
  asking: Promise<number | undefined> | undefined;
  /** Calls that wait for a token of Redis. */
  waiting: number;
}

const makeBucket = (full: TokenBucket): SharedBucket => ({
  ...full,
  leased: 0,
  leasedAt: Number.NEGATIVE_INFINITY,
  bucketAt: 0,
  emptyUntil: 0,
  asking: undefined,
  waiting: 0,
});

/**
 * Creates the limit of calls that nodes share. A call needs a token of the bucket in Redis, and one of the bucket of this
 * node, which alone counts while Redis is away.
 *
 * - A node leases a twentieth of the burst at once, for a second. So an address costs one question to Redis in 50 calls of
 *   the default rate, and other calls are decided in the process. A question for each call would cost a third of a ping more.
 * - Tokens are taken before calls are made, so calls sent to several nodes at once never pass the burst. In any span of
 *   time an address makes at most its burst and the calls of that time and of the second of a lease.
 * - What a node did not use goes back with its next question. Otherwise an address that makes some calls at many nodes
 *   would lose most of its tokens.
 * - While the bucket in Redis is empty, the node refuses by itself until the instant at which it has a token again.
 * - A call waits for two questions at most: one that was under way, and one for all calls that wait.
 *
 * rate-limiter-flexible cannot do this. It counts in fixed windows. An address that used up its burst would be refused
 * until the end of the window, instead of getting its calls per second. Across the edge of two windows it could make two
 * bursts. BurstyRateLimiter adds two such windows. It asks Redis for each call that is allowed, and its `consume` takes all
 * of a number of points or refuses, so that the last ones could not be leased. It counts by the clock of the machine,
 * and tests advance a fake clock.
 */
export function createRedisCalls(link: RedisLink, clock: Clock, prefix: string, rate: CallRate): CallLimit {
  const { perSecond, burst } = rate;
  const buckets = new TokenBuckets<SharedBucket>(rate, makeBucket);
  const usual = Math.max(1, Math.floor(burst * share));

  const lease = async (key: string, bucket: SharedBucket): Promise<number | undefined> => {
    const { leased: unused, bucketAt, waiting } = bucket;
    bucket.leased = 0;
    const numbers = [clock.now(), perSecond, burst, Math.max(usual, waiting), unused, bucketAt, mostAhead];
    const answer = await link.ask((client) =>
      client.eval(takeTokens, { keys: [`${prefix}:${key}`], arguments: numbers.map(String) }),
    );
    bucket.asking = undefined;
    if (!Array.isArray(answer)) return undefined;
    const [taken, wait, at] = answer.map(Number) as [number, number, number]; // what the script returns
    bucket.leased = taken;
    bucket.leasedAt = clock.now();
    bucket.bucketAt = at;
    bucket.emptyUntil = bucket.leasedAt + wait;
    return wait;
  };
  const takeShared = async (key: string, bucket: SharedBucket): Promise<number> => {
    bucket.waiting += 1;
    try {
      for (;;) {
        const wait = await (bucket.asking ??= lease(key, bucket));
        if (wait === undefined) return 0;
        if (bucket.leased > 0) {
          bucket.leased -= 1;
          return 0;
        }
        if (wait === 0) continue; // Calls that waited before this one used up the lease.
        buckets.giveBack(bucket);
        return wait;
      }
    } finally {
      bucket.waiting -= 1;
    }
  };
  return {
    take(key) {
      const now = clock.now();
      const bucket = buckets.at(key, now);
      const { leased, leasedAt, emptyUntil } = bucket;
      // A clock that was put back makes the instants of the lease useless.
      const isBack = now < leasedAt;
      if (leased < 1 && now < emptyUntil && !isBack && !link.isAway()) return emptyUntil - now;
      const wait = buckets.take(bucket);
      if (wait > 0) return wait;
      if (leased > 0 && now < leasedAt + leaseLasts && !isBack) {
        bucket.leased -= 1;
        return 0;
      }
      return link.isAway() ? 0 : takeShared(key, bucket);
    },
  };
}
