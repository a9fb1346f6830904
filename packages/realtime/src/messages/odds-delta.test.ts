import { OddsDelta } from '@kvota/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { isOddsDelta } from './odds-delta.ts';

const anything = fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.string(), fc.constant(null), fc.constant([1]));

test("[OP-56] what passes by hand is what the contract's schema accepts in whole numbers of at least 0", () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(anything), fc.array(fc.nat(999_999_999))), (list) => {
      const whole = list.every((value) => Number.isInteger(value) && Number(value) >= 0);
      const odds = list.filter((_, at) => at > 0 && at % 2 === 0).every((value) => Number(value) <= 999_999_999);
      const safe = Number.isSafeInteger(list[0]);
      expect(isOddsDelta(list)).toBe(v.safeParse(OddsDelta, list).success && whole && odds && safe);
    }),
  );
});

test('[OP-56] a price above six digits is malformed; a sequence number alone is valid', () => {
  expect(isOddsDelta([1, 0, 999_999_999])).toBe(true);
  expect(isOddsDelta([1, 0, 1_000_000_000])).toBe(false);
  expect(isOddsDelta([7])).toBe(true);
});
