import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHundredths, parseAmount, reached, shiftAmount, toHundredths } from './parse-amount.ts';

const amount = (text: string): { kind: 'amount'; amount: string } => ({ kind: 'amount', amount: text });

test.each([
  ['200', '200.00'],
  ['200,5', '200.50'],
  ['200.5', '200.50'],
  ['200,50', '200.50'],
  ['1.128,50', '1128.50'],
  ['1,128.50', '1128.50'],
  ['1 128,50', '1128.50'],
  ['1\u00A0128,50', '1128.50'],
  [' 1 128 000 ', '1128000.00'],
  ['1.000', '1000.00'],
  ['1,000', '1000.00'],
  ['200.000', '200000.00'],
  ['1.000.000', '1000000.00'],
  ['1.000.000,01', '1000000.01'],
  [',5', '0.50'],
  ['5,', '5.00'],
  ['007', '7.00'],
  ['0,01', '0.01'],
])('[STAKE-01] %s is %s', (text, canonical) => {
  expect(parseAmount(text)).toEqual(amount(canonical));
});

test.each([
  'abc',
  '-5',
  '1e3',
  '\u221270',
  '55 66',
  '1 2345',
  '1 128.500',
  '1.128 500',
  '0.500',
  '1.2345',
  '12,345.678',
  '1.00.00',
  '1,00.000',
  '1.000,000.00',
  '.',
  ',',
  '10.0000',
  '1,2,3',
])('[STAKE-01] %s is not an amount', (text) => {
  expect(parseAmount(text)).toEqual({ kind: 'invalid' });
});

test.each(['', '  ', '\u00A0'])('nothing typed is empty, not zero', (text) => {
  expect(parseAmount(text)).toEqual({ kind: 'empty' });
});

const hundredths = fc.bigInt({ min: 0n, max: 99_999_999_999n });

describe('[STAKE-01] whatever way an amount is written, the same amount is read', () => {
  test.each([
    ['.', ','],
    [',', '.'],
    [' ', ','],
    ['\u202F', '.'],
    ['', ','],
  ])('thousands by "%s", decimals by "%s"', (group, decimal) => {
    fc.assert(
      fc.property(hundredths, (value) => {
        const [whole = '', fraction = ''] = fromHundredths(value).split('.');
        const written = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}`;
        expect(parseAmount(written)).toEqual(amount(fromHundredths(value)));
      }),
    );
  });

  test('any text gives one of three answers and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- e'.split('')) }), (text) => {
        const parsed = parseAmount(text);
        if (parsed.kind === 'amount') expect(parsed.amount).toMatch(/^(?:0|[1-9]\d*)\.\d{2}$/);
      }),
    );
  });

  test('hundredths and text are each other’s inverse', () => {
    fc.assert(fc.property(hundredths, (value) => toHundredths(fromHundredths(value)) === value));
  });
});

test.each([
  ['20.00', 'min', true],
  ['19.99', 'min', true],
  ['20.01', 'min', false],
  ['20.00', 'max', true],
  ['19.99', 'max', false],
] as const)('%s is at the %s of 20: %s', (value, side, there) => {
  expect(reached(value, side, '20')).toBe(there);
});

describe('steps', () => {
  const bounds = { min: '20.00', max: '200000.00' };
  test.each([
    ['205.00', 1, '210.00'],
    ['205.00', -1, '200.00'],
    ['200.00', 1, '210.00'],
    ['200.00', -1, '190.00'],
    ['25.00', -1, '20.00'],
    ['20.00', -1, '20.00'],
    ['200000.00', 1, '200000.00'],
    [null, 1, '20.00'],
  ] as const)('from %s by %s to %s', (from, direction, to) => {
    expect(shiftAmount(from, '10', direction, bounds)).toBe(to);
  });

  test('[STAKE-01] a step never leaves the bounds', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom(1 as const, -1 as const), (value, direction) => {
        const next = toHundredths(shiftAmount(fromHundredths(value), '10', direction, bounds));
        expect(next >= 2000n && next <= 20_000_000n).toBe(true);
      }),
    );
  });
});
