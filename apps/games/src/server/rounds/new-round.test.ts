import { expect, test } from 'vitest';

import { requireStake } from './new-round.ts';

const session = { stakes: ['10.00', '20.00', '50.00', '100.00'] };
const units = { table: 1 };
const read = (text: string, sums: boolean): bigint => requireStake(session, { units, sums }, { mode: 'table', text });

test('[RGS-01] a stake is one of those that are offered, or a sum of them if the bets of the game are several', () => {
  expect(read('20.00', false)).toBe(2000n);
  expect(read('70.00', true)).toBe(7000n);
  expect(() => read('70.00', false)).toThrow();
  for (const wrong of ['0.00', '5.00', '75.00', '110.00']) expect(() => read(wrong, true)).toThrow();
  expect(() => requireStake(session, { units, sums: true }, { mode: 'other', text: '10.00' })).toThrow();
});
