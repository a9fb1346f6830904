import type { PromoCode } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { codeState, shareOf, sumCodes } from './code-figures.ts';

const code: PromoCode = {
  code: 'BAR-21',
  active: true,
  users: 3,
  firstDeposits: 2,
  activeUsers: 1,
  currency: 'RSD',
  currencyId: 941,
  stake: '0.10',
  ggr: '-0.20',
  link: '/account/settings?promo=BAR-21',
  validUntil: null,
  maxUses: null,
  note: '',
  createdAt: '2026-11-21T12:00:00.000Z',
};

test('[CALL-52] a code is active until it is switched off, over, or used up', () => {
  const now = Date.parse('2026-11-22T00:00:00Z');
  expect(codeState(code, now)).toBe('active');
  expect(codeState({ ...code, active: false, maxUses: 3 }, now)).toBe('off');
  expect(codeState({ ...code, validUntil: '2026-11-22T00:00:00Z', maxUses: 3 }, now)).toBe('expired');
  expect(codeState({ ...code, validUntil: '2026-11-22T00:00:01Z', maxUses: 3 }, now)).toBe('usedUp');
  expect(codeState({ ...code, maxUses: 4 }, now)).toBe('active');
});

test('sums of codes are exact, also of losses', () => {
  const sums = { users: 6, firstDeposits: 4, activeUsers: 2, stake: '0.30', ggr: '0.10' };
  expect(sumCodes([code, { ...code, stake: '0.20', ggr: '0.30' }])).toEqual(sums);
  expect(sumCodes([])).toMatchObject({ users: 0, stake: '0.00', ggr: '0.00' });
});

test('a part is rounded half up, and nobody has no parts', () => {
  expect([shareOf(1, 8), shareOf(2, 3), shareOf(1, 3), shareOf(3, 3), shareOf(0, 5)]).toEqual([13, 67, 33, 100, 0]);
  expect(shareOf(0, 0)).toBeUndefined();
});
