import { expect, test } from 'vitest';

import { createPayments } from './create-payments.ts';
import { noSettlementFaults } from './settlement.ts';
import { testPayment } from './test-payment.ts';

const day = 86_400_000;
function world() {
  let [now, ids] = [day / 2, 0];
  const clock = { now: () => now, after: () => () => undefined };
  const payments = createPayments({ clock, ids: () => `id${(ids += 1)}`, report: () => undefined });
  return { payments, wait: (milliseconds: number) => void (now += milliseconds) };
}

test('the file of a day has what moved on it, and is there when the day is over', () => {
  const { payments, wait } = world();
  const { id } = payments.begin(testPayment('payments'));
  const payout = payments.begin(testPayment('payouts'));
  payments.act(id, 'capture', { silent: true });
  expect(payments.settlement('1970-01-01')).toBeUndefined();
  wait(day);
  payments.act(id, 'refund', { amount: '50.00', partReference: 'mine' });
  payments.act(id, 'chargeback', { amount: '20.00' });
  payments.act(payout.id, 'return');
  const first = payments.settlement('1970-01-01');
  expect(first?.lines.map(({ type, payment, amount }) => [type, payment, amount])).toEqual([
    ['payout', payout.id, '250.00'],
    ['capture', id, '250.00'],
  ]);
  expect([first?.count, first?.day]).toEqual([2, '1970-01-01']);
  expect(payments.settlement('1970-01-02')).toBeUndefined();
  wait(day);
  const second = payments.settlement('1970-01-02')?.lines ?? [];
  expect(second.map(({ type, amount, partReference }) => [type, amount, partReference])).toEqual(
    expect.arrayContaining([
      ['refund', '50.00', 'mine'],
      ['chargeback', '20.00', undefined],
      ['payoutReturn', '250.00', undefined],
    ]),
  );
  // It keeps nothing from before it was started.
  expect(payments.settlement('1969-12-31')).toBeUndefined();
});

test('mistakes leave lines out, change amounts and make lines up', () => {
  const { payments, wait } = world();
  const ids = [1, 2].map(() => {
    const { id } = payments.begin(testPayment('payments'));
    return payments.act(id, 'capture')?.id ?? '';
  });
  wait(day);
  const [one = '', two = ''] = ids;
  const added = {
    type: 'refund',
    id: 'x',
    payment: 'p',
    reference: 'r',
    amount: '1.00',
    currency: 'RSD',
    at: 5,
  } as const;
  payments.setSettlement({ drop: [one], amounts: { [two]: '9.00' }, add: [added] });
  expect(payments.settlement('1970-01-01')?.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['x', '1.00'],
    [two, '9.00'],
  ]);
  payments.setSettlement(noSettlementFaults);
  expect(payments.settlement('1970-01-01')?.count).toBe(2);
});
