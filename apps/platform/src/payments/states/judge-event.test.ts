import { describe, expect, test } from 'vitest';

import type { ProviderEvent } from '../provider/payment-provider.ts';
import { judgeEvent, judgeRefund, type JudgedPayment } from './judge-event.ts';
import { namedRefund, refundName } from './refund-name.ts';

const payment: JudgedPayment = {
  direction: 'deposit',
  amount: 10_000n,
  expiresAt: undefined,
  currency: 'RSD',
  providerId: 'p1',
  isOfOther: false,
  facts: [],
};
type Data = Partial<ProviderEvent['data']>;
const event = (type: ProviderEvent['type'], data: Data = {}): ProviderEvent => ({
  id: 'e1',
  type,
  at: 7,
  data: { id: 'p1', reference: 'r1', amount: '100.00', currency: 'RSD', ...data },
});
const captured = (data: Data = {}): ProviderEvent => event('payment.captured', data);
const suspense = (reason: string, booked = true) => ({ kind: 'suspense', reason, booked });

describe('[CALL-59, SEC-10] an event that fits no payment is never a credit', () => {
  test.each([
    ['an unknown payment', undefined, captured(), 'unknownPayment'],
    ['the number of another payment', payment, captured({ id: 'p2' }), 'unknownPayment'],
    [
      'a number that belongs to another payment of ours',
      { ...payment, providerId: undefined, isOfOther: true },
      captured({ id: 'p2' }),
      'unknownPayment',
    ],
    ['more money', payment, captured({ amount: '10000.00' }), 'otherAmount'],
    ['less money', payment, captured({ amount: '99.99' }), 'otherAmount'],
    ['another currency', payment, captured({ currency: 'EUR' }), 'otherCurrency'],
    ['a payment in the other direction', { ...payment, direction: 'withdrawal' as const }, captured(), 'otherKind'],
    [
      'another amount than what an operator has credited',
      { ...payment, facts: [{ key: 'captured', at: 3, amount: '9000' }] },
      captured(),
      'otherAmount',
    ],
  ])('%s', (_name, known, wrong, reason) => {
    expect(judgeEvent(known, wrong)).toEqual(suspense(reason));
  });

  test('money that leaves is noted and not booked, and other news of unknown payments are nothing', () => {
    expect(judgeEvent(undefined, event('payment.refunded'))).toEqual(suspense('unknownPayment', false));
    expect(judgeEvent(payment, event('payout.paid'))).toEqual(suspense('otherKind', false));
    expect(judgeEvent(undefined, event('payment.failed'))).toEqual({ kind: 'nothing' });
  });

  test('a refund with a known number and another amount', () => {
    const facts = [{ key: 'refunded:n1', at: 3, amount: '5000' }];
    const again = (amount: string) =>
      judgeEvent({ ...payment, facts }, event('payment.refunded', { part: 'n1', amount }));
    expect(again('60.00')).toEqual(suspense('otherAmount', false));
    expect(again('50.00')).toMatchObject({ kind: 'fact', fact: { key: 'refunded:n1', amount: '5000' } });
  });
});

test('[CALL-59] an event that fits is a fact', () => {
  expect(judgeEvent(payment, captured())).toEqual({ kind: 'fact', fact: { key: 'captured', at: 7, amount: '10000' } });
  expect(judgeEvent({ ...payment, providerId: undefined }, captured())).toMatchObject({ kind: 'fact' });
  expect(judgeEvent(payment, event('payment.failed', { reason: 'declined' }))).toEqual({
    kind: 'fact',
    fact: { key: 'failed', at: 7, reason: 'declined' },
  });
});

describe('[CALL-59, SEC-10] the report of a refund that an operator asked for', () => {
  const facts = [{ key: 'refund:r1', at: 3, amount: '5000' }];
  const report = (data: Data = {}) =>
    judgeRefund({ ...payment, facts }, 'r1', event('payment.refunded', { amount: '50.00', part: 'n1', ...data }));

  test('confirms it, and books nothing by itself', () => {
    expect(report()).toEqual({ kind: 'fact', fact: { key: 'refundDone:r1', at: 7 } });
  });
  test('that it failed is a fact too, and of a refund that nobody asked for here, a person looks at it', () => {
    const failed = event('payment.refundFailed', { amount: '50.00', part: 'n1' });
    expect(judgeRefund({ ...payment, facts }, 'r1', failed)).toEqual({
      kind: 'fact',
      fact: { key: 'refundFailed:r1', at: 7 },
    });
    expect(judgeEvent(payment, failed)).toEqual(suspense('unknownPayment', false));
  });
  test('with another amount or currency is looked at by a person', () => {
    expect(report({ amount: '50.01' })).toEqual(suspense('otherAmount', false));
    expect(report({ currency: 'EUR' })).toEqual(suspense('otherCurrency', false));
  });
  test('with a name of ours that was never asked for is judged like any other', () => {
    expect(judgeRefund(payment, 'r1', event('payment.refunded'))).toBeUndefined();
    expect([
      namedRefund('refund:p:r1'),
      namedRefund('refund:p:r1:x'),
      namedRefund('suspense:p'),
      namedRefund(undefined),
    ]).toEqual([{ paymentId: 'p', reference: 'r1' }, undefined, undefined, undefined]);
    expect(namedRefund(refundName('p', 'r.1'))).toEqual({ paymentId: 'p', reference: 'r.1' });
  });
});
