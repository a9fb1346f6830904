import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hexOf, rgbOf, type Oklch } from './oklch.ts';
import { solveColor, type Demand } from './solve-color.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const oklch: fc.Arbitrary<Oklch> = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.3, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});
const demand: fc.Arbitrary<Demand> = fc.record({ against: hex, least: fc.constantFrom(3, 4.5) });

/** Tries every step to both sides, with the contrast of another library. */
function tried(target: Oklch, demands: readonly Demand[]): number {
  for (let count = 0; count <= 250; count += 1) {
    for (const side of [1, -1]) {
      const l = target.l + side * count * 0.004;
      if (l < -0.004 || l > 1.004) continue;
      const color = hexOf(rgbOf({ ...target, l }));
      if (demands.every(({ against, least }) => wcagContrast(color, against) >= least)) return count * 0.004;
    }
  }
  return Number.POSITIVE_INFINITY;
}

test('[THEME-19] the solved colour meets its demands, and no nearer lightness does', () => {
  fc.assert(
    fc.property(oklch, fc.array(demand, { maxLength: 5 }), (target, demands) => {
      const { hex: color, moved } = solveColor(target, demands);
      const nearest = tried(target, demands);
      if (nearest === Number.POSITIVE_INFINITY) {
        expect(moved).toBe(nearest);
        return;
      }
      for (const { against, least } of demands)
        expect(wcagContrast(color, against)).toBeGreaterThanOrEqual(least - 1e-9);
      // Rounding to 8 bits makes luminance uneven within a step.
      expect(Math.abs(moved - nearest)).toBeLessThanOrEqual(0.0041);
    }),
    { numRuns: 300 },
  );
});
