import { engineOf, type TableParams } from '@kvota/games';
import { expect, test } from 'vitest';

import { drawsOf } from '../../testing/story-api.ts';
import { hundredthsOf, shortDecimalOf } from '../decimal.ts';
import { diceMultiplier, limboChance, rollsFor, tableBetOf } from './table-bet.ts';

const choiceOf = (model: string, choice: Record<string, unknown>, mode = 'draw') =>
  ({ game: { engine: 'table', model }, mode, stake: '10.00', choice }) as const;

test('[RGS-26] a target is kept within its limits; the usual one replaces what is no target', () => {
  const targets = [{}, { target: 2500 }, { target: 1 }, { target: 12_000 }, { target: '2500' }, { target: 10.5 }];
  expect(targets.map((choice) => tableBetOf(choiceOf('dice', choice, 'under')).params['target'])).toEqual([
    4950, 2500, 100, 9800, 4950, 4950,
  ]);
  expect(tableBetOf(choiceOf('limbo', {}))).toEqual({ stake: '10.00', mode: 'draw', params: { target: 200 } });
  expect(tableBetOf(choiceOf('plinko-8', { target: 5 })).params).toEqual({});
});

test('[GAME-13] multiplier and chance on the board are those of the maths', () => {
  const table = engineOf('table');
  for (const target of [100, 101, 333, 4950, 7777, 9800]) {
    const params: TableParams = { model: 'dice', mode: 'under', target };
    expect(table.largestMultiplier(params)).toBe(diceMultiplier(target));
    expect(diceMultiplier(rollsFor(Math.floor(diceMultiplier(target) / 100)))).toBeLessThanOrEqual(
      diceMultiplier(target),
    );
  }
  expect(rollsFor(200)).toBe(4950);
  for (const target of [101, 200, 1000]) {
    const params: TableParams = { model: 'limbo', mode: 'draw', target };
    const { hitRate } = table.par(params);
    const cut = Number((hitRate.n * 10n ** 12n) / hitRate.d) / 10 ** 8 - limboChance(target);
    expect(cut).toBeGreaterThan(-0.001);
    expect(cut).toBeLessThan(1);
  }
});

test('[RGS-26] every bet of a choice is one that the maths opens', () => {
  for (const [model, mode] of [
    ['dice', 'under'],
    ['dice', 'over'],
    ['limbo', 'draw'],
    ['plinko-12', 'draw'],
    ['wheel-24', 'draw'],
    ['scratch-gold', 'draw'],
  ] as const) {
    const { params } = tableBetOf(choiceOf(model, { target: 50 }, mode));
    expect(engineOf('table').open(drawsOf(1), 1000, { ...params, model, mode }).finished).toBe(true);
  }
});

test('numbers are typed with a point or a comma, and shown without zeros at their end', () => {
  expect(['25,5', '25.55', ' 9 ', '1.999', '', 'x', '1,2,3', '-4'].map(hundredthsOf)).toEqual([
    2550,
    2555,
    900,
    199,
    null,
    null,
    null,
    null,
  ]);
  expect([20_000, 12_000, 19_998, 0].map((each) => shortDecimalOf(each, 4))).toEqual(['2', '1.2', '1.9998', '0']);
});
