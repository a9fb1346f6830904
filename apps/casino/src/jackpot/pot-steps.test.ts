import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { firstSteps, nextSteps, shownAmount, stepMs } from './pot-steps.ts';

test('[JACK-03] the counter goes up to the older of two amounts in a second, and never past it', () => {
  const one = firstSteps({ amount: 1000n, seq: 1 }, 0);
  const two = nextSteps(one, { amount: 1500n, seq: 2 }, 1000);
  expect([shownAmount(two, 1000), shownAmount(two, 9000)]).toEqual([1000n, 1000n]);
  const three = nextSteps(two, { amount: 1600n, seq: 3 }, 2000);
  expect([2000, 2500, 3000, 60_000].map((now) => shownAmount(three, now))).toEqual([1000n, 1250n, 1500n, 1500n]);
});

test('[JACK-03] the counter never falls but after a win, is never above a real amount, and drops what is late', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1000), fc.nat(3000)), { maxLength: 30 }), (steps) => {
      let [now, real, seq, shown] = [0, 10_000n, 1, 10_000n];
      let pot = firstSteps({ amount: real, seq }, now);
      for (const [more, passed] of steps) {
        now += passed;
        real += BigInt(more);
        seq += 1;
        pot = nextSteps(pot, { amount: real, seq }, now);
        for (const later of [0, stepMs / 2, stepMs * 3]) {
          const next = shownAmount(pot, now + later);
          expect(next <= real).toBe(true);
          if (later === 0) expect(next >= shown).toBe(true);
        }
        shown = shownAmount(pot, now);
      }
      expect(nextSteps(pot, { amount: 0n, seq }, now)).toBe(pot);
      expect(shownAmount(nextSteps(pot, { amount: 5n, seq: seq + 1 }, now), now)).toBe(5n);
    }),
  );
});
