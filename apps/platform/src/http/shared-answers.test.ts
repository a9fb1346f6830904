import { setImmediate as turn } from 'node:timers/promises';

import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { AnswerBody } from './answer-body.ts';
import { SharedAnswers } from './shared-answers.ts';
import type { SharedCall } from './shared-calls.ts';

describe('the memory of answers', () => {
  const rule: SharedCall = { of: 'offer', milliseconds: 100 };
  const clock = createFakeClock(0);
  let revision = 0;
  const memory = (limit?: number) =>
    new SharedAnswers({ clock, revisions: { offer: () => revision, content: () => 0 }, ...(limit && { limit }) });
  const made = (text = 'answer') => vi.fn(() => Promise.resolve(new AnswerBody(text)));

  test('[SPEED-11] an answer is made once for all who ask while it is valid', async () => {
    const [answers, make] = [memory(), made()];
    const ask = () => answers.get('input', rule, make);
    await Promise.all([ask(), ask(), ask()]);
    await clock.advance(99);
    await ask();
    expect(make).toHaveBeenCalledTimes(1);
    await answers.get('other input', rule, make);
    expect(make).toHaveBeenCalledTimes(2);
    await clock.advance(1);
    await ask();
    expect(make).toHaveBeenCalledTimes(3);
    revision += 1;
    await ask();
    expect(make).toHaveBeenCalledTimes(4);
  });

  test('[SPEED-11] an answer that was begun before a change is not given after it', async () => {
    const answers = memory();
    const reading = Promise.withResolvers<AnswerBody>();
    const early = answers.get('input', rule, () => reading.promise);
    revision += 1;
    reading.resolve(new AnswerBody('old'));
    expect((await early).text).toBe('old');
    expect((await answers.get('input', rule, made('new'))).text).toBe('new');
  });

  test('[SPEED-11] an unchanged answer keeps its compressed bytes', async () => {
    const answers = memory();
    const first = await answers.get('input', rule, made());
    await clock.advance(100);
    expect(await answers.get('input', rule, made())).toBe(first);
    await clock.advance(100);
    expect(await answers.get('input', rule, made('changed'))).not.toBe(first);
  });

  test('[SPEED-11] a failure reaches all who wait for it and is not kept', async () => {
    const answers = memory();
    const fail = () => answers.get('input', rule, () => turn().then(() => Promise.reject(new Error('away'))));
    const asked = await Promise.allSettled([fail(), fail()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await answers.get('input', rule, made())).text).toBe('answer');
  });

  test('[SPEED-11] the memory is limited: the oldest answers go first, and what is long is not kept', async () => {
    const answers = memory(10_000);
    const make = made('x'.repeat(3000));
    const ask = (key: string) => answers.get(key, rule, make);
    for (const key of ['a', 'b', 'c']) await ask(key);
    await ask('c');
    expect(make).toHaveBeenCalledTimes(3);
    await ask('a');
    expect(make).toHaveBeenCalledTimes(4);
    for (const long of [made('x'.repeat(1_000_001)), made()]) {
      const key = `long ${'x'.repeat(long === make ? 0 : 2000)}`;
      await answers.get(key, rule, long);
      await answers.get(key, rule, long);
      expect(long).toHaveBeenCalledTimes(2);
    }
  });
});

describe('calls', () => {
  let platform: TestPlatform;
  let operator: string;
  let player: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    operator = (await platform.signIn('operator')).access_token;
    player = (await platform.signIn('player')).access_token;
  });
  beforeEach(() => platform.clock.advance(1000));
  afterAll(() => platform.close());

  const body = { sport_code: 'F', table_view: 'competition', page: 1 } as const;
  const offer = (token?: string) => platform.call('bettingOffer', { body }, token);

  test('[SPEED-11] visitors share a page of the offer until a price is moved or a tick is over', async () => {
    const read = vi.spyOn(platform.offer, 'prematchOffer');
    const [{ result }] = await Promise.all([offer(), offer(), offer()]);
    await offer();
    expect(read).toHaveBeenCalledTimes(1);
    const { eventId, markets } = result[0]!;
    const marketCode = Object.keys(markets)[0]!;
    await platform.call('suspendMarket', { body: { eventId, marketCode, suspended: true, cms: true } }, operator);
    const after = await offer();
    expect(after.result.find((match) => match.eventId === eventId)?.markets[marketCode]?.MS).toBe('SUSPENDED');
    expect(read).toHaveBeenCalledTimes(2);
    await platform.clock.advance(100);
    await offer();
    expect(read).toHaveBeenCalledTimes(3);
    read.mockRestore();
  });

  test('[SPEED-11] the answer to a signed-in user is neither kept nor taken from the memory', async () => {
    const read = vi.spyOn(platform.offer, 'prematchOffer');
    await offer(player);
    await offer();
    await offer(player);
    expect(read).toHaveBeenCalledTimes(3);
    const favourites = { body: { ...body, special_filter: 'Favorites' } } as const;
    const leagues = { F: [(await offer()).result[0]!.leagueId] };
    const settings = [{ object: 'betting', property: 'favorite_leagues', value: leagues } as const];
    await platform.call('saveUserSettings', { body: { settings } }, player);
    expect((await platform.call('bettingOffer', favourites, player)).result).not.toEqual([]);
    expect((await platform.call('bettingOffer', favourites)).result).toEqual([]);
    read.mockRestore();
  });

  test('[SPEED-11] settings are read once for all visitors, and again as soon as they change', async () => {
    const list = vi.spyOn(platform.settings, 'list');
    const read = async () =>
      (await platform.call('generalSettings', {})).find(({ key }) => key === 'sharedAnswers')?.value;
    expect(await Promise.all([read(), read(), read()])).toEqual([undefined, undefined, undefined]);
    expect(list).toHaveBeenCalledTimes(1);
    for (const value of ['one', 'two']) {
      await platform.call('setSetting', { body: { group: 'general', key: 'sharedAnswers', value } }, operator);
      list.mockClear();
      expect([await read(), await read()]).toEqual([value, value]);
      expect(list).toHaveBeenCalledTimes(1);
    }
    list.mockRestore();
  });

  test('[SPEED-11] a fault that an operator sets applies to answers that are kept', async () => {
    await offer();
    const fault = { kind: 'fail', status: 503 } as const;
    const set = (to: typeof fault | null) =>
      platform.call('setFault', { body: { call: 'bettingOffer', fault: to, seconds: 60 } }, operator);
    await set(fault);
    expect((await platform.send('bettingOffer', { body })).status).toBe(503);
    await set(null);
    expect((await platform.send('bettingOffer', { body })).status).toBe(200);
  });

  test('[SPEED-11] limits count requests that are answered from memory', async () => {
    const limited = await createTestPlatform({ rate: { perSecond: 1, burst: 3 } });
    const statuses: number[] = [];
    for (let request = 0; request < 5; request += 1) statuses.push((await limited.send('statusSettings', {})).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
