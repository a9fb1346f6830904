import { randomUUID } from 'node:crypto';

import { createOutside, type Outside } from '@kvota/outside';
import {
  createFakeClock,
  createHttpRegister,
  createTestPlatform,
  silentLogger,
  type FakeClock,
  type TestPlatform,
} from '@kvota/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Longer than a test takes, so that no answer is `unknown` because of a slow machine. */
const patience = 60_000;
const day = 24 * 60 * 60_000;

describe('an exclusion register that is reached over HTTP alone', () => {
  const key = randomUUID() + randomUUID();
  let clock: FakeClock;
  let platform: TestPlatform;
  let outside: Outside;
  beforeAll(async () => {
    clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
    const common = { clock, ids: randomUUID, random: () => 0, key, secret: key, ports: { http: 0 } };
    outside = await createOutside({ ...common, webhookUrl: 'http://localhost:1/' });
    const register = createHttpRegister({ url: outside.url, key }, silentLogger, patience);
    platform = await createTestPlatform({ clock, register, freshSignIn: true });
    // The demo's players are clear for a day from when they were made.
    await clock.jump(day);
  });
  afterAll(async () => {
    await platform.close();
    await outside.close();
  });

  const control = async (body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${outside.url}/control/register`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  const signIn = async (name: string): Promise<string> => (await platform.signIn(name)).access_token;
  const playOf = async (token: string) => (await platform.call('ping', { query: {} }, token)).play?.state ?? 'open';
  const pays = (token: string, direction: 'deposit' | 'withdrawal') => {
    const body = { currency: 'RSD', currencyId: 941, amount: '1000.00', direction };
    return platform.call('paymentInit', { body }, token);
  };

  test('[OP-87] who signs in is asked about, and plays when the register has answered', async () => {
    const token = await signIn('player');
    await expect.poll(() => playOf(token)).toBe('open');
  });

  test('[OP-87] a silent register delays no sign-in; nothing is paid in until it answers', async () => {
    await control({ mode: 'slow' });
    // Its clock does not run, so it never answers by itself.
    const token = await signIn('player2');
    expect(await playOf(token)).toBe('unknown');
    expect(await pays(token, 'deposit')).toMatchObject({ error: 'registerUnknown' });
    expect((await pays(token, 'withdrawal')).error).not.toBe('registerUnknown');
    expect((await platform.call('transactions', { query: {} }, token)).result.length).toBeGreaterThan(0);
    await control({ mode: 'answer' });
    await expect
      .poll(async () => {
        await clock.jump(1000);
        return playOf(token);
      })
      .toBe('open');
  });

  test('[OP-87] a register that is down takes no answer back, and one that lists a player excludes at the next sign-in', async () => {
    await control({ mode: 'down' });
    const token = await signIn('player');
    expect(await playOf(token)).toBe('open');
    const { email } = await platform.call('user', {}, token);
    await control({ mode: 'answer', listed: [{ email }] });
    const again = await signIn('player');
    await expect.poll(() => playOf(again)).toBe('excluded');
    expect(await pays(again, 'deposit')).toMatchObject({ error: 'selfExcluded' });
  });

  test('[OP-87] everything but a definite answer is unknown', async () => {
    const person = { firstName: '', lastName: '', email: 'x@example.org', birthday: null };
    const ask = (url: string, ownKey = key, wait = patience) =>
      createHttpRegister({ url, key: ownKey }, silentLogger, wait).check(person, 'signIn');
    expect(await ask(outside.url)).toBe('clear');
    expect(await ask(outside.url, 'another key')).toBe('unknown');
    expect(await ask(`${platform.url}/docs`)).toBe('unknown');
    expect(await ask('http://localhost:1')).toBe('unknown');
    await control({ mode: 'slow' });
    expect(await ask(outside.url, key, 1)).toBe('unknown');
    await control({ mode: 'down' });
    expect(await ask(outside.url)).toBe('unknown');
  });
});
