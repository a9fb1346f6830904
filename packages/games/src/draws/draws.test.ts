import { createHash, createHmac } from 'node:crypto';
import { hmac as nobleHmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chiSquare, chiSquareTail, drawsOf, hmac } from '../testing/hmac.ts';
import { createDraws } from './create-draws.ts';
import { drawWeighted, drawWithout, range } from './shuffle.ts';
import { utf8 } from './utf8.ts';

/** The draws as the SPEC describes them, written for these tests with buffers and big integers. */
function* wordsOf(serverSeed: string, clientSeed: string, nonce: number): Generator<bigint> {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest('hex');
    for (let at = 0; at < 64; at += 8) yield BigInt(`0x${digest.slice(at, at + 8)}`);
  }
}

function independentInt(words: Iterator<bigint>, n: number): number {
  const wide = 2n ** 32n;
  const limit = wide - (wide % BigInt(n));
  for (;;) {
    const { value } = words.next() as { value: bigint };
    if (value < limit) return Number(value % BigInt(n));
  }
}

test('[GAME-01] draws follow from the seeds as the SPEC describes them, for any text and any bound', () => {
  const seed = fc.string({ unit: 'grapheme', maxLength: 30 });
  fc.assert(
    fc.property(
      seed,
      seed,
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }),
      (a, b, n, bounds) => {
        const draws = createDraws({ hmac, serverSeed: a, clientSeed: b, nonce: n });
        const words = wordsOf(a, b, n);
        expect(bounds.map((bound) => draws.int(bound))).toEqual(bounds.map((bound) => independentInt(words, bound)));
      },
    ),
    { numRuns: 60 },
  );
});

test('[GAME-01] the HMAC of the browser gives the same draws', () => {
  const runs = process.env['KVOTA_FULL'] === '1' ? 1_000_000 : 5000;
  const seeds = { serverSeed: 'ab12', clientSeed: 'Ђурђевак', nonce: 7 };
  const server = createDraws({ hmac, ...seeds });
  const browser = createDraws({ hmac: (key, message) => nobleHmac(sha256, key, message), ...seeds });
  let different = 0;
  for (let at = 0; at < runs; at += 1) if (server.int(1000 + at) !== browser.int(1000 + at)) different += 1;
  expect(different).toBe(0);
});

test('[GAME-02] a word at or above the largest multiple is rejected', () => {
  const block = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 5, ...range(20).map(() => 1)]);
  const draws = createDraws({ hmac: () => block, serverSeed: '', clientSeed: '', nonce: 0 });
  // 2³¹ + 1 fits once into 2³²: the first word is rejected, the second is below.
  expect(draws.int(2 ** 31 + 1)).toBe(2 ** 31);
  expect(draws.int(10)).toBe(5);
});

test('[GAME-04] bounds, nonces and seeds out of range are refused', () => {
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
    expect(() => drawsOf(0).int(bound)).toThrow(expect.objectContaining({ code: 'badDraw' }));
  }
  for (const nonce of [-1, 0.5, Number.NaN]) {
    expect(() => drawsOf(nonce)).toThrow(expect.objectContaining({ code: 'badSeed' }));
  }
  expect(() => utf8('\uD800')).toThrow(expect.objectContaining({ code: 'badSeed' }));
  const short = createDraws({ hmac: () => new Uint8Array(20), serverSeed: '', clientSeed: '', nonce: 0 });
  expect(() => short.int(2)).toThrow(expect.objectContaining({ code: 'badSeed' }));
});

test('[GAME-02] values, pairs, runs and shuffles are as even as chance makes them', () => {
  const draws = drawsOf(1);
  const size = 30;
  const count = 30_000;
  const drawn = range(count).map(() => draws.int(size));
  const tally = (cells: number, indices: readonly number[]): number[] => {
    const counts = Array.from({ length: cells }, () => 0);
    for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
    return counts;
  };
  const tails: number[] = [];
  const even = (counts: readonly number[], total: number): void => {
    const x = chiSquare(counts, () => total / counts.length);
    tails.push(chiSquareTail(x, counts.length - 1));
  };
  even(tally(size, drawn), count);
  const pairs = drawn.slice(1).map((value, at) => (drawn[at] ?? 0) * size + value);
  even(tally(size * size, pairs), count - 1);
  // Gaps between two zeros are geometric.
  const zeros = drawn.flatMap((value, at) => (value === 0 ? [at] : []));
  const gaps = zeros.slice(1).map((at, index) => Math.min(60, at - (zeros[index] ?? 0) - 1));
  const chanceOfGap = (gap: number): number => (gap === 60 ? (29 / 30) ** 60 : (29 / 30) ** gap / 30);
  const folded = range(12).map(
    (cell) => gaps.filter((gap) => (gap === 60 ? 11 : Math.min(11, (gap - (gap % 5)) / 5)) === cell).length,
  );
  const expectedGap = (cell: number): number =>
    gaps.length *
    range(61)
      .filter((gap) => Math.min(11, (gap - (gap % 5)) / 5) === cell)
      .reduce((sum, gap) => sum + chanceOfGap(gap), 0);
  tails.push(chiSquareTail(chiSquare(folded, expectedGap), 11));
  // All 24 orders of four, and the first three of six.
  const orders = range(24_000).map(() => drawWithout(draws, range(4), 4).reduce((sum, each) => sum * 4 + each, 0));
  const seen = [...new Set(orders)];
  expect(seen.length).toBe(24);
  even(
    seen.map((order) => orders.filter((each) => each === order).length),
    orders.length,
  );
  for (const tail of tails) {
    expect(tail).toBeGreaterThan(0.0001);
    expect(tail).toBeLessThan(0.9999);
  }
});

test('[GAME-02] a weighted draw counts the cases of each index', () => {
  const weights = [3, 0, 5, 2];
  const all = range(10).map((at) => drawWeighted({ int: () => at }, weights));
  expect(all).toEqual([0, 0, 0, 2, 2, 2, 2, 2, 3, 3]);
});

test('[GAME-01] the key is the text of the server seed, also in hexadecimal digits', () => {
  const seed = createHash('sha256').update('x').digest('hex');
  const first = createHmac('sha256', Buffer.from(seed, 'utf8')).update('c:0:0').digest().readUInt32BE(0);
  expect(createDraws({ hmac, serverSeed: seed, clientSeed: 'c', nonce: 0 }).int(2 ** 32)).toBe(first);
});
