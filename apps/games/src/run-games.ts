import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { PortTaken, RefusedDatabase, systemClock, WrongHost } from '@kvota/server';

import { readTitles } from './server/catalogue/read-titles.ts';
import { WrongConfiguration } from './server/configuration/configuration.ts';
import { keyOf } from './server/configuration/key-file.ts';
import { readConfiguration } from './server/configuration/read-configuration.ts';
import { createGames, walletPatience } from './server/games.ts';
import { createProcessLogger } from './server/kernel/logger.ts';
import { createMaths } from './server/maths/create-maths.ts';
import { WrongKey } from './server/seeds/seal.ts';
import { createWalletAcceptance, WalletRefused } from './server/wallet/wallet-acceptance.ts';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { data, database, key, walletUrl, port, logLevel, ...rest } = configuration;
  const logger = createProcessLogger(logLevel);
  const called = { signer: rest.signer, clock: systemClock, url: walletUrl, patience: walletPatience, logger };
  const acceptance = createWalletAcceptance(called);
  await acceptance.require();
  const games = await createGames({
    ...rest,
    ...readTitles(),
    database,
    clock: systemClock,
    seeds: { server: () => randomBytes(32).toString('hex'), client: () => randomBytes(10).toString('hex') },
    key: key ?? keyOf(data),
    ids: randomUUID,
    maths: createMaths(),
    wallet: { url: walletUrl },
    isAccepted: acceptance.isAccepted,
    ports: { http: port },
    frame: fileURLToPath(new URL('../dist', import.meta.url)),
    logger,
  });
  const stopAsking = acceptance.start();
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    stopAsking();
    // What still hangs after ten seconds is abandoned. The outbox goes on with it at the next start.
    setTimeout(() => process.exit(1), 10_000).unref();
    // Only servers that share a database have others to which a balancer can send the requests.
    const drained = typeof database === 'object' && 'url' in database ? games.drain() : Promise.resolve();
    const ended = drained.then(() => games.close());
    ended.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('The game server did not end cleanly', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // If another process started this one, it ends with it.
  process.on('disconnect', end);
  if (process.send) process.send({ ready: games.url });
  else console.log(`The game server listens at http://${rest.host}:${new URL(games.url).port}`);
}

/** Starts the game server from environment variables, which README.md lists. Ends the process if that fails. */
export async function runGames(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isPlain = [PortTaken, RefusedDatabase, WalletRefused, WrongConfiguration, WrongHost, WrongKey].some(
      (kind) => error instanceof kind,
    );
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
