import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { registerChecks } from '../../database/schema/index.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { createFakeRegister } from '../../testing/fake-register.ts';

const register = createFakeRegister();

describePlatforms('calls while a register is used', { register, freshSignIn: true }, (platform) => {
  const token = async (name: string): Promise<string> => (await platform().signIn(name)).access_token;
  beforeEach(() => {
    register.answer = 'clear';
    register.asked.length = 0;
  });

  test('[OP-87] [CALL-51] a player whom an agent creates gets credit when the register has answered', async () => {
    const agent = await token('agent');
    const create = (opening?: { currencyId: number; amount: string }) => {
      const user = {
        requestId: randomUUID(),
        kind: 'player' as const,
        username: 'fresh.player',
        password: 'a-long-password',
      };
      return platform().call('agencyCreateUser', { body: { ...user, ...(opening && { opening }) } }, agent);
    };
    expect(await create({ currencyId: 941, amount: '10.00' })).toMatchObject({ error: 'registerUnknown' });
    const { userId = '' } = await create();
    await expect.poll(() => register.asked).toContain('registration');
    const add = () =>
      platform().call(
        'agencyAddCredit',
        { body: { requestId: randomUUID(), userId: userId ?? '', currencyId: 941, amount: '10.00' } },
        agent,
      );
    await expect.poll(async () => (await add()).ErrorText).toBe('ok');
    // A day later nobody has asked, because the player is not here. The refusal asks.
    await platform()
      .db.update(registerChecks)
      .set({ validUntil: new Date(platform().clock.now()) });
    expect(await add()).toMatchObject({ error: 'registerUnknown' });
    await expect.poll(async () => (await add()).ErrorText).toBe('ok');
  });

  test('[OP-87] a gift for a player who is not here asks the register, and works when it has answered', async () => {
    const operator = await token('operator');
    const body = {
      requestId: randomUUID(),
      username: 'player2',
      kind: 'regular',
      name: 'Register',
      amount: '10.00',
    } as const;
    const grant = () => platform().call('grantBonus', { body }, operator);
    expect(await grant()).toMatchObject({ error: 'registerUnknown' });
    await expect.poll(async () => (await grant()).ErrorText).toBe('ok');
    expect(register.asked).toContain('marketing');
  });

  test('[OP-87] a sign of life renews an answer that soon ends', async () => {
    const player = await token('player');
    const state = async () => (await platform().call('ping', { query: {} }, player)).play?.state ?? 'open';
    await expect.poll(state).toBe('open');
    const asked = register.asked.length;
    await state();
    expect(register.asked).toHaveLength(asked);
    await platform()
      .db.update(registerChecks)
      .set({ validUntil: new Date(platform().clock.now()) });
    await expect.poll(state).toBe('open');
    expect(register.asked.length).toBeGreaterThan(asked);
  });
});
