// Starts the platform from environment variables, which README.md lists.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { systemClock } from './kernel/clock.ts';
import type { DatabaseLocation } from './database/database.ts';
import { feedChoiceOf, listOf, portOf, trustedProxiesOf, WrongVariable } from './kernel/environment.ts';
import { openFeed } from './feed/open-feed.ts';
import { WrongRecording } from './feed/recording/read-recording.ts';
import { PortTaken } from './http/listen.ts';
import { createProcessLogger } from './kernel/logger.ts';
import { createPlatform } from './platform.ts';
import { traderLimitOf } from './tickets/terms/trader-limit.ts';

const env = process.env;
const logger = createProcessLogger();

function databaseLocation(): DatabaseLocation {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url };
  const folder = join(resolve(env['KVOTA_DATA'] ?? '.data'), 'platform');
  mkdirSync(folder, { recursive: true });
  return { folder };
}

async function start(): Promise<void> {
  const { KVOTA_PUBLIC_URL: publicUrl, KVOTA_HOST: host } = env;
  const port = portOf(env['KVOTA_PLATFORM_PORT'] ?? env['PORT'] ?? '4000');
  const traderLimit = traderLimitOf(env['KVOTA_TRADER_LIMIT']);
  const seed = env['KVOTA_SEED'] ?? 'kvota';
  const feed = openFeed(feedChoiceOf(env['KVOTA_FEED'], env['KVOTA_FEED_BEGINS']), {
    seed,
    now: systemClock.now(),
    // pnpm runs this in the folder of the package, but the file name is relative to where the command was given.
    folder: env['INIT_CWD'] ?? process.cwd(),
  });
  const platform = await createPlatform({
    database: databaseLocation(),
    clock: systemClock,
    seed,
    feed,
    ids: randomUUID,
    ports: { http: port },
    origins: listOf(env['KVOTA_ORIGINS'] ?? 'http://localhost:4100,http://localhost:4200'),
    demo: env['KVOTA_DEMO'] !== '0',
    trustProxy: trustedProxiesOf(env['KVOTA_TRUST_PROXY']),
    logger,
    ...(traderLimit ? { traderLimit } : {}),
    ...(publicUrl === undefined ? {} : { publicUrl: publicUrl.replace(/\/+$/, '') }),
    ...(host === undefined ? {} : { host }),
  });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // After ten seconds, whatever still hangs is abandoned. The database recovers from its own log.
    setTimeout(() => process.exit(1), 10_000).unref();
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('The platform did not end cleanly', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // If another process started this one, it ends with it.
  process.on('disconnect', end);
  if (process.send) process.send({ ready: platform.url });
  else console.log(`The platform listens at ${platform.url}`);
}

try {
  await start();
} catch (error) {
  const isPlain = [PortTaken, WrongVariable, WrongRecording].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(1);
}
