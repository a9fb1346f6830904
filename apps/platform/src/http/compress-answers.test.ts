import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createAnswerBodies } from './compress-answers.ts';

const long = 'odds '.repeat(1000);

test('[NET-34] an answer is compressed by the best encoding that the client accepts, a short one by none', async () => {
  const { bodyOf } = createAnswerBodies();
  const sent = async (accepts: string | undefined) => (await bodyOf(long, accepts, true)).encoding;
  expect(
    await Promise.all(['gzip, deflate, br, zstd', 'gzip;q=1, br;q=0', 'GZIP', 'identity', undefined].map(sent)),
  ).toEqual(['br', 'gzip', 'gzip', undefined, undefined]);
  expect(await bodyOf('short', 'gzip', true)).toEqual({ body: 'short', encoding: undefined });
  expect(brotliDecompressSync((await bodyOf(long, 'br', false)).body).toString()).toBe(long);
  expect(gunzipSync((await bodyOf(long, 'gzip', false)).body).toString()).toBe(long);
});

test('[NET-34] a shared answer is compressed once, a personal one is not kept', async () => {
  const { bodyOf } = createAnswerBodies();
  const [first, again] = [await bodyOf(long, 'br', true), await bodyOf(long, 'br', true)];
  expect(again.body).toBe(first.body);
  expect((await bodyOf(long, 'br', false)).body).not.toBe(first.body);
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

test('[NET-34] the offer travels compressed, and what rarely changes is answered by 304', async () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${platform.url}${path}`, init);
  const body = { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' } };
  const offer = await ask('/sportsbetting/v1/bettingOffer', { ...body, body: JSON.stringify({ sport_code: 'F' }) });
  expect([offer.headers.get('content-encoding'), offer.headers.get('vary')]).toEqual([
    'br',
    expect.stringContaining('accept-encoding'),
  ]);
  expect(offer.headers.get('cache-control')).toBe('no-store');
  expect((await offer.json()) as object).toMatchObject({ totalPages: expect.any(Number) as number });

  const filters = async (type: string, tag?: string) => {
    const headers = { ...body.headers, ...(tag === undefined ? {} : { 'if-none-match': tag }) };
    return ask('/cms/v1/markets/getMarketFilters', { ...body, headers, body: JSON.stringify({ type }) });
  };
  const tag = (await filters('prematch match')).headers.get('etag') ?? '';
  const live = await filters('live match', tag);
  expect([live.status, live.headers.get('etag'), await live.text()]).toEqual([304, tag, '']);
  expect((await filters('prematch main', tag)).status).toBe(200);

  const settings = await ask('/cms/v1/settings/general');
  expect(settings.headers.get('cache-control')).toBe('no-cache');
  const unchanged = await ask('/cms/v1/settings/general', {
    headers: { 'if-none-match': settings.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
});
