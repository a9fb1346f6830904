import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, onTestFinished, test } from 'vitest';

import { silentLogger } from '../../kernel/log/logger.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { startSampleGameServer } from '../../testing/sample-game-server.ts';
import { createGamesOnOffer, type GamesOnOfferDeps } from './create-games-on-offer.ts';

async function world(options: Partial<GamesOnOfferDeps> = {}) {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
  const server = await startSampleGameServer(clock);
  const database = await openMemory();
  onTestFinished(async () => {
    await server.close();
    await database.close();
  });
  const lines: string[] = [];
  const logger = {
    ...silentLogger,
    info: (text: string) => void lines.push(`info: ${text}`),
    warn: (text: string) => void lines.push(`warn: ${text}`),
  };
  const { code, url, keys } = server;
  const games = await createGamesOnOffer({
    db: database.db,
    clock,
    logger,
    gameServers: [{ code, url, keys, origin: url }],
    ...options,
  });
  const after = async (seconds: number): Promise<string[]> => {
    await clock.jump(seconds * 1000);
    await games.refresh();
    return lines.splice(0);
  };
  return { server, games, after };
}

const list = { version: '1', games: [] };

test('[CAS-14] a server that is not there yet is noted after 20 s and a warning after 2 min; one that answered before, after 20 s', async () => {
  const { server, games, after } = await world();
  const { code, url } = server;
  const isStarting = `info: Game server ${code} has not answered yet at ${url}. It may be starting.`;
  server.games = undefined;
  await games.refresh();
  expect([await after(19), games.isUp(code)]).toEqual([[], true]);
  expect([await after(1), games.isUp(code)]).toEqual([[isStarting], false]);
  expect(await after(99)).toEqual([]);
  expect(await after(1)).toEqual([`warn: Game server ${code} has never answered`]);
  expect(await after(600)).toEqual([]);
  server.games = list;
  expect([await after(10), games.isUp(code)]).toEqual([[], true]);
  server.games = undefined;
  expect(await after(10)).toEqual([]);
  expect([await after(20), games.isUp(code)]).toEqual([[`warn: Game server ${code} is down`], false]);
});

test('[CAS-14] a server that is built before it starts may take any time; when it was up, its end is a warning after 20 s', async () => {
  const { server, games, after } = await world({ firstAnswerWithin: Infinity });
  server.games = undefined;
  await games.refresh();
  expect(await after(20)).toHaveLength(1);
  expect(await after(3600)).toEqual([]);
  server.games = list;
  expect([await after(10), games.isUp(server.code)]).toEqual([[], true]);
  server.games = undefined;
  expect(await after(10)).toEqual([]);
  expect(await after(20)).toEqual([`warn: Game server ${server.code} is down`]);
});

test('[CAS-10] a server that refuses the signature of the platform is named at once, with the variables that differ', async () => {
  const { server, games, after } = await world();
  server.refuses = true;
  const line = expect.stringMatching(
    /^warn: KVOTA_GAME_SERVERS: the game server \w+ at \S+ refuses .+ key "k1"\. Its KVOTA_WALLET_PROVIDER,/,
  );
  expect(await after(0)).toEqual([line]);
  expect([await after(600), games.isUp(server.code)]).toEqual([[], false]);
  server.refuses = false;
  expect([await after(10), games.isUp(server.code)]).toEqual([[], true]);
  server.refuses = true;
  expect(await after(10)).toEqual([line]);
});
