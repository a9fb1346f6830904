import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';

import { PortTaken, RefusedDatabase, systemClock, WrongHost } from '@kvota/server';

import { RedisUnreachable } from './bus/redis-bus.ts';
import { WrongConfiguration } from './configuration/configuration.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { sharedSettings } from './configuration/shared-settings.ts';
import { connectNodes } from './connect-nodes.ts';
import { OpenDemoAccounts } from './demo/close-demo.ts';
import { openFeed } from './feed/open-feed.ts';
import { WrongRecording } from './feed/recording/read-recording.ts';
import { OtherSeed } from './identity/tokens/same-seed.ts';
import { WrongSecret } from './identity/tokens/seal.ts';
import { OtherNodes } from './leases/other-nodes.ts';
import { createProcessLogger } from './kernel/log/logger.ts';
import { createHttpCentralLimit } from './payments/central/http-central-limit.ts';
import { createHttpProvider } from './payments/provider/http-provider.ts';
import { createHttpRegister } from './protection/register/http-register.ts';
import { createPlatform } from './platform.ts';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = createProcessLogger(configuration.logLevel);
  const {
    metricsToken,
    port,
    host,
    publicUrl,
    origins,
    trustProxy,
    proxySecret,
    database,
    seed,
    traderLimit,
    demo,
    history,
    secret,
    redis,
    exclusionRegister,
    centralLimit,
    ledgerCheckMinutes,
  } = configuration;
  const feed = openFeed(configuration.feed, {
    seed,
    now: systemClock.now(),
    // pnpm runs this in the folder of the package, but the file name is relative to where the command was given.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
  });
  if (typeof database === 'object' && 'folder' in database) mkdirSync(database.folder, { recursive: true });
  const platform = await createPlatform({
    database,
    clock: systemClock,
    seed,
    // The simulated one is the default. It follows from the seed, which all nodes share.
    ...(configuration.feed.kind !== 'simulated' && { feed }),
    gameServers: configuration.gameServers,
    // In development, game servers may be built first, or be started by hand.
    ...(!configuration.production && { gamesAnswerWithin: Infinity }),
    paymentProviders: configuration.paymentProviders.map(createHttpProvider),
    ...(exclusionRegister && { register: createHttpRegister(exclusionRegister, logger) }),
    ...(centralLimit && { centralLimit: createHttpCentralLimit(centralLimit, logger) }),
    jurisdiction: configuration.jurisdiction,
    ledgerCheckEvery: ledgerCheckMinutes * 60_000,
    shared: sharedSettings(configuration),
    ids: randomUUID,
    ports: { http: port },
    origins,
    demo,
    history,
    trustProxy,
    logger,
    alone: redis === undefined,
    ...(redis !== undefined && connectNodes({ redis, node: randomUUID(), clock: systemClock, logger })),
    ...(traderLimit ? { traderLimit } : {}),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(host === undefined ? {} : { host }),
    ...(secret === undefined ? {} : { secret }),
    ...(proxySecret === undefined ? {} : { proxySecret }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
  });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // After ten seconds, whatever still hangs is abandoned. The database recovers from its own log.
    setTimeout(() => process.exit(1), 10_000).unref();
    const ended = platform.drain().then(() => platform.close());
    ended.then(
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
  if (process.send) process.send({ ready: platform.url, port: platform.port });
  else
    console.log(
      `The platform listens at http://${host ?? '127.0.0.1'}:${platform.port}. Browsers reach it at ${platform.url}.`,
    );
}

/** Starts the platform from environment variables, which README.md lists. Ends the process if that fails. */
export async function runPlatform(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isPlain = [
      OtherNodes,
      OtherSeed,
      PortTaken,
      RefusedDatabase,
      RedisUnreachable,
      WrongConfiguration,
      WrongHost,
      WrongRecording,
      WrongSecret,
      OpenDemoAccounts,
    ].some((kind) => error instanceof kind);
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
