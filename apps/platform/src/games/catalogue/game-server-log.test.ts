import { expect, onTestFinished, test } from 'vitest';

import { createFakeClock } from '../../kernel/fake-clock.ts';
import { silentLogger } from '../../kernel/log/logger.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { startSampleGameServer } from '../../testing/sample-game-server.ts';
import { createGamesOnOffer } from './create-games-on-offer.ts';

test('[CAS-14] a server that is not there yet is noted after 20 s and a warning after 2 min; one that answered before, after 20 s', async () => {
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
  });
  const after = async (seconds: number): Promise<string[]> => {
    await clock.jump(seconds * 1000);
    await games.refresh();
    return lines.splice(0);
  };
  const list = { version: '1', games: [] };
  server.games = undefined;
  await games.refresh();
  expect([await after(19), games.isUp(code)]).toEqual([[], true]);
  expect([await after(1), games.isUp(code)]).toEqual([[`info: Game server ${code} has not answered yet.`], false]);
  expect(await after(99)).toEqual([]);
  expect(await after(1)).toEqual([`warn: Game server ${code} is down`]);
  expect(await after(600)).toEqual([]);
  server.games = list;
  expect([await after(10), games.isUp(code)]).toEqual([[], true]);
  server.games = undefined;
  expect(await after(10)).toEqual([]);
  expect([await after(20), games.isUp(code)]).toEqual([[`warn: Game server ${code} is down`], false]);
});
