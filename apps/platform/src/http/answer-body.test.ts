import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { AnswerBody } from './answer-body.ts';

const long = 'odds '.repeat(1000);

test('[NET-34] an answer is compressed by the best encoding that the client accepts, a short one by none', async () => {
  const answer = new AnswerBody(long);
  const sent = async (accepts: string | undefined) => (await answer.sent(accepts)).encoding;
  expect(
    await Promise.all(['gzip, deflate, br, zstd', 'gzip;q=1, br;q=0', 'GZIP', 'identity', undefined].map(sent)),
  ).toEqual(['br', 'gzip', 'gzip', undefined, undefined]);
  expect(await new AnswerBody('short').sent('gzip')).toEqual({ body: 'short', encoding: undefined });
  expect(brotliDecompressSync((await answer.sent('br')).body).toString()).toBe(long);
  expect(gunzipSync((await answer.sent('gzip')).body).toString()).toBe(long);
});

test('[NET-34] an answer is compressed once for each encoding, also for clients that ask at the same time', async () => {
  const answer = new AnswerBody(long);
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => answer.sent('br')));
  others.push(await answer.sent('br'));
  for (const other of others) expect(other.body).toBe(first?.body);
});

test('[NET-34] equal answers have equal tags', () => {
  expect(new AnswerBody(long).tag).toBe(new AnswerBody(long).tag);
  expect(new AnswerBody(long).tag).not.toBe(new AnswerBody('short').tag);
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
