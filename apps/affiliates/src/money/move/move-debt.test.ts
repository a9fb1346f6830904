import type { CreditLine } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { basesFor, debtChange, debtFault, debtOfReceipt, mayLend } from './move-debt.ts';

const line: CreditLine = {
  currency: 'RSD',
  currencyId: 941,
  limit: '100.00',
  debt: '40.00',
  left: '60.00',
  lowFloat: null,
};

test('credit is offered within a line, repayments while there is a debt', () => {
  expect(basesFor('down', { line, lends: true })).toEqual(['cash', 'credit']);
  expect(basesFor('down', { line, lends: false })).toEqual(['cash']);
  expect(basesFor('down', { line: { ...line, limit: '0.00' }, lends: true })).toEqual(['cash']);
  expect(basesFor('down', { line: undefined, lends: true })).toEqual(['cash']);
  expect(basesFor('up', { line, lends: false })).toEqual(['cash', 'repay', 'handed']);
  expect(basesFor('up', { line: { ...line, debt: '0.00' }, lends: true })).toEqual(['cash']);
});

test('an amount is within the line, or within the debt', () => {
  expect(debtFault('credit', '60.00', line)).toBeUndefined();
  expect(debtFault('credit', '60.01', line)).toBe('creditLine');
  expect(debtFault('credit', '0.01', undefined)).toBe('creditLine');
  for (const basis of ['repay', 'handed'] as const) {
    expect(debtFault(basis, '40.00', line)).toBeUndefined();
    expect(debtFault(basis, '40.01', line)).toBe('aboveDebt');
  }
  expect(debtFault('cash', '999.00', line)).toBeUndefined();
});

test('the debt before and after, also of a receipt', () => {
  expect(debtChange('cash', '10.00', line)).toBeUndefined();
  expect(debtChange('credit', '10.00', line)).toEqual({ before: '40.00', after: '50.00' });
  expect(debtChange('handed', '10.00', line)).toEqual({ before: '40.00', after: '30.00' });
  expect(debtChange('repay', null, line)).toEqual({ before: '40.00', after: '40.00' });
  expect(debtOfReceipt('credit', '10.00', { debt: '50.00' })).toEqual({ before: '40.00', after: '50.00' });
  expect(debtOfReceipt('repay', '10.00', { debt: '30.00' })).toEqual({ before: '40.00', after: '30.00' });
  expect(debtOfReceipt(undefined, '10.00', {})).toBeNull();
});

test('players get credit only where the operator allows it to all', () => {
  expect(mayLend('agents', 'agent')).toBe(true);
  expect(mayLend('agents', 'player')).toBe(false);
  expect(mayLend('all', 'player')).toBe(true);
  expect(mayLend('off', 'agent')).toBe(false);
  expect(mayLend(undefined, 'agent')).toBe(false);
});
