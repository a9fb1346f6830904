import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';

describePlatforms('scores and price histories', {}, (platform) => {
  const today = (): string => new Date(platform().clock.now()).toISOString().slice(0, 10);

  test('[OP-87] running scores and the results of a day need no sign-in', async () => {
    const running = await platform().call('scores', {});
    expect(running.result.every(({ inPlay }) => inPlay)).toBe(true);
    const day = await platform().call('scores', { query: { date: today(), sport: 'F' } });
    expect(day.result.every(({ sport, timeStart }) => sport === 'F' && timeStart.startsWith(today()))).toBe(true);
    expect(day.sports.map(({ sport }) => sport)).toContain('F');
  });

  test('an invalid day is refused', async () => {
    const response = await platform().send('scores', { query: { date: 'yesterday' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalidInput', issues: [{ path: 'query.date' }] });
  });

  test('a price history ends at the current price; of a selection alone where one is named', async () => {
    const { result } = await platform().call('bettingOffer', {
      body: { sport_code: 'F', time_filter: null, special_filter: null },
    });
    const match = result.find(({ markets }) => markets['1X2']?.MS === 'OPEN');
    const eventId = match?.eventId ?? '';
    const all = await platform().call('priceHistory', { body: { eventId, market: '1X2' } });
    expect(all.result.map(({ selection }) => selection)).toEqual(['1', 'X', '2']);
    for (const { selection, points } of all.result)
      expect(points.at(-1)?.odds).toBe(match?.markets['1X2']?.[selection]?.O);
    const one = await platform().call('priceHistory', { body: { eventId, market: '1X2', selection: 'X' } });
    expect(one.result).toEqual([all.result[1]]);
  });

  test('unknown matches and markets have no history', async () => {
    for (const body of [
      { eventId: '1', market: '1X2' },
      { eventId: 'x'.repeat(60), market: 'nothing' },
    ])
      expect(await platform().call('priceHistory', { body })).toEqual({ result: [] });
  });
});
