import { createHmac } from 'node:crypto';

import { createDraws } from '../draws/create-draws.ts';
import type { Draws, Hmac } from '../draws/draws.ts';

/** HMAC-SHA256 of Node. */
export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** Draws of a fixed seed, one stream per nonce. */
export const drawsOf = (nonce: number, serverSeed = 'server seed of a test'): Draws =>
  createDraws({ hmac, serverSeed, clientSeed: 'client', nonce });

/**
 * Probability that χ² with this many degrees exceeds `x`, by the cube-root approximation of Wilson and Hilferty. Seeds
 * are fixed, so the statistic is a constant and the test is no gamble.
 */
export function chiSquareTail(x: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  const z = (Math.cbrt(x / degrees) - (1 - spread)) / Math.sqrt(spread);
  // Abramowitz and Stegun 26.2.17 for the normal tail.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z > 0 ? tail : 1 - tail;
}

/** χ² of counts against their expectation. */
export const chiSquare = (counts: readonly number[], expected: (index: number) => number): number =>
  counts.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);
