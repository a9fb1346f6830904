import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { serverAddress } from '../../../../apps/platform/src/testing/servers/run-database.ts';
import { allDatabases } from '../../../../apps/platform/src/testing/databases.ts';
import { redisAnswers, redisUrl, startRedisProxy } from '../../../../apps/platform/src/testing/redis-proxy.ts';
import { runOffer } from './run-offer.ts';

// The same run in full: `pnpm --filter @kvota/integration chaos:offer`.

/** Nodes are processes, which only servers can connect. */
const isServed = allDatabases.some(({ name }) => name === 'PostgreSQL') && (await redisAnswers());
const short = { seed: 7, seconds: 4, outages: [0.5], clients: 4, payers: 2, nodes: 2, killEvery: 1500, share: 0.05 };

test.skipIf(!isServed)(
  '[FAULT-09] with lost messages, killed nodes and Redis slow and away, tables agree and no stale price is sold',
  async () => {
    const proxy = await startRedisProxy(redisUrl);
    proxy.slow(() => Math.random() * 200);
    try {
      const { rows } = await runOffer({
        ...short,
        server: serverAddress(),
        redis: {
          url: proxy.url,
          server: {
            async stopFor(milliseconds) {
              await proxy.cut();
              await pause(milliseconds);
              proxy.restore();
            },
          },
        },
        print: () => {},
      });
      // The times depend on the other tests that the machine runs.
      const isTime = ({ name, value }: (typeof rows)[number]): boolean =>
        String(value).endsWith(' ms') || name.startsWith('tables that sell a price replaced');
      // In so short a run it may be that no ticket is accepted.
      const isOfLongRuns = ({ name }: (typeof rows)[number]): boolean => name === 'accepted';
      expect(rows.filter((row) => row.failed === true && !isTime(row) && !isOfLongRuns(row))).toEqual([]);
      expect(rows.find(({ name }) => name === 'nodes killed')?.value).toBeGreaterThan(0);
    } finally {
      await proxy.close();
    }
  },
  120_000,
);
