import { describe, expect, test } from 'vitest';

import { createPayments } from './create-payments.ts';
import { testPayment } from './test-payment.ts';
import type { Act, OutsideEvent } from './life.ts';

const acts: readonly Act[] = ['begin', 'capture', 'fail', 'refund', 'failRefund', 'chargeback', 'pay', 'return'];
function world() {
  const reported: OutsideEvent[] = [];
  let ids = 0;
  const clock = { now: () => 1000, after: () => () => undefined };
  const payments = createPayments({
    clock,
    ids: () => `id${(ids += 1)}`,
    report: (event) => void reported.push(event),
  });
  payments.setPayouts('silent');
  return { payments, reported };
}

/** Every order of so many acts. */
function* orders(length: number): Generator<readonly Act[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const order of orders(length - 1)) for (const act of acts) yield [...order, act];
}

describe('[CALL-59] a payment at the stand-in becomes only what a provider reports', () => {
  test('in every order of four acts, money arrives once, ends once, and goes back only after it came', () => {
    for (const kind of ['payments', 'payouts'] as const) {
      for (const order of orders(4)) {
        const { payments, reported } = world();
        const { id } = payments.begin(testPayment(kind));
        for (const act of order) payments.act(id, act);
        const types = reported.map(({ type }) => type);
        const count = (type: OutsideEvent['type']): number => types.filter((one) => one === type).length;
        for (const once of [
          'payment.captured',
          'payment.failed',
          'payout.paid',
          'payout.failed',
          'payout.returned',
        ] as const)
          expect(count(once)).toBeLessThanOrEqual(1);
        expect(count('payout.paid') + count('payout.failed')).toBeLessThanOrEqual(1);
        const came = types.indexOf('payment.captured');
        for (const [at, type] of types.entries()) {
          if (type === 'payment.refunded' || type === 'payment.chargedBack') expect(came >= 0 && came < at).toBe(true);
          if (type === 'payment.refundFailed') {
            const before = types.slice(0, at);
            const made = before.filter((one) => one === 'payment.refunded').length;
            expect(made).toBeGreaterThan(before.filter((one) => one === 'payment.refundFailed').length);
          }
          if (type === 'payment.failed') expect(came === -1 || came > at).toBe(true);
          if (type === 'payout.returned') expect(types.indexOf('payout.paid')).toBeLessThan(at);
        }
        expect(payments.byId(id)?.events).toEqual(reported);
      }
    }
  });

  test('money may still come after a failure, and a silent act is kept and not reported', () => {
    const { payments, reported } = world();
    const { id } = payments.begin(testPayment('payments'));
    payments.act(id, 'fail', { reason: 'funds' });
    payments.act(id, 'capture', { silent: true });
    expect(reported.map(({ type, data }) => [type, data.reason])).toEqual([['payment.failed', 'funds']]);
    expect(payments.byId(id)?.events.map(({ type }) => type)).toEqual(['payment.failed', 'payment.captured']);
  });

  test('no more is refunded than is left', () => {
    const { payments } = world();
    const { id } = payments.begin(testPayment('payments'));
    payments.act(id, 'capture');
    const refund = (amount: string): boolean => payments.act(id, 'refund', { amount }) !== undefined;
    payments.act(id, 'chargeback', { amount: '100.00' });
    expect([refund('150.01'), refund('149.99'), refund('0.02'), refund('0.01')]).toEqual([false, true, false, true]);
    // What failed can be refunded again.
    expect(payments.act(id, 'failRefund')?.data.amount).toBe('0.01');
    expect([payments.act(id, 'failRefund')?.data.amount, payments.act(id, 'failRefund')]).toEqual([
      '149.99',
      undefined,
    ]);
    expect([refund('150.01'), refund('150.00')]).toEqual([false, true]);
  });

  test('parts that go back have an amount and a number each', () => {
    const { payments, reported } = world();
    const { id } = payments.begin(testPayment('payments'));
    payments.act(id, 'capture');
    payments.act(id, 'refund', { amount: '100.00', partReference: 'mine' });
    payments.act(id, 'chargeback', { amount: '50.00' });
    const [, refund, back] = reported;
    expect(refund?.data).toMatchObject({ amount: '100.00', part: refund?.id, partReference: 'mine', reference: 'r1' });
    expect(back?.data).toMatchObject({ amount: '50.00', part: back?.id });
    expect(refund?.id).not.toBe(back?.id);
  });

  test.each([
    ['pay', ['payout.paid']],
    ['fail', ['payout.failed']],
    ['silent', []],
  ] as const)('payouts in mode %s', (mode, types) => {
    const { payments, reported } = world();
    payments.setPayouts(mode);
    payments.begin(testPayment('payouts'));
    expect(reported.map(({ type }) => type)).toEqual(types);
  });

  test('money that fits no payment has a reference of its own', () => {
    const { payments, reported } = world();
    const { data } = payments.stray({ amount: '9.99', currency: 'EUR' });
    expect(data).toMatchObject({ amount: '9.99', currency: 'EUR', reference: expect.stringMatching(/^stray-/) });
    expect(reported).toHaveLength(1);
  });

  test('an unknown payment does nothing', () => {
    const { payments, reported } = world();
    expect(payments.act('id9', 'capture')).toBeUndefined();
    expect(reported).toEqual([]);
  });
});
