import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createGames, createMaths, readTitles } from '@kvota/games-server';
import { createFakeClock, createTestPlatform } from '@kvota/platform';
import { expect, onTestFinished, test, vi } from 'vitest';

import { playHouse } from './wallet-conformance/play-house.ts';
import { everyNth } from './wallet-conformance/provider/faults.ts';
import { checkProvider } from './wallet-conformance/provider/index.ts';
import { listedGame, listGames } from './wallet-conformance/provider/list-games.ts';
import { startSampleWallet } from './wallet-conformance/provider/sample-wallet.ts';
import { checkWallet } from './wallet-conformance/wallet/index.ts';

const currencyId = 941;
/** How often the platform asks a game server for its games. */
const asks = 10_000;
const begins = Date.UTC(2026, 10, 21, 12);
const newSecret = (): string => randomUUID() + randomUUID();

test('[CAS-50] the wallet of the platform keeps every rule of its description', async () => {
  const clock = createFakeClock(begins);
  const own = { provider: 'stranger', key: 'k1', secret: newSecret() };
  const now = (): number => clock.now();
  const list = await listGames({ ...own, now }, [listedGame]);
  onTestFinished(() => list.close());
  const keys = [{ id: own.key, secret: own.secret }] as const;
  const gameServers = [{ code: own.provider, url: list.url, origin: list.url, keys }];
  const platform = await createTestPlatform({ clock, gameServers });
  onTestFinished(() => platform.close());
  await vi.waitFor(async () => {
    await clock.jump(asks);
    expect((await platform.call('gamesEnabled', {})).games).toHaveLength(1);
  });
  const launch = async (): Promise<string> => {
    const { access_token } = await platform.signIn('player');
    const body = { game_code: listedGame.code, currency_id: currencyId };
    return (await platform.call('rgsStartSession', { body }, access_token)).token ?? '';
  };
  let made = 0;
  const results = await checkWallet({
    target: { ...own, url: platform.url, now },
    launch,
    wait: (milliseconds) => clock.jump(milliseconds),
    id: () => `c-${made++}`,
  });
  expect(results.filter(({ holds }) => !holds)).toEqual([]);
  const operator = (await platform.signIn('operator')).access_token;
  expect(await platform.call('checkLedger', {}, operator)).toMatchObject({ ok: true, violations: [] });
});

test('[CAS-51] the house’s game server keeps every rule on a wallet that fails now and then', async () => {
  const clock = createFakeClock(begins);
  const now = (): number => clock.now();
  const own = { provider: 'house', key: 'k1', secret: newSecret() };
  let bets = 0;
  const wallet = await startSampleWallet({ ...own, now, fault: everyNth(7), refuse: () => (bets += 1) % 9 === 0 });
  onTestFinished(() => wallet.close());
  let made = 0;
  const games = await createGames({
    database: 'memory',
    clock,
    seeds: { server: () => createHash('sha256').update(`${made++}`).digest('hex'), client: () => 'client' },
    key: 'key of tests',
    ids: randomUUID,
    maths: createMaths(),
    ...readTitles(),
    signer: { provider: own.provider, keys: [{ id: own.key, secret: own.secret }] },
    wallet: { url: wallet.url },
    origins: ['http://localhost:4100'],
    ports: { http: 0 },
  });
  onTestFinished(() => games.close());
  const running = { over: false };
  const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));
  const ticking = (async () => {
    while (!running.over) {
      await turn();
      await clock.advance(100);
    }
  })();
  const results = await checkProvider({
    own: { ...own, url: games.url, now },
    wallet,
    games: ['orchard-classic', 'mines', 'jacks-or-better'],
    rounds: 12,
    play: ({ token, rounds }) => playHouse({ url: games.url, token, rounds, wait: turn, id: () => `q-${made++}` }),
  });
  running.over = true;
  await ticking;
  expect(results.filter(({ holds }) => !holds)).toEqual([]);
});

test('[CAS-50, CAS-51] both commands use no package', () => {
  const folder = join(import.meta.dirname, 'wallet-conformance');
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    const imports = [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)];
    for (const [, name] of imports) expect(name, file).toMatch(/^(?:node:|\.)/);
  }
});
