import { randomUUID } from 'node:crypto';

import { createOutside, type Outside } from '@kvota/outside';
import {
  createFakeClock,
  createHttpCentralLimit,
  createHttpProvider,
  createTestPlatform,
  silentLogger,
  type FakeClock,
  type TestPlatform,
} from '@kvota/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Longer than a test takes, so that no answer is missing because of a slow machine. */
const patience = 60_000;

describe('a central limit of deposits that is reached over HTTP alone', () => {
  const key = randomUUID() + randomUUID();
  let clock: FakeClock;
  let platform: TestPlatform;
  let outside: Outside;
  let token: string;
  let person: { firstName: string; lastName: string; email: string; birthday: string | null };
  beforeAll(async () => {
    clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
    const common = { clock, ids: randomUUID, random: () => 0, key, secret: key, ports: { http: 0 } };
    outside = await createOutside({ ...common, webhookUrl: 'http://localhost:1/' });
    const provider = { code: 'outside', url: outside.url, key, webhookSecrets: [key], methods: ['card'] };
    platform = await createTestPlatform({
      clock,
      paymentProviders: [createHttpProvider(provider)],
      centralLimit: createHttpCentralLimit({ url: outside.url, key }, silentLogger, patience),
    });
    token = (await platform.signIn('player')).access_token;
    const { email } = await platform.call('user', {}, token);
    person = { firstName: '', lastName: '', email, birthday: null };
  });
  afterAll(async () => {
    await platform.close();
    await outside.close();
  });

  const control = async (body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${outside.url}/control/central`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  const begin = (amount: string, requestId: string = randomUUID()) => {
    const body = { currency: 'EUR', currencyId: 978, amount, direction: 'deposit', requestId } as const;
    return platform.call('paymentInit', { body }, token);
  };
  /** Begins a deposit, and pays it on the page of the provider. */
  const pays = async (amount: string, requestId?: string): Promise<string> => {
    const { redirectUrl, paymentId } = await begin(amount, requestId);
    const paid = await fetch(redirectUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    return paymentId ?? '';
  };
  const stateOf = async (paymentId: string) => {
    await clock.jump(5000);
    return (await platform.call('paymentStatus', { query: { id: paymentId } }, token)).payment?.state;
  };

  test('[OP-87, CALL-59] what is left over all operators can be paid; more is refused before the page, with what is left', async () => {
    await control({ elsewhere: { person, amount: '400.00' } });
    const first = await pays('500.00');
    expect(outside.central.sumOf(person)).toBe(90_000n);
    await expect.poll(() => stateOf(first), { timeout: 30_000 }).toBe('succeeded');
    const central = { value: '1000.00', currency: 'EUR', left: '100.00', until: '2026-11-30T23:00:00.000Z' };
    expect(await begin('200.00')).toMatchObject({ error: 'centralLimit', central });
    expect(outside.central.sumOf(person)).toBe(90_000n);
  });

  test('[OP-87, CALL-59] while it is down no page is opened, and the same request goes on when it answers', async () => {
    const requestId = randomUUID();
    await control({ mode: 'down' });
    expect(await begin('50.00', requestId)).toMatchObject({ error: 'centralAway' });
    expect(outside.central.sumOf(person)).toBe(90_000n);
    await control({ mode: 'answer' });
    const id = await pays('50.00', requestId);
    await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('succeeded');
    await expect.poll(() => outside.central.sumOf(person)).toBe(95_000n);
  });
});
