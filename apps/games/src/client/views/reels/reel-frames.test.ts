import fc from 'fast-check';
import { expect, test } from 'vitest';

import { stopFrames } from './reel-frames.ts';

const cases = fc
  .record({
    length: fc.integer({ min: 9, max: 40 }),
    fastMs: fc.integer({ min: 0, max: 2000 }),
    part: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })
  .chain(({ length, fastMs, part }) =>
    fc.record({
      length: fc.constant(length),
      fastMs: fc.constant(fastMs),
      from: fc.nat(length - 1).map((at) => at + part),
      to: fc.nat(length - 1),
    }),
  );

test('[RGS-22] a reel ends on the stop of the maths and turns one way only', () => {
  fc.assert(
    fc.property(cases, (stop) => {
      const { frames } = stopFrames(stop);
      expect(frames[0]?.offset).toBe(0);
      expect(frames.at(-1)?.offset).toBeCloseTo(1, 9);
      expect((frames.at(-1)?.position ?? -1) % stop.length).toBeCloseTo(stop.to, 9);
      for (const [at, { offset, position }] of frames.entries()) {
        const before = frames[at - 1];
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(stop.length);
        if (!before) continue;
        expect(offset).toBeGreaterThanOrEqual(before.offset);
        expect(offset).toBeLessThanOrEqual(1);
        // A position rises only where the strip starts again, at one moment.
        if (position <= before.position + 1e-9) continue;
        expect(before.position).toBeCloseTo(0, 9);
        expect(position).toBeCloseTo(stop.length, 9);
        expect(offset).toBeCloseTo(before.offset, 9);
      }
    }),
    { numRuns: 500 },
  );
});

test('[RGS-22] a reel starts at the part of a symbol at which it turns', () => {
  const { frames } = stopFrames({ length: 24, from: 7.25, to: 3, fastMs: 400 });
  expect((frames[0]?.position ?? 0) % 1).toBeCloseTo(0.25, 9);
});
