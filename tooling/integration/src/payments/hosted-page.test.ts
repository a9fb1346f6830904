import { randomUUID } from 'node:crypto';

import { createOutside, type Outside } from '@kvota/outside';
import {
  createFakeClock,
  createHttpProvider,
  createTestPlatform,
  type FakeClock,
  type PaymentProviderAddress,
  type TestPlatform,
} from '@kvota/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const rsd = { currency: 'RSD', currencyId: 941 };

describe('payments through a provider that is reached over HTTP alone', () => {
  const key = randomUUID() + randomUUID();
  const secret = randomUUID() + randomUUID();
  let clock: FakeClock;
  let platform: TestPlatform;
  let outside: Outside;
  let token = '';
  beforeAll(async () => {
    clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
    // Each needs the address of the other. The platform reads that of the provider only when it calls.
    const address: { -readonly [K in keyof PaymentProviderAddress]: PaymentProviderAddress[K] } = {
      code: 'outside',
      url: '',
      key,
      methods: ['card', 'bank'],
      webhookSecrets: [secret],
    };
    const provider = () => createHttpProvider(address);
    platform = await createTestPlatform({
      clock,
      paymentProviders: [
        {
          code: address.code,
          methods: address.methods,
          webhookSecrets: address.webhookSecrets,
          createPayment: (payment) => provider().createPayment(payment),
          createPayout: (payout) => provider().createPayout(payout),
          refund: (refund) => provider().refund(refund),
          settlement: (day) => provider().settlement(day),
          find: (kind, reference) => provider().find(kind, reference),
        },
      ],
    });
    outside = await createOutside({
      clock,
      ids: randomUUID,
      random: () => 0,
      key,
      secret,
      webhookUrl: `${platform.url}/payment/webhooks/outside`,
      ports: { http: 0 },
    });
    address.url = outside.url;
    token = (await platform.signIn('player')).access_token;
    const operator = (await platform.signIn('operator')).access_token;
    const setting = { group: 'payments' as const, key: 'playFirst', value: false };
    await platform.call('setSetting', { body: setting }, operator);
  });
  afterAll(async () => {
    await outside.close();
    await platform.close();
  });

  const begin = async (direction: 'deposit' | 'withdrawal', amount: string) => {
    const body = { amount, ...rsd, direction, requestId: randomUUID(), locale: 'rs' as const };
    return platform.call('paymentInit', { body }, token);
  };
  const status = (id: string | null | undefined) => platform.call('paymentStatus', { query: { id: id ?? '' } }, token);
  /** Lets the workers run until a payment is in a state. */
  const reaches = (id: string | null | undefined, state: string): Promise<void> =>
    expect
      .poll(async () => {
        await clock.advance(1000);
        return (await status(id)).payment?.state;
      })
      .toBe(state);
  const submit = (page: string, choice: string): Promise<Response> =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

  test('[CALL-59, WAL-04] a deposit is paid on the page of the provider, reported by a webhook, and credited once', async () => {
    const begun = await begin('deposit', '1234.50');
    expect(begun).toMatchObject({ ErrorText: 'ok', state: 'redirected' });
    const page = begun.redirectUrl ?? '';
    expect(page.startsWith(`${outside.url}/pay/`)).toBe(true);
    const shown = await fetch(page);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await shown.text();
    expect(html).toContain('lang="sr-Latn"');
    expect(html).toContain('1234.50 RSD');
    const before = (await status(begun.paymentId)).newCredit;
    const back = await submit(page, 'pay');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${platform.origin}/rs/payin?payment=${begun.paymentId}`,
    ]);
    await outside.webhooks.idle();
    await reaches(begun.paymentId, 'succeeded');
    const after = await status(begun.paymentId);
    expect(Number(after.newCredit) - Number(before)).toBe(1234.5);
    expect(after.payment).toMatchObject({ booked: '1234.50', redirectUrl: null });
    // The page is over, and a second submit does nothing.
    expect((await submit(page, 'pay')).status).toBe(200);
    const [line] = (await platform.call('transactions', { query: { page: 1 } }, token)).result;
    expect(line).toMatchObject({ type: 'deposit', amount: '1234.50' });
    expect(await platform.ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-59, SEC-10] a forged, an old and a repeated webhook credit nothing', async () => {
    const begun = await begin('deposit', '500.00');
    const before = (await status(begun.paymentId)).newCredit;
    const id = begun.redirectUrl?.split('/').at(-1) ?? '';
    const event = {
      id: randomUUID(),
      type: 'payment.captured',
      at: clock.now(),
      data: { id, reference: begun.paymentId, amount: '500.00', currency: 'RSD' },
    };
    const forge = (headers: Record<string, string>) =>
      fetch(`${platform.url}/payment/webhooks/outside`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(event),
      });
    expect((await forge({})).status).toBe(401);
    const time = String(Math.floor(clock.now() / 1000));
    const lie = { 'webhook-id': event.id, 'webhook-timestamp': time, 'webhook-signature': 'v1,c2lnbmF0dXJl' };
    expect((await forge(lie)).status).toBe(401);
    for (const faults of [{ forge: 1 }, { stale: 1 }]) {
      // With a random number of 0, every webhook is met.
      outside.webhooks.setFaults({
        repeat: 0,
        delay: 0,
        shuffle: false,
        drop: 0,
        forge: 0,
        stale: 0,
        wrongAmount: 0,
        ...faults,
      });
      outside.webhooks.report(event as Parameters<Outside['webhooks']['report']>[0]);
      await outside.webhooks.idle();
    }
    await clock.advance(2000);
    expect(await status(begun.paymentId)).toMatchObject({ newCredit: before, payment: { state: 'redirected' } });
    outside.webhooks.setFaults({ repeat: 4, delay: 0, shuffle: false, drop: 0, forge: 0, stale: 0, wrongAmount: 0 });
    await submit(begun.redirectUrl ?? '', 'pay');
    await outside.webhooks.idle();
    await reaches(begun.paymentId, 'succeeded');
    expect(Number((await status(begun.paymentId)).newCredit) - Number(before)).toBe(500);
    expect(await platform.ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-59, WAL-12] a dropped webhook is found by asking, and a withdrawal is paid out when a person has approved it', async () => {
    outside.webhooks.setFaults({ repeat: 0, delay: 0, shuffle: false, drop: 1, forge: 0, stale: 0, wrongAmount: 0 });
    const [deposit, withdrawal] = [await begin('deposit', '700.00'), await begin('withdrawal', '600.00')];
    await submit(deposit.redirectUrl ?? '', 'pay');
    const operator = (await platform.signIn('operator')).access_token;
    // Money that goes out right after a deposit waits for a person.
    await reaches(withdrawal.paymentId, 'review');
    const decision = { paymentId: withdrawal.paymentId ?? '', decision: 'approve' as const };
    await platform.call('decideWithdrawal', { body: decision }, operator);
    await reaches(withdrawal.paymentId, 'paid');
    await platform.call('reconcilePayments', { body: {} }, operator);
    await reaches(deposit.paymentId, 'succeeded');
    expect(await platform.ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-59, SEC-10] an operator refunds a part of a deposit once, and what the provider refuses comes back', async () => {
    const faults = { delay: 0, shuffle: false, drop: 0, forge: 0, stale: 0, wrongAmount: 0 };
    outside.webhooks.setFaults({ repeat: 2, ...faults });
    const { paymentId, redirectUrl } = await begin('deposit', '900.00');
    await submit(redirectUrl ?? '', 'pay');
    await reaches(paymentId, 'succeeded');
    const before = Number((await status(paymentId)).newCredit);
    const operator = (await platform.signIn('operator')).access_token;
    const refund = (amount: string, reference: string) =>
      platform.call('refundPayment', { body: { paymentId: paymentId ?? '', amount, reference } }, operator);
    for (const _ of [1, 2]) expect(await refund('200.00', 'r1')).toEqual({ ErrorText: 'ok' });
    await outside.webhooks.idle();
    await reaches(paymentId, 'partlyRefunded');
    const refunds = async () =>
      (await platform.call('payments', { query: {} }, operator)).result.find(({ id }) => id === paymentId)?.refunds;
    await expect
      .poll(async () => {
        await clock.advance(1000);
        return (await refunds())?.map(({ state }) => state);
      })
      .toEqual(['refunded']);
    // Refunded there by hand, and not reported yet: so much is not left.
    outside.webhooks.setFaults({ repeat: 0, ...faults, drop: 1 });
    outside.payments.act(redirectUrl?.split('/').at(-1) ?? '', 'refund', { amount: '700.00' });
    expect(await refund('600.00', 'r2')).toMatchObject({ error: 'refundRefused' });
    expect(await status(paymentId)).toMatchObject({
      newCredit: (before - 200).toFixed(2),
      payment: { state: 'partlyRefunded', takenBack: '200.00' },
    });
    await platform.call('reconcilePayments', { body: {} }, operator);
    await reaches(paymentId, 'refunded');
    expect((await status(paymentId)).payment).toMatchObject({ takenBack: '900.00' });
    expect(await platform.ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-59] the settlement file of a day is compared with the books, and what is wrong in it is listed', async () => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const events = (await Promise.all(['300.00', '400.00'].map((amount) => begin('deposit', amount)))).map(
      ({ redirectUrl }) => outside.payments.act(redirectUrl?.split('/').at(-1) ?? '', 'capture')?.id ?? '',
    );
    const operator = async () => (await platform.signIn('operator')).access_token;
    await platform.call('reconcilePayments', { body: {} }, await operator());
    const reconcile = async () => platform.call('reconcile', { body: { day } }, await operator());
    expect(await reconcile()).toMatchObject({ error: 'settlementNotReady' });
    await clock.jump(86_400_000);
    expect(await reconcile()).toMatchObject({ ErrorText: 'ok', providers: [{ state: 'read', open: 0 }] });
    const set = async (body: object): Promise<void> => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const sent = await fetch(`${outside.url}/control/settlement`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(sent.status).toBe(200);
    };
    const [dropped = '', changed = ''] = events;
    await set({ drop: [dropped], amounts: { [changed]: '40.00' } });
    for (const _ of [1, 2]) expect(await reconcile()).toMatchObject({ providers: [{ open: 2 }] });
    const open = async () =>
      (await platform.call('reconItems', { query: { state: 'open' } }, await operator())).result.map(
        ({ kind, here, there }) => [kind, here?.amount, there?.amount],
      );
    expect(await open()).toEqual(
      expect.arrayContaining([
        ['missingThere', '300.00', undefined],
        ['amountDiffers', '400.00', '40.00'],
      ]),
    );
    expect((await platform.ledger.check()).alarms).toContain('differences to the settlement files of outside: 2');
    await set({});
    expect(await reconcile()).toMatchObject({ ErrorText: 'ok', providers: [{ open: 0 }] });
    expect(await open()).toEqual([]);
    expect(await platform.ledger.check()).toMatchObject({ ok: true, alarms: [] });
  });
});
