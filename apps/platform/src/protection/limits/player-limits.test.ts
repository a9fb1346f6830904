import { expect, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';

const day = 86_400_000;
const stakes = { kind: 'stakes', period: 'day', product: 'all', currency: 'RSD' } as const;

describePlatforms("players' own limits", { jurisdiction: 'se', freshSignIn: true }, (platform) => {
  const token = async (name = 'player') => (await platform().signIn(name)).access_token;
  /** The answer without the wide limit that players of the demo have where a licence requires one. */
  const limitsOf = async (own: string) => {
    const answer = await platform().call('playerLimits', {}, own);
    return { ...answer, result: answer.result.filter(({ amount }) => amount !== '10000000.00') };
  };

  test('[OP-87] a lower limit holds at once; a higher one waits for the time of the jurisdiction, and for its player', async () => {
    let own = await token();
    const jump = async (milliseconds: number): Promise<void> => {
      await platform().clock.jump(milliseconds);
      own = await token();
    };
    const set = (amount: string | null) => platform().call('setPlayerLimit', { body: { ...stakes, amount } }, own);
    const confirm = (decision: 'take' | 'keep') =>
      platform().call('confirmPlayerLimit', { body: { ...stakes, decision } }, own);
    const list = () => limitsOf(own);
    expect(await list()).toMatchObject({ result: [], coolingHours: 72, play: { state: 'open' } });
    expect(await set('500.00')).toMatchObject({ ErrorText: 'ok', limit: { amount: '500.00', left: '500.00' } });
    const lowered = { ...stakes, amount: '300.00', used: '0.00', left: '300.00', until: '2026-11-21T23:00:00.000Z' };
    expect(await set('300')).toMatchObject({ ErrorText: 'ok', limit: lowered });
    // The account has a wallet in euros too, and the demo has a rate.
    expect((await list()).result).toEqual([{ ...lowered, leftIn: { RSD: '300.00', EUR: '2.55' } }]);
    const waiting = { amount: '400.00', from: '2026-11-24T12:00:00.000Z', confirmBy: '2026-12-01T12:00:00.000Z' };
    expect((await set('400.00')).limit).toMatchObject({ amount: '300.00', next: waiting });
    await jump(day);
    // The same request again, after a lost answer.
    expect((await set('400.00')).limit).toMatchObject({ amount: '300.00', next: waiting });
    expect(await confirm('take')).toMatchObject({ error: 'limitTooEarly', limit: { amount: '300.00', next: waiting } });
    await jump(2 * day);
    expect((await list()).result).toMatchObject([{ amount: '300.00', next: waiting }]);
    expect(await confirm('take')).toMatchObject({ ErrorText: 'ok', limit: { amount: '400.00' } });
    expect(await confirm('take')).toMatchObject({ error: 'limitNotWaiting', limit: { amount: '400.00' } });
    expect((await set(null)).limit).toMatchObject({ amount: '400.00', next: { from: '2026-11-27T12:00:00.000Z' } });
    expect((await set('400.00')).limit?.next).toBeUndefined();
    await set(null);
    await jump(10 * day);
    expect(await confirm('take')).toMatchObject({ error: 'limitNotWaiting', limit: { amount: '400.00' } });
    await set(null);
    await jump(3 * day);
    expect(await confirm('take')).toMatchObject({ ErrorText: 'ok', limit: null });
    expect((await list()).result).toEqual([]);
  });

  test('[OP-87, CALL-61] a limit that does not exist, and an amount that is none, are refused by their names', async () => {
    const own = await token('player2');
    const set = (body: object) =>
      platform().call('setPlayerLimit', { body: { ...stakes, amount: '1.00', ...body } }, own);
    for (const wrong of [
      { period: null },
      { product: 'casino' },
      { currency: null },
      { currency: 'FREEBET-RSD' },
      { currency: 'ZZZ' },
      { kind: 'singleStake' },
      { kind: 'off', product: 'casino', amount: '0.00' },
      { kind: 'off', product: 'all', period: null, currency: null, amount: '0.00' },
    ])
      expect(await set(wrong), JSON.stringify(wrong)).toMatchObject({ error: 'limitUnknown' });
    expect(await set({ amount: '-0.01' })).toMatchObject({ error: 'limitAmount' });
    const off = { kind: 'off', product: 'casino', period: null, currency: null };
    expect(await set({ ...off, amount: '5.00' })).toMatchObject({ error: 'limitAmount' });
    expect(await set({ amount: undefined })).toMatchObject({ error: 'limitAmount' });
    for (const amount of ['1.001', '1e3', 5, 'all']) {
      const body = { ...stakes, amount } as never;
      expect((await platform().send('setPlayerLimit', { body }, own)).status, String(amount)).toBe(400);
    }
    expect((await platform().send('setPlayerLimit', { body: { ...stakes, amount: '1.00' } })).status).toBe(401);
    expect(await set({ ...off, amount: '0.00' })).toMatchObject({ ErrorText: 'ok', limit: { amount: '0.00' } });
    expect((await limitsOf(own)).result).toEqual([{ kind: 'off', product: 'casino', amount: '0.00' }]);
  });

  test('[OP-87] requests of one player at once take turns, and none is lost', async () => {
    const own = await token('player2');
    const set = (kind: 'loss' | 'deposit', amount: string) =>
      platform().call('setPlayerLimit', { body: { ...stakes, kind, period: 'month', amount } }, own);
    await Promise.all(
      [5, 3, 9, 1, 7].flatMap((amount) => [set('loss', `${amount}.00`), set('deposit', `${amount}0.00`)]),
    );
    const { result } = await platform().call('playerLimits', {}, own);
    expect(result.filter(({ kind }) => kind !== 'off').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '10.00'],
      ['loss', '1.00'],
    ]);
  });
});
