// A platform or a game server in a separate process, which fork-node.ts controls. SIGKILL ends it as a crash does.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { enableCompileCache, flushCompileCache } from 'node:module';

import type { NewPlayers, NodeAnswer, NodeQuestion, NodeSettings } from './messages.ts';
import { runClock } from './run-clock.ts';

enableCompileCache();
const settings = JSON.parse(process.argv[2] ?? '') as NodeSettings; // written by fork-node.ts
const clock = runClock(settings.time);
const tell = (answer: NodeAnswer): void => void process.send?.(answer);
const complain = (message: string, error?: unknown): void =>
  console.error(settings.kind, settings.port, message, error);
const logger = { debug() {}, info() {}, warn() {}, error: complain };
const idOf = (username: string): string => createHash('sha256').update(username).digest('hex').slice(0, 32);
/** RSD. */
const dinar = { currencyId: 941, currency: 'RSD' } as const;

interface Node {
  readonly url: string;
  readonly addPlayers?: (players: NewPlayers) => Promise<void>;
  close(): Promise<void>;
}

async function startPlatform({ port, database, front, key }: NodeSettings): Promise<Node> {
  const { createPlatform } = await import('@kvota/platform');
  const platform = await createPlatform({
    database,
    clock,
    logger,
    seed: 'house',
    ids: randomUUID,
    ports: { http: port },
    publicUrl: front,
    origins: ['http://localhost:4100'],
    gameServers: [{ code: 'house', url: front, origin: 'http://games.localhost', keys: [key] }],
    // All players have the same address.
    rate: { perSecond: 1e6, burst: 1e6 },
  });
  return {
    // `platform.url` is that of the front.
    url: `http://localhost:${port}`,
    close: () => platform.close(),
    async addPlayers({ usernames, amount }) {
      const rows = usernames.map((username) => `('${idOf(username)}', '${username}')`);
      await platform.db.execute(
        `INSERT INTO users (id, username, email, password_hash, created_at)
         SELECT one.id, one.username, one.username || '@example.com', demo.password_hash, now()
         FROM (VALUES ${rows.join(', ')}) AS one (id, username), users demo
         WHERE demo.username = 'player' ON CONFLICT DO NOTHING`,
      );
      for (const userId of usernames.map(idOf)) {
        const walletId = await platform.ledger.openWallet(platform.db, { userId, ...dinar });
        await platform.ledger.deposit({ walletId, amount: BigInt(amount), source: 'run', externalId: userId });
      }
    },
  };
}

async function startGameServer({ port, database, front, key }: NodeSettings): Promise<Node> {
  const { createGames, createMaths, readTitles } = await import('@kvota/games-server');
  return createGames({
    database,
    clock,
    logger,
    seeds: { server: () => randomBytes(32).toString('hex'), client: () => randomBytes(10).toString('hex') },
    key: key.secret,
    ids: randomUUID,
    maths: createMaths(),
    ...readTitles(),
    signer: { provider: 'house', keys: [key] },
    wallet: { url: front },
    origins: ['http://localhost:4100'],
    ports: { http: port },
  });
}

const node = await (settings.kind === 'platform' ? startPlatform(settings) : startGameServer(settings));
let before = process.cpuUsage();
process.on('message', (question: NodeQuestion) => {
  if (question.ask === 'cpu') {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    return tell({ cpuMs: (user + system) / 1000 });
  }
  const added = node.addPlayers?.(question) ?? Promise.reject(new Error('A game server has no accounts.'));
  added.then(
    () => tell({ players: question.usernames.length }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
// Ctrl-C reaches every process of a terminal. The parent decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => void node.close().finally(() => process.exit(0)));
tell({ ready: node.url });
flushCompileCache();
