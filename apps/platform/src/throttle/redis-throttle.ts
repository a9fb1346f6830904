import type { Clock } from '@kvota/server';

import { createRedisCalls } from './redis-calls.ts';
import { RedisLink, type RedisLinkOptions } from './redis-link.ts';
import { createRedisOpened } from './redis-opened.ts';
import type { CallLimit, Throttle } from './throttle.ts';

export interface RedisThrottleOptions extends RedisLinkOptions {
  /** Beginning of all keys. Nodes of one platform share it, and no other platform has it. */
  readonly prefix: string;
  /** Id of this node, new at each start. */
  readonly node: string;
  readonly clock: Clock;
}

/** Opens the limits that the nodes of a platform share. Rejects with RedisUnreachable if no Redis answers. */
export async function openRedisThrottle(options: RedisThrottleOptions): Promise<Throttle> {
  const { prefix, node, clock } = options;
  const link = await RedisLink.open(options);
  const calls = new Map<string, CallLimit>();
  const opened = new Map<string, ReturnType<typeof createRedisOpened>>();
  return {
    calls(name, rate) {
      const limit = calls.get(name) ?? createRedisCalls(link, clock, `${prefix}:calls:${name}`, rate);
      calls.set(name, limit);
      return limit;
    },
    opened(name, most) {
      const deps = { link, clock, node, prefix: `${prefix}:opened` };
      const limit = opened.get(name) ?? createRedisOpened(deps, name, most);
      opened.set(name, limit);
      return limit;
    },
    async close() {
      await Promise.all([...opened.values()].map((limit) => limit.stop()));
      link.close();
    },
  };
}
