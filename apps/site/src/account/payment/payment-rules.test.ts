import { moneyToMinor, paymentStates, type PaymentMethod } from '@kvota/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  askAfter,
  isUnderWay,
  isWithin,
  methodsOf,
  pageOfProvider,
  quickAmounts,
  withdrawalBounds,
} from './payment-rules.ts';
import { paymentSearch } from './payment-search.ts';
import { keepPayment, keptPayment, type PayRequest } from './kept-payment.ts';

const minor = fc.bigInt({ min: 1n, max: 10_000_000_00n });
const money = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

describe('[CALL-59] amounts of payments', () => {
  test('amounts to pick are within the bounds, rise, and have no cents', () => {
    fc.assert(
      fc.property(minor, minor, (least, more) => {
        const bounds = { min: money(least), max: money(least + more) };
        const amounts = quickAmounts(bounds).map(moneyToMinor);
        expect(amounts.length).toBeLessThanOrEqual(4);
        for (const [index, amount] of amounts.entries()) {
          expect(amount).toBeGreaterThanOrEqual(least);
          expect(amount).toBeLessThanOrEqual(least + more);
          expect(amount % 100n).toBe(0n);
          expect(amount > (amounts[index - 1] ?? 0n)).toBe(true);
        }
      }),
    );
    expect(quickAmounts({ min: '200.00', max: '500000.00' })).toEqual(['250.00', '500.00', '1000.00', '2500.00']);
    expect(quickAmounts({ min: '2.00', max: '5000.00' })).toEqual(['5.00', '10.00', '25.00', '50.00']);
  });

  test('a withdrawal takes no more than what is free, and nothing if less is free than the least', () => {
    const method = { min: '500.00', max: '300000.00' };
    expect(withdrawalBounds(method, '1200.50')).toEqual({ min: '500.00', max: '1200.50' });
    expect(withdrawalBounds(method, '900000.00')).toEqual(method);
    const none = withdrawalBounds(method, '499.99');
    expect(['499.99', '500.00', '500.01'].filter((amount) => isWithin(amount, none))).toEqual([]);
  });

  test.each([null, '', '1e3', '-5.00', '5.001', '5,00', ' 5', '9'.repeat(16)])('%j is no amount', (text) => {
    expect(isWithin(text, { min: '0.00', max: '99999999999.00' })).toBe(false);
  });
});

describe('[CALL-59] how often a payment is asked for', () => {
  test('from 2 to 10 seconds while a provider acts, each minute while a person or a silent bank decides, then never', () => {
    expect([1, 2, 5, 9, 50].map((answers) => askAfter('redirected', answers))).toEqual([
      2000, 3000, 6000, 10_000, 10_000,
    ]);
    expect(askAfter('review', 1)).toBe(60_000);
    expect(askAfter('unanswered', 1)).toBe(60_000);
    for (const state of paymentStates) expect(askAfter(state, 1) === false).toBe(!isUnderWay(state));
  });
});

test('[CALL-59] ways to pay are those of the direction and the wallet', () => {
  const method = {
    code: 'card',
    direction: 'deposit',
    currency: 'RSD',
    currencyId: 941,
    min: '1.00',
    max: '2.00',
  } satisfies PaymentMethod;
  const methods = [method, { ...method, direction: 'withdrawal' as const }, { ...method, currencyId: 978 }];
  expect(methodsOf(methods, { direction: 'deposit', currencyId: 941 })).toEqual([method]);
});

test.each([
  ['https://pay.example/1', 'https://pay.example/1'],
  ['http://localhost:4400/pay/1', 'http://localhost:4400/pay/1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/pay/1', undefined],
  ['', undefined],
  [null, undefined],
])('a page of a provider is an address of the web: %j', (url, page) => {
  expect(pageOfProvider(url)).toBe(page);
});

test('[ROUTE-20] an address opens a part, a page of the list or one payment; anything else is left out', () => {
  expect(paymentSearch({ show: 'out', payment: '0199-a_b', page: '3' })).toEqual({
    show: 'out',
    payment: '0199-a_b',
    page: 3,
  });
  expect(paymentSearch({ show: 'in', payment: 'a b', page: '1' })).toEqual({});
  expect(paymentSearch({ show: 'OUT', payment: '\0', page: '-2' })).toEqual({});
});

test('a request is kept until its answer, and anything else in its place is ignored', () => {
  const stored = new Map<string, string>();
  const tab = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  expect(keptPayment(tab)).toBeUndefined();
  const request: PayRequest = {
    requestId: 'r',
    direction: 'deposit',
    amount: '5.00',
    currency: 'RSD',
    currencyId: 941,
    method: 'card',
  };
  keepPayment(tab, request);
  expect(keptPayment(tab)).toEqual(request);
  for (const text of ['{', 'null', '[]', '{"requestId":1}', JSON.stringify({ ...request, direction: 'x' })]) {
    stored.set('kvota.user.payment', text);
    expect(keptPayment(tab)).toBeUndefined();
  }
});
