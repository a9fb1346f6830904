import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  captureMovements,
  drawOf,
  holdMovements,
  refundMovements,
  releaseMovements,
  type Movement,
} from './movements.ts';

const amounts = fc.bigInt({ min: 0n, max: 50_000n });
const sum = (movements: readonly Movement[]): bigint => movements.reduce((total, { amount }) => total + amount, 0n);
const on = (movements: readonly Movement[], account: string): bigint =>
  sum(movements.filter(({ accountId }) => accountId === account));

test('[OP-97] a stake draws wallet_0 first, then wallet_1, and never more than there is', () => {
  expect(drawOf({ wallet0: 100n, wallet1: 50n }, 60n)).toEqual({ wallet0: 60n, wallet1: 0n });
  expect(drawOf({ wallet0: 100n, wallet1: 50n }, 130n)).toEqual({ wallet0: 100n, wallet1: 30n });
  expect(drawOf({ wallet0: 100n, wallet1: 50n }, 151n)).toBeUndefined();
});

test('every posting of a stake sums to zero, and a lower capture equals having drawn less', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (wallet0, wallet1, stake, lower) => {
      const draw = drawOf({ wallet0, wallet1 }, stake);
      fc.pre(draw !== undefined && lower > 0n && lower <= stake);
      const hold = holdMovements('w', draw);
      const capture = captureMovements('w', 'RSD', draw, lower);
      for (const movements of [hold, capture, releaseMovements('w', draw), refundMovements('w', 'RSD', draw)]) {
        expect(sum(movements)).toBe(0n);
      }
      const direct = holdMovements('w', drawOf({ wallet0, wallet1 }, lower)!);
      for (const account of ['w:wallet_0', 'w:wallet_1']) {
        expect(on([...hold, ...capture], account)).toBe(on(direct, account));
      }
      expect(on([...hold, ...capture], 'w:held')).toBe(0n);
    }),
  );
});

test('more than what is held cannot be captured', () => {
  expect(() => captureMovements('w', 'RSD', { wallet0: 10n, wallet1: 0n }, 11n)).toThrow(RangeError);
});
