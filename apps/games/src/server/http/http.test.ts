import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import { createTestGames, type TestGames } from '../../testing/test-games.ts';
import { frameCalls, FrameProblem } from '../../wire/index.ts';
import { readPictures } from '../catalogue/read-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvota-frame-'));
let games: TestGames;
let bare: TestGames;
let access = '';
const errors: string[] = [];
beforeAll(async () => {
  for (const name of ['assets', 'art']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>frame</title>');
  writeFileSync(join(folder, 'assets', 'frame-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'frame-1a2b.js.map'), '{}');
  writeFileSync(join(folder, 'art', 'coin.0a1b2c3d.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logger = { info() {}, warn() {}, error: (message: string) => void errors.push(message) };
  games = await createTestGames({ frame: folder, logger });
  bare = await createTestGames({ frame: join(folder, 'none'), database: games.database, origins: [] });
  access = await games.start();
});
afterAll(async () => {
  await bare.close();
  await games.close();
  rmSync(folder, { recursive: true });
});

test('[RGS-17] the page may be framed by the sites only, and loads files of its origin only', async () => {
  const page = await fetch(`${games.url}/play/coin`);
  expect(await page.text()).toContain('<title>frame</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain('frame-ancestors https://site.example');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(page.headers.get('origin-agent-cluster')).toBe('?1');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${games.url}/play/unknown`)).status).toBe(404);
});

test('[RGS-17] built files are immutable, and no other file can be read', async () => {
  const script = await fetch(`${games.url}/assets/frame-1a2b.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  for (const path of [
    '/assets/frame-1a2b.js.map',
    '/assets/../index.html',
    '/assets/%2e%2e%2findex.html',
    '/package.json',
  ])
    expect((await fetch(games.url + path)).status).toBe(404);
});

test('[RGS-36] a picture is immutable, may be shown by the sites and can load nothing', async () => {
  const path = readPictures(folder).get('coin') ?? '';
  const picture = await fetch(games.url + path);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(readPictures(join(folder, 'none')).size).toBe(0);
});

test('[RGS-17] without a built frame, a page names how to build it, and nobody may frame it without sites', async () => {
  const page = await fetch(`${bare.url}/play/coin`);
  expect(await page.text()).toContain('is not built');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('[RGS-20] health counts the calls that the wallet has not answered', async () => {
  expect(await (await fetch(`${games.url}/health`)).json()).toMatchObject({ status: 'ok', waiting: 0, oldest: null });
});

test('[RGS-20] a server that is about to end is not ready for 2 s, and answers meanwhile', async () => {
  const ending = await createTestGames({ database: games.database });
  const ready = async (): Promise<unknown[]> => {
    const answer = await fetch(`${ending.url}/ready`);
    return [answer.status, answer.headers.get('retry-after'), await answer.json()];
  };
  expect(await ready()).toEqual([200, null, { status: 'ok' }]);
  const state = { drained: false };
  const drained = ending.drain().then(() => (state.drained = true));
  expect(await ready()).toEqual([503, '2', { status: 'ending' }]);
  await ending.clock.advance(1999);
  expect([(await fetch(`${ending.url}/play/coin`)).status, state.drained]).toEqual([200, false]);
  await ending.clock.advance(1);
  await drained;
  await ending.close();
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(games.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}`, ...headers },
  });

test('[RGS-20] malformed requests are problem details with a code', async () => {
  const answers = await Promise.all([
    post('/api/play', '{'),
    post('/api/play', '{"stake":1}'),
    post('/api/play', 'x', { 'content-type': 'text/plain' }),
    post('/api/play', JSON.stringify({ request_id: 'r', stake: '1', params: { x: 'y'.repeat(20_000) } })),
    post('/api/play', '{}', { authorization: 'Basic x' }),
    fetch(`${games.url}/api/nothing`),
    fetch(`${games.url}/api/rounds/%ff`, { headers: { authorization: `Bearer ${access}` } }),
    post('/api/authenticate', '{"token":"unknown"}'),
  ]);
  const seen = await Promise.all(
    answers.map(async (answer) => {
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      return [answer.status, v.parse(FrameProblem, await answer.json()).code];
    }),
  );
  expect(seen).toEqual([
    [400, 'malformedRequest'],
    [400, 'invalidInput'],
    [415, 'wrongMediaType'],
    [413, 'bodyTooLarge'],
    [401, 'unauthorized'],
    [404, 'nothingHere'],
    [400, 'malformedRequest'],
    [403, 'tokenRefused'],
  ]);
});

test('[RGS-20] whatever a frame sends, the server answers 200 or a problem below 500, and logs no failure', async () => {
  const paths = Object.values(frameCalls).filter(({ method }) => method === 'POST');
  const field = fc.constantFrom(
    'token',
    'request_id',
    'stake',
    'mode',
    'params',
    'round_id',
    'step',
    'action',
    'round_ids',
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('1.00', 'base', { type: 'go' }, { type: 'take' }, 0),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(field, value, { maxKeys: 5 }), async ({ path }, body) => {
      const answer = await post(path, JSON.stringify(body));
      expect(answer.status).toBeLessThan(500);
      if (answer.status !== 200) v.parse(FrameProblem, await answer.json());
    }),
    { numRuns: sized(100, 10_000) },
  );
  expect(errors).toEqual([]);
});
