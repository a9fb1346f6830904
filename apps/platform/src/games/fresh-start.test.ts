import { createFakeClock } from '@kvota/server/fake-clock';
import { io } from 'socket.io-client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { sampleGame, startSampleGameServer, type SampleGameServer } from '../testing/sample-game-server.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));

async function fresh(silent: boolean): Promise<{ server: SampleGameServer; platform: TestPlatform }> {
  const server = await startSampleGameServer(clock);
  if (silent) server.games = undefined;
  const { code, url, keys } = server;
  const platform = await createTestPlatform({ clock, gameServers: [{ code, url, keys, origin: url }] });
  ends.push(
    () => server.close(),
    () => platform.close(),
  );
  return { server, platform };
}
/** Lets time pass until the platform asks again. */
async function askedAgain(server: SampleGameServer): Promise<void> {
  const before = server.asked();
  await expect
    .poll(
      async () => {
        await clock.jump(500);
        return server.asked();
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(before);
}
const lobby = ({ url }: TestPlatform) => fetch(`${url}/games/v1/lobby`);

test('[CAS-59] a platform that starts before its game server asks again soon, and does not call the games none', async () => {
  const { server, platform } = await fresh(true);
  await vi.waitFor(() => expect(server.asked()).toBe(1));
  const paths = ['enabled', 'lobby', 'sections', 'games', 'tags', 'providers', 'games/book'];
  for (const path of paths) {
    const response = await fetch(`${platform.url}/games/v1/${path}`);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '1']);
    expect(await response.json()).toMatchObject({ code: 'gamesNotKnown' });
  }
  const socket = io(`${platform.url}/sports`, { forceNew: true, transports: ['websocket'] });
  onTestFinished(() => void socket.disconnect());
  let announced = 0;
  socket.on('reload_settings', () => (announced += 1));
  await socket.emitWithAck('global');
  const begins = clock.now();
  for (let questions = 0; questions < 3; questions += 1) await askedAgain(server);
  server.games = { version: '1', games: [sampleGame()] };
  await askedAgain(server);
  expect(clock.now() - begins).toBeLessThan(10_000);
  await expect.poll(() => clock.jump(100).then(() => announced)).toBe(1);
  expect((await lobby(platform)).status).toBe(200);
});

test('[CAS-59] a game server that answers that it has no games is known: the lobby is empty', async () => {
  const { server, platform } = await fresh(false);
  server.games = { version: '1', games: [] };
  await vi.waitFor(async () => {
    await clock.jump(10_000);
    const response = await lobby(platform);
    expect([response.status, await response.json()]).toEqual([200, []]);
  });
});

test('[CAS-59] a platform without game servers has no games, and says so at once', async () => {
  const platform = await createTestPlatform({ clock });
  ends.push(() => platform.close());
  expect(await (await lobby(platform)).json()).toEqual([]);
});
