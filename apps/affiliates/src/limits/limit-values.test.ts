import type { LimitLevel } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { sampleTree } from '../story/sample-tree.ts';
import { isLooser, isOverruled, originOf } from './limit-values.ts';

const { centar, detelinara, jovana } = sampleTree;

test('the lowest limit is the strictest; of lowest stakes it is the highest', () => {
  expect(isLooser('maxStake', '1000.00', '999.99')).toBe(true);
  expect(isLooser('maxStake', '1000.00', '1000')).toBe(false);
  expect(isLooser('minStake', '20.00', '50.00')).toBe(true);
  expect(isLooser('openTickets', '10', '9')).toBe(true);
  expect(isLooser('stakeWeek', '900719925474099.30', '900719925474099.29')).toBe(true);
});

test('[OP-74] a value is overruled by a stricter one of another level only', () => {
  const limit = { key: 'maxStake', own: null, inForce: '500.00' } as const;
  const above: LimitLevel = { kind: 'above' };
  expect(isOverruled({ ...limit, level: above }, '500.01')).toBe(true);
  expect(isOverruled({ ...limit, level: above }, '500.00')).toBe(false);
  expect(isOverruled({ ...limit, level: above }, null)).toBe(false);
  expect(isOverruled({ ...limit, level: { kind: 'own' } }, '900.00')).toBe(false);
  expect(isOverruled({ ...limit, inForce: null, level: null }, '900.00')).toBe(false);
});

test('[OP-74] a value comes from the caller, from above, or from an agent of the own branch', () => {
  const child = { mayChange: true, path: detelinara.path };
  const below = { mayChange: false, path: jovana.path };
  expect(originOf(null, child)).toBeUndefined();
  expect(originOf({ kind: 'own' }, child)).toEqual({ from: 'you' });
  expect(originOf({ kind: 'own' }, below)).toEqual({ from: 'agent', name: detelinara.username });
  expect(originOf({ kind: 'own' }, { mayChange: false, path: centar.path })).toEqual({ from: 'above' });
  expect(originOf({ kind: 'above' }, below)).toEqual({ from: 'above' });
  // A limit of the caller was set above, whatever name it has.
  expect(originOf({ kind: 'node', userId: centar.id, username: centar.username }, below)).toEqual({ from: 'above' });
  expect(originOf({ kind: 'node', userId: detelinara.id, username: detelinara.username }, below)).toEqual({
    from: 'node',
    name: detelinara.username,
  });
});
