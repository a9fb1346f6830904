import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createServerClock } from './server-clock.ts';

test('before the first answer the clock is that of the device', () => {
  expect(
    createServerClock(
      () => 5,
      () => 1234,
    ).now(),
  ).toBe(1234);
});

test('a wall clock that is ten minutes off has no effect after an answer', () => {
  let mono = 1000;
  const clock = createServerClock(
    () => mono,
    () => 600_000_000,
  );
  clock.learn(new Date(5_000_000).toISOString(), 900, 1100);
  expect(clock.now()).toBe(5_000_000);
  mono += 2500;
  expect(clock.now()).toBe(5_002_500);
});

test('the error is at most half of the quickest round trip', () => {
  const trip = fc.record({ out: fc.nat(4000), back: fc.nat(4000), pause: fc.nat(3000) });
  fc.assert(
    fc.property(
      fc.array(trip, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 2_000_000_000 }),
      (trips, offset) => {
        let mono = 0;
        const clock = createServerClock(
          () => mono,
          () => 0,
        );
        let quickest = Number.POSITIVE_INFINITY;
        for (const { out, back, pause } of trips) {
          const sent = mono;
          const server = new Date(sent + out + offset).toISOString();
          mono += out + back;
          clock.learn(server, sent, mono);
          quickest = Math.min(quickest, out + back);
          expect(Math.abs(clock.now() - (mono + offset))).toBeLessThanOrEqual(4000);
          mono += pause;
        }
        if (mono < 120_000) expect(Math.abs(clock.now() - (mono + offset))).toBeLessThanOrEqual(quickest / 2 + 1);
      },
    ),
  );
});

test('an answer without a readable time has no effect', () => {
  const clock = createServerClock(
    () => 0,
    () => 77,
  );
  clock.learn('soon', 0, 1);
  expect(clock.now()).toBe(77);
});
