import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { kenoModels } from '../../models/keno/keno-models.ts';
import { decimalOf, fraction } from '../../par/fraction.ts';
import { chiSquare, chiSquareTail, drawsOf } from '../../testing/hmac.ts';
import { keno, type KenoParams } from './keno.ts';

const modelOf = (code: string) => kenoModels.find((each) => each.code === code)!;

/** Chance of each number of hits by drawing one number after another, in exact fractions of one denominator. */
function byDrawing(numbers: number, drawn: number, picks: number): { cases: bigint[]; total: bigint } {
  let cases = [1n];
  let total = 1n;
  for (const turn of range(drawn)) {
    const next: bigint[] = [];
    for (const [hits, count] of cases.entries()) {
      const [left, others] = [BigInt(picks - hits), BigInt(numbers - picks - (turn - hits))];
      next[hits + 1] = (next[hits + 1] ?? 0n) + count * left;
      next[hits] = (next[hits] ?? 0n) + (others > 0n ? count * others : 0n);
    }
    cases = Array.from(next, (each) => each ?? 0n);
    total *= BigInt(numbers - turn);
  }
  return { cases, total };
}

test('[GAME-08] keno returns from 94.97 to 95.05 % with every choice, counted by drawing', () => {
  for (const { code, modes, numbers, drawn, pays } of kenoModels) {
    for (const mode of modes) {
      const { cases, total } = byDrawing(numbers, drawn, Number(mode));
      const sum = cases.reduce((paid, count, hits) => paid + count * BigInt(pays[mode]?.[hits] ?? 0), 0n);
      const { rtp } = keno.par({ model: code, mode });
      expect(rtp).toEqual(fraction(sum, total * 10_000n));
      const [least, most] = code === '20-of-80' ? [0.9497, 0.9505] : [0.9535, 0.9575];
      expect(Number(decimalOf(rtp, 6)), `${code} ${mode}`).toBeGreaterThan(least);
      expect(Number(decimalOf(rtp, 6)), `${code} ${mode}`).toBeLessThan(most);
    }
  }
});

test('[GAME-15] different numbers are drawn, and hits are the chosen ones among them', () => {
  for (const nonce of range(200)) {
    const numbers = [80, 1, 7, 33];
    const { state, payout, params } = keno.open(drawsOf(nonce), 10, { model: '20-of-80', mode: '4', numbers });
    expect(new Set(state.drawn).size).toBe(20);
    expect(Math.min(...state.drawn)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...state.drawn)).toBeLessThanOrEqual(80);
    expect(state.hits).toEqual([1, 7, 33, 80].filter((each) => state.drawn.includes(each)));
    expect(payout).toBe([0, 0, 10, 60, 1560][state.hits.length]);
    expect(params).toEqual({ model: '20-of-80', mode: '4', numbers: [1, 7, 33, 80] });
  }
});

test('[GAME-15] the draw is the same for every choice: a shared draw needs one seed', () => {
  const drawn = ['1', '2'].map((mode) => {
    const numbers = range(Number(mode)).map((at) => at + 1);
    return keno.open(drawsOf(5), 10, { model: '20-of-80', mode, numbers }).state.drawn;
  });
  expect(drawn[0]).toEqual(drawn[1]);
});

test('[GAME-02] every number is drawn alike', () => {
  const { numbers, drawn } = modelOf('5-of-35');
  const counts = range(numbers).map(() => 0);
  for (const nonce of range(4000)) {
    const { state } = keno.open(drawsOf(nonce), 10, { model: '5-of-35', mode: '1', numbers: [1] });
    for (const each of state.drawn) counts[each - 1]! += 1;
  }
  const expected = (4000 * drawn) / numbers;
  const tail = chiSquareTail((chiSquare(counts, () => expected) * (numbers - 1)) / (numbers - drawn), numbers - 1);
  expect(tail).toBeGreaterThan(0.0001);
  expect(tail).toBeLessThan(0.9999);
});

test('[GAME-04] choices that are no different numbers of the game are refused', () => {
  for (const numbers of [[], [1], [1, 1], [0, 1], [1, 81], [1, 2.5], ['1', '2'], null, 'ab', [1, 2, 3]]) {
    const params = { model: '20-of-80', mode: '2', numbers } as KenoParams;
    expect(() => keno.open(drawsOf(0), 10, params)).toThrow(expect.objectContaining({ code: 'badParams' }));
  }
});
