import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { curveModels } from '../../models/curve/curve-models.ts';
import { decimalOf } from '../../par/fraction.ts';
import { drawsOf } from '../../testing/hmac.ts';
import { curve, type CurveParams } from './curve.ts';
import { curveAt, curveLasts, curveReaches } from './rise.ts';

const open = (nonce: number, target?: number) =>
  curve.open(drawsOf(nonce), 100, { model: 'curve', mode: 'round', ...(target && { target }) });

/** The point of a round: that of a bet that nobody would win. */
const pointOf = (nonce: number): number => open(nonce).state.point ?? 1_000_000;

test('[GAME-17] a bet is paid its target if the curve reaches it, and the point does not depend on the target', () => {
  for (const nonce of range(500)) {
    const point = pointOf(nonce);
    for (const target of [101, 150, 200, 1000]) {
      const { state, payout } = open(nonce, target);
      expect(payout).toBe(point >= target ? target : 0);
      expect(state.point).toBe(point >= target ? null : point);
    }
  }
});

test('[GAME-07] the round of a bet that left does not show the end of the curve', () => {
  const left = range(50)
    .map((nonce) => open(nonce, 101))
    .filter(({ payout }) => payout > 0);
  expect(left.length).toBeGreaterThan(40);
  for (const round of left) expect(curve.public(round).state).toEqual({ point: null, multiplier: 10_100 });
});

test('[GAME-21] the multiplier never falls, doubles every 8,192 ms, and each multiplier is reached at one millisecond', () => {
  expect([0, 8192, 16_384, 81_920].map(curveAt)).toEqual([100, 200, 400, 102_400]);
  let before = 100;
  for (const ms of range(curveReaches(1_000_000) + 1)) {
    const now = curveAt(ms);
    if (now < before) expect.fail(`The multiplier falls at ${ms} ms.`);
    if (now > before && curveReaches(now) !== ms) expect.fail(`${now} is not reached at ${ms} ms.`);
    before = now;
  }
  expect(before).toBeGreaterThanOrEqual(1_000_000);
});

test('[GAME-21] growth is made of roots of two: each squared is the one before, within the last place', () => {
  // 2^(1/8192) is the growth of one millisecond: 13 squares of it are two.
  const one = 10n ** 30n;
  let growth = 1000084616272694313n * 10n ** 12n;
  for (const _ of range(13)) growth = (growth * growth) / one;
  expect(growth / 10n ** 16n).toBe(2n * 10n ** 14n - 1n);
  expect(range(40).map((at) => curveAt(at * 250))).toEqual(
    range(40).map((at) => Math.floor(100 * 2 ** ((at * 250) / 8192) + 1e-9)),
  );
});

test('[GAME-21] a cash-out is won at each millisecond before the end of the curve, and no target is reached at it', () => {
  const model = curveModels[0]!;
  fc.assert(
    fc.property(fc.integer({ min: 99, max: 1_200_000 }), fc.nat(), (point, at) => {
      const end = curveLasts(point, model);
      if (end > 0) expect(curveAt(at % end)).toBeLessThanOrEqual(point);
      expect(curveAt(end) > point || end === curveReaches(model.targets.most)).toBe(true);
      // A target that is paid is reached by the end, and one that is reached before the end is paid.
      const target = Math.max(101, point - 150 + (at % 300));
      if (target <= Math.min(point, model.targets.most)) expect(curveReaches(target)).toBeLessThanOrEqual(end);
      if (curveReaches(target) < end) expect(target).toBeLessThanOrEqual(point);
    }),
    { numRuns: 3000 },
  );
});

test('[GAME-17] a bet without a target leaves at the highest one', () => {
  const won = range(3).map((nonce) =>
    curve.open({ int: (n) => n - 1 }, 100 + nonce, { model: 'curve', mode: 'round' }),
  );
  expect(won.map(({ payout }) => payout)).toEqual([1_000_000, 1_010_000, 1_020_000]);
});

test('[GAME-08] every target of the curve returns 98.9999 %', () => {
  for (const target of [101, 137, 200, 5000, 1_000_000]) {
    expect(decimalOf(curve.par({ model: 'curve', mode: 'round', target }).rtp, 6)).toBe('0.989999');
  }
});

test('[GAME-04] targets out of range are refused', () => {
  for (const target of [100, 1_000_001, 150.5, '200', null]) {
    expect(() => curve.open(drawsOf(0), 100, { model: 'curve', mode: 'round', target } as CurveParams)).toThrow(
      expect.objectContaining({ code: 'badParams' }),
    );
  }
});
