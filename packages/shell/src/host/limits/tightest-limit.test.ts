import type { PlayerLimit } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { tightestLimit } from './tightest-limit.ts';

const limit = (kind: PlayerLimit['kind'], amount: string, left: string | null, currency = 'RSD'): PlayerLimit => ({
  kind,
  period: left === null ? null : 'week',
  product: 'all',
  currency,
  amount,
  left,
  until: left === null ? null : '2026-11-22T23:00:00Z',
});
const stakes = ['stakes', 'loss', 'singleStake'] as const;

test('[OP-87] the tightest limit is that which leaves least of the asked kinds, in the currency', () => {
  const limits = [
    limit('deposit', '10.00', '1.00'),
    limit('stakes', '5000.00', '900.00'),
    limit('loss', '2000.00', '89.50'),
    limit('singleStake', '1000.00', null),
    limit('stakes', '10.00', '3.00', 'EUR'),
  ];
  expect(tightestLimit(limits, stakes, 'RSD')).toEqual({ kind: 'loss', left: '89.50', until: '2026-11-22T23:00:00Z' });
  expect(tightestLimit(limits, ['singleStake'], 'RSD')).toEqual({
    kind: 'singleStake',
    left: '1000.00',
    until: undefined,
  });
  expect(tightestLimit(limits, ['deposit'], 'RSD')?.left).toBe('1.00');
  expect(tightestLimit(limits, stakes, 'EUR')?.left).toBe('3.00');
});

test('[OP-87] there is none without a limit of the currency, and none that was removed', () => {
  expect(tightestLimit([], stakes, 'RSD')).toBeUndefined();
  expect(tightestLimit([limit('stakes', '5.00', '3.00')], stakes, 'FREEBET-RSD')).toBeUndefined();
  expect(tightestLimit([{ ...limit('stakes', '5.00', '3.00'), amount: null }], stakes, 'RSD')).toBeUndefined();
});

test('[OP-87] a limit that is used up leaves nothing', () => {
  const limits = [limit('singleStake', '10.00', null), limit('stakes', '500.00', '0.00')];
  expect(tightestLimit(limits, stakes, 'RSD')?.left).toBe('0.00');
});

test('[OP-87] a limit counts all currencies: what it leaves is that of the wallet, and nothing without a rate', () => {
  const both = { ...limit('stakes', '500.00', '260.01'), leftIn: { RSD: '260.01', EUR: '2.16' } };
  const single = { ...limit('singleStake', '400.00', null), leftIn: { RSD: '400.00', EUR: '3.33' } };
  expect(tightestLimit([both, single], stakes, 'EUR')).toMatchObject({ kind: 'stakes', left: '2.16' });
  expect(tightestLimit([both, single], stakes, 'RSD')?.left).toBe('260.01');
  expect(tightestLimit([both], stakes, 'FREEBET-RSD')).toBeUndefined();
  const noRate = { kind: 'stakes', left: '0.00', until: undefined, noRate: true };
  expect(tightestLimit([{ ...both, leftIn: { RSD: '260.01' } }, single], stakes, 'EUR')).toEqual(noRate);
  expect(tightestLimit([{ ...both, leftIn: {} }], stakes, 'RSD')).toEqual(noRate);
});
