import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareSums, sumRows, type MovementRow } from './sum-rows.ts';

const ticket: MovementRow = { product: 'prematch', selections: 3, stake: '10.00', payout: '0.00', bonusCost: '0.10' };

test('rows are added up by product and by number of selections', () => {
  const rows = [ticket, { ...ticket, selections: 1, payout: '18.50' }, { ...ticket, product: 'casino', selections: 0 }];
  expect(sumRows(rows, 2)).toEqual({
    prematch: { stake: '20.00', payout: '18.50', bonusCost: '0.20', selections: { 3: '10.00', 1: '10.00' } },
    casino: { stake: '10.00', payout: '0.00', bonusCost: '0.10', selections: { 1: '10.00' } },
  });
  expect(sumRows([], 2)).toEqual({});
});

test('a correction lowers the sums, also below zero', () => {
  expect(sumRows([{ ...ticket, stake: '-10.05', payout: '-0.01' }], 2)['prematch']).toMatchObject({
    stake: '-10.05',
    payout: '-0.01',
  });
});

test('text that is no amount is refused', () => {
  for (const stake of ['1e3', '10,00', '', 'NaN']) {
    expect(() => sumRows([{ ...ticket, stake }], 2)).toThrow(RangeError);
  }
});

test('a product of any name is a key like any other', () => {
  const sums = sumRows([{ ...ticket, product: '__proto__' }], 2);
  expect(compareSums(sums, {}, 2)).toMatchObject({ status: 'different', product: '__proto__', stated: '0.00' });
});

const cents = (value: number): string =>
  `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${`${Math.abs(value) % 100}`.padStart(2, '0')}`;
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const anyRow = fc.record({
  product: fc.constantFrom('prematch', 'live', 'casino'),
  selections: fc.integer({ min: 0, max: 30 }),
  stake: amount,
  payout: amount,
  bonusCost: amount,
});

test('sums are those of whole cents, and equal to the figures made of them', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
      const written = rows.map((row) => ({
        ...row,
        stake: cents(row.stake),
        payout: cents(row.payout),
        bonusCost: cents(row.bonusCost),
      }));
      const sums = sumRows(written, 2);
      for (const [product, sum] of Object.entries(sums)) {
        const own = rows.filter((row) => row.product === product);
        expect(sum.stake).toBe(cents(own.reduce((total, row) => total + row.stake, 0)));
        expect(sum.bonusCost).toBe(cents(own.reduce((total, row) => total + row.bonusCost, 0)));
      }
      const figures = Object.fromEntries(
        Object.entries(sums).map(([product, sum]) => [product, { ...sum, active: 1 }]),
      );
      expect(compareSums(sums, figures, 2)).toEqual({ status: 'equal' });
    }),
  );
});

const figures = { prematch: { stake: '10.00', payout: '0.00', bonusCost: '0.10', active: 4 } };

test.each([
  ['stake', { stake: '10.01' }],
  ['payout', { payout: '-0.01' }],
  ['bonusCost', { bonusCost: '0.11' }],
] as const)('a changed %s is found', (figure, change) => {
  const edited = { prematch: { ...figures.prematch, ...change } };
  expect(compareSums(sumRows([ticket], 2), edited, 2)).toMatchObject({ status: 'different', figure });
});

test('stakes by selections are compared if the figures have them', () => {
  const sums = sumRows([ticket], 2);
  expect(compareSums(sums, figures, 2)).toEqual({ status: 'equal' });
  const moved = { prematch: { ...figures.prematch, selections: { 2: '10.00' } } };
  expect(compareSums(sums, moved, 2)).toEqual({
    status: 'different',
    product: 'prematch',
    figure: 'selections',
    selections: '2',
    stated: '10.00',
    summed: '0.00',
  });
});

test('a product without rows, and rows without a product, differ unless they are zero', () => {
  const zero = { stake: '0', payout: '0.00', bonusCost: '0.00', active: 0 };
  expect(compareSums({}, { live: zero }, 2)).toEqual({ status: 'equal' });
  expect(compareSums({}, figures, 2)).toMatchObject({ status: 'different', summed: '0.00' });
});
