import type { Clock } from '@kvota/server';

import { openRedisBus } from './bus/redis-bus.ts';
import type { Logger } from './kernel/log/logger.ts';
import type { PlatformOptions } from './platform.ts';
import { openRedisThrottle } from './throttle/redis-throttle.ts';

/** How a node reaches the others. */
export interface NodeConnection {
  /** Address of the Redis: `redis://` or `rediss://`. */
  readonly redis: string;
  /** Id of this node, new at each start. */
  readonly node: string;
  readonly clock: Clock;
  readonly logger?: Logger;
}

/**
 * Returns the options of a node among others that share its database: messages and limits go through a Redis.
 * `createPlatform` rejects with RedisUnreachable if none answers.
 */
export function connectNodes({
  redis: url,
  ...connection
}: NodeConnection): Required<Pick<PlatformOptions, 'openBus' | 'openThrottle'>> {
  return {
    openBus: (platformId) => openRedisBus({ url, stream: `kvota:${platformId}`, ...connection }),
    openThrottle: (platformId) => openRedisThrottle({ url, prefix: `kvota:${platformId}:limits`, ...connection }),
  };
}
