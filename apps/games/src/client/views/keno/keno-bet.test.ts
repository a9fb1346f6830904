import { engineOf, type KenoParams } from '@kvota/games';
import { expect, test } from 'vitest';

import { drawsOf } from '../../testing/story-api.ts';
import { kenoBetOf, kenoModelOf, paysOf, picksOf, quickPick, togglePick } from './keno-bet.ts';

const model = kenoModelOf('20-of-80');
const betOf = (numbers: unknown) =>
  kenoBetOf({ game: { engine: 'keno', model: '20-of-80' }, mode: '1', stake: '10.00', choice: { numbers } });

test('[RGS-26] the mode is the number of picks; no picks are no bet', () => {
  expect([betOf(undefined), betOf([]), betOf('7')]).toEqual([null, null, null]);
  expect(betOf([9, 3, 9, 81, 0, '4'])).toEqual({ stake: '10.00', mode: '2', params: { numbers: [3, 9] } });
  const many = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(betOf(many)?.mode).toBe('10');
});

test('a number is added and removed, and an eleventh is not taken', () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(togglePick(model, [5], 3)).toEqual([3, 5]);
  expect(togglePick(model, [3, 5], 3)).toEqual([5]);
  expect(togglePick(model, ten, 11)).toBe(ten);
});

test('[RGS-26] a quick pick takes as many different numbers as are chosen, or the most, and the maths opens it', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const random = (n: number): number => drawsOf(seed).int(n);
    const draws = drawsOf(seed);
    const picked = quickPick({ random: (n) => draws.int(n), model }, [1, 2, 3]);
    expect(new Set(picked).size).toBe(3);
    expect(picksOf(model, { numbers: picked })).toEqual(picked);
    expect(quickPick({ random, model }, [])).toHaveLength(10);
    const params: KenoParams = { model: '20-of-80', mode: '3', numbers: picked };
    expect(engineOf('keno').open(drawsOf(seed), 1000, params).finished).toBe(true);
  }
});

test('what the hits pay is that of the model, the fewest hits first', () => {
  expect(paysOf(model, 3)).toEqual([
    [2, 20_000],
    [3, 485_000],
  ]);
  expect(paysOf(model, 10)[0]).toEqual([0, 20_000]);
  expect(paysOf(model, 0)).toEqual([]);
});
