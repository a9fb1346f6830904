import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import type { Draws } from '../../draws/draws.ts';
import { POINTS, crashPoint, pointsReaching } from '../../models/crash-point.ts';
import { tableModels } from '../../models/table/table-models.ts';
import { decimalOf, fraction } from '../../par/fraction.ts';
import { chiSquare, chiSquareTail, drawsOf } from '../../testing/hmac.ts';
import { table, type TableParams } from './table.ts';

const rtpOf = (params: TableParams, places = 6): string => decimalOf(table.par(params).rtp, places);

/** Draws that return given integers, if they are in range or not. */
const given = (...values: number[]): Draws => ({ int: () => values.shift() ?? 0 });

test('[GAME-08] plinko returns 98.83 and 98.26 %, by every path', () => {
  for (const [code, expected] of [
    ['plinko-8', '0.988281'],
    ['plinko-12', '0.982568'],
  ] as const) {
    const params = { model: code, mode: 'draw' };
    const model = tableModels.find((each) => each.code === code)!;
    const rows = model.kind === 'plinko' ? model.buckets.length - 1 : 0;
    let sum = 0;
    for (const path of range(2 ** rows)) {
      const falls = range(rows).map((row) => (path >> row) & 1);
      sum += table.open(given(...falls), 10_000, params).payout;
    }
    expect([rtpOf(params), decimalOf(fraction(BigInt(sum), BigInt(2 ** rows * 10_000)), 6)]).toEqual([
      expected,
      expected,
    ]);
  }
});

test('[GAME-08] dice return from 98.99 to 99 % at every target, by every roll', () => {
  const { rtpRange } = table.par({ model: 'dice', mode: 'under', target: 5000 });
  expect([decimalOf(rtpRange!.least, 4), decimalOf(rtpRange!.most, 4)]).toEqual(['0.9899', '0.9900']);
  for (const [mode, target] of [
    ['under', 3333],
    ['over', 9800],
    ['over', 100],
  ] as const) {
    const params = { model: 'dice', mode, target };
    const wins = range(10_000).map((roll) => table.open(given(roll), 10_000, params).payout);
    const paid = wins.filter((each) => each > 0);
    expect(paid.length).toBe(target);
    expect(paid[0]).toBe(table.largestMultiplier(params));
    expect(rtpOf(params, 8)).toBe(decimalOf(fraction(BigInt(paid.length * paid[0]!), 100_000_000n), 8));
    // Rolls under a target are the lowest, those over it the highest.
    expect(wins[mode === 'under' ? 0 : 9999]).toBeGreaterThan(0);
  }
});

test('[GAME-17] any target of a crash point returns 98.99999 %, and the count of points is exact', () => {
  for (const target of [101n, 150n, 200n, 333n, 10_000n, 1_000_000n]) {
    const reaching = pointsReaching(target);
    // The highest 2⁵² − u that reaches, and the next one that does not.
    expect(crashPoint(POINTS - reaching) >= target).toBe(true);
    expect(crashPoint(POINTS - reaching - 1n) >= target).toBe(false);
    expect(decimalOf(fraction(reaching * target, POINTS * 100n), 5)).toBe('0.98999');
  }
  expect([crashPoint(0n), crashPoint(POINTS - 1n)]).toEqual([99n, 99n * POINTS]);
  expect(rtpOf({ model: 'limbo', mode: 'draw', target: 1_000_000 }, 7)).toBe('0.9899999');
});

test('[GAME-13] limbo pays its target if the drawn multiplier reaches it', () => {
  const params = { model: 'limbo', mode: 'draw', target: 198 };
  const half = 2 ** 25;
  expect(table.open(given(half, 0), 100, params)).toMatchObject({ payout: 198, state: { drawn: 198 } });
  expect(table.open(given(half - 1, 2 ** 26 - 1), 100, params)).toMatchObject({ payout: 0, state: { drawn: 197 } });
});

test('[GAME-08] wheels and cards return what every segment and every card pays', () => {
  for (const model of tableModels) {
    const params = { model: model.code, mode: 'draw' };
    if (model.kind === 'wheel') {
      const { length } = model.segments;
      const sum = range(length).reduce((total, at) => total + table.open(given(at), 10_000, params).payout, 0);
      expect(table.par(params).rtp).toEqual(fraction(BigInt(sum), BigInt(length * 10_000)));
    }
    if (model.kind === 'scratch') {
      const sum = model.prizes.reduce((total, { multiplier, cards }) => total + multiplier * cards, 0);
      expect(table.par(params).rtp).toEqual(fraction(BigInt(sum), BigInt(model.cards) * 10_000n));
    }
  }
});

test('[GAME-13] a scratch card shows three of the prize that it pays, and of no other', () => {
  for (const code of ['scratch-small', 'scratch-classic', 'scratch-gold']) {
    let winners = 0;
    for (const nonce of range(1500)) {
      const { state, payout } = table.open(drawsOf(nonce), 1, { model: code, mode: 'draw' });
      if (state.kind !== 'scratch') throw new Error('no card');
      const triples = range(10).filter((prize) => state.cells.filter((each) => each === prize).length >= 3);
      expect(triples).toEqual(state.prize === null ? [] : [state.prize]);
      expect(state.cells.length).toBe(9);
      expect(payout > 0).toBe(state.prize !== null);
      if (payout > 0) winners += 1;
    }
    const { hitRate } = table.par({ model: code, mode: 'draw' });
    const expected = (1500 * Number(hitRate.n)) / Number(hitRate.d);
    const tail = chiSquareTail(
      chiSquare([winners, 1500 - winners], (at) => (at === 0 ? expected : 1500 - expected)),
      1,
    );
    expect(tail).toBeGreaterThan(0.0001);
  }
});

test('[GAME-04] targets out of range are refused', () => {
  for (const target of [99, 9801, 50.5, '50', null, undefined]) {
    const params = { model: 'dice', mode: 'under', target } as TableParams;
    expect(() => table.open(drawsOf(0), 1, params)).toThrow(expect.objectContaining({ code: 'badParams' }));
  }
});
