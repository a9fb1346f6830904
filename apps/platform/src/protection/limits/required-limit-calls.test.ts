import { randomUUID } from 'node:crypto';

import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { signIn } from '../../testing/sign-in.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
const paymentProviders = [createFakePaymentProvider(clock)];
const password = 'a-long-password';
const deposits = { kind: 'deposit', period: 'week', product: 'all', currency: 'RSD', amount: '5000.00' } as const;

describePlatforms('calls under the rules of se', { clock, jurisdiction: 'se', paymentProviders }, (platform) => {
  const token = async (name: string): Promise<string> => (await platform().signIn(name)).access_token;
  const pay = (own: string) =>
    platform().call(
      'paymentInit',
      { body: { currencyId: 941, currency: 'RSD', amount: '1000.00', direction: 'deposit' } },
      own,
    );

  test('[OP-87, CALL-51] a new player signs in, sees what is missing, sets a limit and pays in; credit of the agent comes after it', async () => {
    const agent = await token('agent');
    const create = (opening?: { currencyId: number; amount: string }) => {
      const user = { requestId: randomUUID(), kind: 'player' as const, username: 'no.limit', password };
      return platform().call('agencyCreateUser', { body: { ...user, ...(opening && { opening }) } }, agent);
    };
    expect((await platform().call('agencyConnection', {}, agent)).depositLimitRequired).toBe(true);
    expect(await create({ currencyId: 941, amount: '10.00' })).toMatchObject({ error: 'limitRequired' });
    const { userId } = await create();
    const add = { userId: userId ?? '', currencyId: 941, amount: '10.00' };
    const give = () => platform().call('agencyAddCredit', { body: { ...add, requestId: randomUUID() } }, agent);
    expect(await give()).toMatchObject({ error: 'limitRequired' });

    const { issuer, origin } = platform();
    const target = { issuer, clientId: 'kvota-site', redirectUri: `${origin}/callback` } as const;
    const own = (await signIn(target, { username: 'no.limit', password })).access_token;
    const state = async () => (await platform().call('ping', { query: {} }, own)).play?.state ?? 'open';
    expect(await state()).toBe('unlimited');
    const before = await platform().call('playerLimits', {}, own);
    expect(before).toMatchObject({ play: { state: 'unlimited' }, depositLimitRequired: true, result: [] });
    expect(await pay(own)).toMatchObject({ error: 'limitRequired' });
    await platform().call('setPlayerLimit', { body: deposits }, own);
    expect(await state()).toBe('open');
    expect(await pay(own)).toMatchObject({ ErrorText: 'ok' });
    expect(await give()).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] the last limit can be removed, after its time and with a confirmation; play closes with it, and opens with a new one', async () => {
    let own = await token('player2');
    const read = () => platform().call('playerLimits', {}, own);
    const { result } = await read();
    expect(result.map(({ kind }) => kind)).toEqual(['deposit']);
    const [{ kind, period, product, currency } = deposits] = result;
    const named = { kind, period, product, currency };
    const asked = await platform().call('setPlayerLimit', { body: { ...named, amount: null } }, own);
    expect(asked).toMatchObject({ ErrorText: 'ok', limit: { kind: 'deposit', next: { from: expect.any(String) } } });
    expect((await read()).play).toEqual({ state: 'open' });
    await clock.jump(Date.parse(asked.limit?.next?.from ?? '') - clock.now());
    own = await token('player2');
    const taken = await platform().call('confirmPlayerLimit', { body: { ...named, decision: 'take' } }, own);
    expect(taken).toMatchObject({ ErrorText: 'ok', limit: null });
    expect(await read()).toMatchObject({ result: [], play: { state: 'unlimited' }, depositLimitRequired: true });
    expect(await pay(own)).toMatchObject({ error: 'limitRequired' });
    await platform().call('setPlayerLimit', { body: deposits }, own);
    expect((await read()).play).toEqual({ state: 'open' });
  });

  test('[OP-87] players of the demo have one, and play', async () => {
    const own = await token('player');
    const { wallets, play } = await platform().call('ping', { query: {} }, own);
    expect(play ?? null).toBeNull();
    expect(wallets.some(({ wallet_0 }) => Number(wallet_0) > 0)).toBe(true);
    expect(await pay(own)).toMatchObject({ ErrorText: 'ok' });
  });
});
