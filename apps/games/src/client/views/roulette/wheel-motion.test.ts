import { expect, test } from 'vitest';

import { pocketOf, restOf, spinOf, wheelOrder } from './wheel-motion.ts';

test('[RGS-22] the ball comes to rest in the pocket of the drawn number, from any rest before', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  for (let number = 0; number < 37; number += 1) {
    const [from, to] = [restOf((number * 5 + 3) % 37), restOf(number)];
    const { wheel, ball } = spinOf(from, to);
    const pocket = from.wheel + wheel + pocketOf(number);
    const off = (((pocket - (from.ball + ball)) % 360) + 360) % 360;
    expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
    expect(wheel).toBeGreaterThanOrEqual(720);
    expect(ball).toBeLessThanOrEqual(-1440);
  }
});
