import type { Clock } from '@kvota/server';

import type { Throttle } from './throttle.ts';
import { OpenCounts, TokenBuckets, type TokenBucket } from './token-buckets.ts';

/** Creates the limits of a platform that is one process. */
export function createLocalThrottle(clock: Clock): Throttle {
  const calls = new Map<string, TokenBuckets<TokenBucket>>();
  const opened = new Map<string, OpenCounts>();
  return {
    calls(name, rate) {
      const buckets = getOrMake(calls, name, () => new TokenBuckets(rate, (full) => full));
      return { take: (key) => buckets.take(buckets.at(key, clock.now())) };
    },
    opened(name, most) {
      const counts = getOrMake(opened, name, () => new OpenCounts());
      return {
        async open(key) {
          if (counts.add(key, 1) <= most) return true;
          counts.add(key, -1);
          return false;
        },
        close: (key) => void counts.add(key, -1),
      };
    },
    close: async () => {},
  };
}

function getOrMake<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
