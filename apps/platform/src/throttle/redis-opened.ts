import { every, type Clock } from '@kvota/server';
import type { RedisClientType } from '@redis/client';

import type { RedisLink } from './redis-link.ts';
import type { OpenLimit } from './throttle.ts';
import { OpenCounts } from './token-buckets.ts';

/**
 * Writes how many a node has open of a key, unless this and what other nodes have open is more than allowed. Nodes without
 * a sign of life do not count.
 */
const countOpen = `
local key, node, own, most, alive, now, kept =
  KEYS[1], ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4], tonumber(ARGV[5]), ARGV[6]
local all, sum = redis.call('HGETALL', key), own
for i = 1, #all, 2 do
  if all[i] ~= node then
    local alive_until = redis.call('GET', alive .. all[i])
    if not alive_until then redis.call('HDEL', key, all[i])
    elseif tonumber(alive_until) > now then sum = sum + tonumber(all[i + 1]) end
  end
end
if sum > most then return 0 end
redis.call('HSET', key, node, own)
redis.call('PEXPIRE', key, kept)
return 1
`;

/** Milliseconds for which a sign of life of a node is valid, and for which Redis keeps counts that nobody writes. */
const [alive, kept] = [10_000, 600_000];
/** Milliseconds between two signs of life, and between two times that a node writes all its counts. */
const [beatEvery, writeEvery] = [2000, 200_000];
/** Counts that are written at once. */
const together = 200;

export interface RedisOpenedDeps {
  readonly link: RedisLink;
  readonly clock: Clock;
  readonly node: string;
  readonly prefix: string;
}

/**
 * Creates the limit of what all nodes have open. Each opening asks Redis, because openings are rare beside calls.
 *
 * - A node writes its whole count each time, so that nothing adds up wrongly.
 * - The counts of a node are void when it ends, or 10 s after it was killed.
 * - When Redis is back, it may have lost counts, and the node could not take back those of what closed meanwhile. So the
 *   node writes all of them under another name, and the counts of the earlier name are void.
 */
export function createRedisOpened(
  { link, node, clock, prefix }: RedisOpenedDeps,
  limitName: string,
  most: number,
): OpenLimit & { stop: () => Promise<void> } {
  const counts = new OpenCounts();
  const signOfLife = `${prefix}:${limitName}:alive:`;
  const keyOf = (key: string): string => `${prefix}:${limitName}:of:${key}`;
  let returns = 0;
  let nodeName = `${node}:${returns}`;

  const beat = (): Promise<unknown> =>
    link.ask((client) =>
      client.set(signOfLife + nodeName, String(clock.now() + alive), { expiration: { type: 'PX', value: alive } }),
    );
  const write = (client: RedisClientType, key: string): Promise<unknown> => {
    const count = counts.of(key);
    if (count === 0) return client.hDel(keyOf(key), nodeName);
    return Promise.all([client.hSet(keyOf(key), nodeName, count), client.pExpire(keyOf(key), kept)]);
  };
  /** Keys whose counts are to be written. Thousands may close at once. */
  const toWrite = new Set<string>();
  let isWriting = false;
  const writeSome = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (toWrite.size > 0 && !link.isAway()) {
      const keys = [...toWrite].slice(0, together);
      for (const key of keys) toWrite.delete(key);
      await link.ask((client) => Promise.all(keys.map((key) => write(client, key))));
    }
    isWriting = false;
  };
  const writeSoon = (...keys: readonly string[]): void => {
    // When Redis is back, all counts are written.
    if (link.isAway()) return toWrite.clear();
    for (const key of keys) toWrite.add(key);
    void writeSome();
  };
  const writeAll = (): void => {
    void beat();
    writeSoon(...counts.keys());
  };
  const comeBack = (): void => {
    const before = nodeName;
    returns += 1;
    nodeName = `${node}:${returns}`;
    void link.ask((client) => client.del(signOfLife + before));
    writeAll();
  };
  const stops = [
    every(clock, beatEvery, () => void beat()),
    every(clock, writeEvery, writeAll),
    link.onReturn(comeBack),
  ];
  void beat();

  return {
    async open(key) {
      const own = counts.add(key, 1);
      const numbers = [String(own), String(most), signOfLife, String(clock.now()), String(kept)];
      const answer =
        own > most
          ? 0
          : await link.ask((client) =>
              client.eval(countOpen, { keys: [keyOf(key)], arguments: [nodeName, ...numbers] }),
            );
      if (answer === 0) counts.add(key, -1);
      // A count that was refused may have been part of a later one, and one without an answer may not have arrived.
      if (answer === 0 || answer === undefined) writeSoon(key);
      return answer !== 0;
    },
    close(key) {
      counts.add(key, -1);
      writeSoon(key);
    },
    async stop() {
      for (const stop of stops) stop();
      await link.ask((client) => client.del(signOfLife + nodeName));
    },
  };
}
