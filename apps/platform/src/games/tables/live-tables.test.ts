import type { LiveTable } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { sampleGame, startSampleGameServer, type SampleGameServer } from '../../testing/sample-game-server.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const start = Date.UTC(2026, 10, 21, 12);
const clock = createFakeClock(start);
let server: SampleGameServer;
let old: SampleGameServer;
let platform: TestPlatform;

const wheel = (more: object = {}) => ({
  game_code: 'wheel',
  round: 7,
  phase: 'betting',
  left_ms: 12_000,
  times: { betting_ms: 20_000, closing_ms: 2000, result_ms: 8000, runs: false },
  last: [{ kind: 'number', round: 6, number: 17, color: 'black' }],
  ...more,
});
const at = (milliseconds: number): string => new Date(clock.now() + milliseconds).toISOString();
const tables = async (): Promise<LiveTable[]> => (await platform.call('liveTables', {})).tables;
/** Lets time pass for the next question, without a question of the platform's own tasks. */
const later = (milliseconds: number): Promise<void> => clock.jump(milliseconds);

beforeAll(async () => {
  [server, old] = await Promise.all([startSampleGameServer(clock), startSampleGameServer(clock, 'old')]);
  server.games = {
    version: '1',
    games: [sampleGame(), sampleGame({ code: 'wheel', table: true }), sampleGame({ code: 'boats', table: true })],
  };
  old.games = { version: '1', games: [sampleGame({ code: 'scroll' })] };
  const gameServers = [server, old].map(({ code, url, keys }) => ({ code, url, keys, origin: url }));
  platform = await createTestPlatform({ clock, gameServers });
  await vi.waitFor(async () => {
    await clock.jump(10_000);
    expect((await platform.call('gamesEnabled', {})).games).toHaveLength(4);
  });
});
beforeEach(async () => {
  server.tables = [wheel()];
  server.slow = Promise.resolve();
  await later(31_000);
});
afterAll(async () => {
  await platform.close();
  await Promise.all([server.close(), old.close()]);
});

test('[CAS-58] a table has its phase with the instant of its end, and its results; a game names that it is a table', async () => {
  expect(await tables()).toEqual([{ ...wheel({ left_ms: undefined }), endsAt: at(12_000), stale: false }]);
  const { result } = await platform.call('casinoGames', { query: { sort: 'name' } });
  expect(
    result.map(({ code, table }) => [code, table]).toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b))),
  ).toEqual([
    ['boats', true],
    ['book', undefined],
    ['scroll', undefined],
    ['wheel', true],
  ]);
});

test('[CAS-58] visitors share one question in two seconds, and a provider without tables is never asked', async () => {
  const before = server.askedForTables();
  let go = (): void => {};
  server.slow = new Promise((resolve) => (go = resolve));
  const all = Array.from({ length: 20 }, () => tables());
  await vi.waitFor(() => expect(server.askedForTables()).toBe(before + 1));
  go();
  expect(new Set((await Promise.all(all)).map((one) => JSON.stringify(one))).size).toBe(1);
  await later(1999);
  await tables();
  expect(server.askedForTables()).toBe(before + 1);
  await later(1);
  await tables();
  expect([server.askedForTables(), old.askedForTables()]).toEqual([before + 2, 0]);
});

test('[CAS-58] the answer keeps its tag while nothing changes: instants that differ by the wire alone are the same', async () => {
  const ask = (tag = '') => fetch(`${platform.url}/games/v1/tables`, { headers: { 'if-none-match': tag } });
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  await later(2000);
  server.tables = [wheel({ left_ms: 10_040 })];
  expect((await ask(tag)).status).toBe(304);
  await later(2000);
  server.tables = [wheel({ phase: 'closing', left_ms: 2000 })];
  const changed = await ask(tag);
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ tables: [{ phase: 'closing', endsAt: at(2000) }] });
});

test('[CAS-58] while the provider is slow or silent, what is known is kept and stale, and it is asked less and less', async () => {
  await tables();
  await later(15_001);
  let go = (): void => {};
  server.slow = new Promise((resolve) => (go = resolve));
  const asked = server.askedForTables();
  const slow = tables();
  await vi.waitFor(() => expect(server.askedForTables()).toBe(asked + 1));
  await later(1000);
  expect(await slow).toMatchObject([{ game_code: 'wheel', last: [{ number: 17 }], stale: true }]);
  server.tables = undefined;
  go();
  await vi.waitFor(async () => {
    await later(100);
    await tables();
    expect(server.askedForTables()).toBeGreaterThan(asked);
  });
  const before = server.askedForTables();
  for (let seconds = 0; seconds < 60; seconds += 3) {
    await later(3000);
    expect(await tables()).toMatchObject([{ stale: true }]);
  }
  expect(server.askedForTables() - before).toBeLessThan(7);
  server.tables = [wheel({ round: 9 })];
  await vi.waitFor(async () => {
    await later(30_000);
    expect(await tables()).toMatchObject([{ round: 9, stale: false }]);
  });
});

test('[CAS-58] what cannot be read is left out alone, and so is a table of a game that is not the server’s', async () => {
  server.tables = [wheel({ phase: 'dancing' }), wheel({ game_code: 'scroll' }), wheel({ game_code: 'boats' })];
  expect((await tables()).map(({ game_code }) => game_code)).toEqual(['boats']);
});
