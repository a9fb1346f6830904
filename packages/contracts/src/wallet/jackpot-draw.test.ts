import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { jackpotNumber } from './jackpot-draw.ts';

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest();
const numberOf = (round: number, oneIn: bigint): bigint =>
  jackpotNumber({ secret: 'secret of a test', server: 'house', roundId: `r-${round}`, oneIn }, hmac);

test('[JACK-02] numbers are below the limit, and follow from secret and round alone', () => {
  fc.assert(
    fc.property(fc.nat(), fc.bigInt({ min: 1n, max: 1n << 63n }), (round, oneIn) => {
      const drawn = numberOf(round, oneIn);
      expect(drawn >= 0n && drawn < oneIn).toBe(true);
      expect(numberOf(round, oneIn)).toBe(drawn);
    }),
  );
});

test('[JACK-02] each number is equally likely: χ² of 40,000 rounds over 50 numbers', () => {
  const counts = Array.from({ length: 50 }, () => 0);
  for (let round = 0; round < 40_000; round += 1) counts[Number(numberOf(round, 50n))]! += 1;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 800) ** 2 / 800, 0);
  // 49 degrees: 0.0001 < p < 0.9999. The seed is fixed, so the statistic is a constant.
  expect(chiSquare).toBeGreaterThan(20);
  expect(chiSquare).toBeLessThan(94);
});

test('[JACK-02] words at and above the largest multiple are left out', () => {
  const top = new Uint8Array(32).fill(255);
  const block = createHash('sha256').update('any').digest();
  let calls = 0;
  const first = jackpotNumber({ secret: '', server: '', roundId: '', oneIn: 3n << 62n }, () => {
    calls += 1;
    return calls === 1 ? top : new Uint8Array(32);
  });
  expect([first, calls]).toEqual([0n, 2]);
  expect(block).toHaveLength(32);
});
