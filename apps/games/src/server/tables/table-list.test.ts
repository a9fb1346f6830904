import { createHash } from 'node:crypto';

import { ProviderTable, providerCalls } from '@kvota/contracts/wallet';
import { curveLasts, curveModels, reds } from '@kvota/games';
import { isLinkOf } from '@kvota/games/chain';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readEvents } from '../../testing/read-events.ts';
import { createTestGames, testSigner, testTitles, type TestGames } from '../../testing/test-games.ts';
import type { TableSnapshot } from '../../wire/index.ts';
import { createMaths } from '../maths/create-maths.ts';
import { signRequest } from '../signature/sign.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const [, , ring] = testTitles;
const titleOf = (code: string, engine: string, model: string) => ({ ...ring!, code, engine, model });
const titles = [
  titleOf('wheel', 'roulette', 'one-zero'),
  titleOf('draw', 'keno', '5-of-35'),
  titleOf('boats', 'race', 'race-6'),
  titleOf('kite', 'curve', 'curve'),
  { ...testTitles[0]!, code: 'solo', engine: 'keno', model: '20-of-80', kind: 'number' as const },
];
/** Milliseconds from round to round. */
const length = 30_000;

let games: TestGames;
beforeAll(async () => {
  games = await createTestGames({ maths: createMaths(), titles });
});
afterAll(() => games.close());

async function tables(): Promise<ProviderTable[]> {
  const [path, body, now] = [providerCalls.tables.path, '{}', games.clock.now()];
  const headers = signRequest(testSigner, { method: 'POST', path, body, now });
  const type = { 'content-type': 'application/json' };
  const response = await fetch(games.url + path, { method: 'POST', body, headers: { ...headers, ...type } });
  expect(response.status).toBe(200);
  return v.parse(v.object({ tables: v.array(ProviderTable) }), await response.json()).tables;
}
async function snapshot(code: string): Promise<TableSnapshot> {
  const events = await readEvents(games.url, code);
  const { data } = await events.next();
  events.close();
  return data as TableSnapshot; // the first event
}
const tableOf = async (code: string): Promise<ProviderTable> =>
  (await tables()).find(({ game_code }) => game_code === code) ?? expect.fail(`${code} is not listed.`);

test('[CAS-58] tables are opened by the first question, one after another, and listed from then on', async () => {
  expect(await tables()).toEqual([]);
  await expect
    .poll(async () => (await tables()).map((one) => one.game_code))
    .toEqual(['wheel', 'draw', 'boats', 'kite']);
  expect(await tableOf('wheel')).toEqual({
    game_code: 'wheel',
    round: 1,
    phase: 'betting',
    left_ms: 20_000,
    times: { betting_ms: 20_000, closing_ms: 2000, result_ms: 8000, runs: false },
    last: [],
  });
});

test('[RGS-31] a listener that joins late gets the last twelve results at once, the newest first, each of the chain', async () => {
  games.clock.skip(5 * length);
  expect((await snapshot('wheel')).last.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  games.clock.skip(15 * length + 23_000);
  const { table, moment, last } = await snapshot('wheel');
  expect([moment.number, moment.phase, moment.result?.number]).toEqual([21, 'result', 21]);
  expect(last.map(({ number }) => number)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  for (const { number, link } of last) expect(isLinkOf(table.chain.end, link, number, sha256)).toBe(true);
  // One after another, so that no link is that of another round.
  for (const [at, { link }] of last.slice(1).entries()) expect(isLinkOf(link, last[at]!.link, 1, sha256)).toBe(true);
});

test('[CAS-58] the list has the results before the running round in the form of their game, and not its own yet', async () => {
  const { moment, last } = await snapshot('wheel');
  const wheel = await tableOf('wheel');
  expect(wheel).toMatchObject({ round: moment.number, phase: 'result', left_ms: moment.left_ms });
  expect(wheel.last).toEqual(
    last.map(({ number: round, outcome }) => {
      const { number } = outcome as { number: number };
      return { kind: 'number', round, number, color: number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black' };
    }),
  );
  const { drawn } = (await snapshot('draw')).last[0]!.outcome as { drawn: number[] };
  expect((await tableOf('draw')).last[0]).toEqual({
    kind: 'numbers',
    round: 20,
    numbers: drawn.toSorted((a, b) => a - b),
  });
  const { order } = (await snapshot('boats')).last[0]!.outcome as { order: number[] };
  expect((await tableOf('boats')).last[0]).toEqual({ kind: 'winner', round: 20, number: order[0]! + 1 });
});

test('[CAS-58, RGS-10] a run has no time left in the list, because that is secret, and its point is text', async () => {
  for (let tries = 0; (await tableOf('kite')).phase !== 'running'; tries += 1) {
    expect(tries).toBeLessThan(500);
    games.clock.skip(500);
  }
  expect(await tableOf('kite')).toMatchObject({ left_ms: null, times: { runs: true } });
  games.clock.skip(curveLasts(1_000_000, curveModels[0]!) + length);
  const { last } = await snapshot('kite');
  const { point } = last[0]!.outcome as { point: number };
  const listed = (await tableOf('kite')).last[0];
  expect(listed).toEqual({ kind: 'multiple', round: last[0]!.number, multiple: (point / 100).toFixed(2) });
});
