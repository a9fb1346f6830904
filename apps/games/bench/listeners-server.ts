// A game server with one fast table, in a process that listeners.ts starts and measures.
import { randomBytes, randomUUID } from 'node:crypto';

import { systemClock } from '@kvota/server';

import { readTitles } from '../src/server/catalogue/read-titles.ts';
import { createGames } from '../src/server/games.ts';
import { createMaths } from '../src/server/maths/create-maths.ts';

const { titles, studios } = readTitles();
const seed = (): string => randomBytes(32).toString('hex');
const games = await createGames({
  database: 'memory',
  clock: systemClock,
  seeds: { server: seed, client: seed },
  key: seed(),
  ids: randomUUID,
  maths: createMaths(),
  // A round a second, in place of one in 38.
  titles: titles
    .filter(({ code }) => code === 'live-roulette')
    .map((title) => ({ ...title, table: { betting: 500, closing: 200, result: 300 } })),
  studios,
  signer: { provider: 'house', keys: [{ id: 'bench', secret: seed() }] },
  wallet: { url: 'http://localhost:1' },
  origins: [],
  ports: { http: 0 },
  chainLinks: 10_000,
});
let before = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => void games.close().then(() => process.exit(0)));
process.send?.({ ready: games.url });
