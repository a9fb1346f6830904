import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barShapes } from './bar-heights.ts';

test('the highest bar fills the chart, and losses are below the line of zero', () => {
  expect(barShapes(['100.00', '50.00', '0.00'])).toEqual({
    zero: 100,
    bars: [
      { top: 0, height: 100 },
      { top: 50, height: 50 },
      { top: 100, height: 0 },
    ],
  });
  expect(barShapes(['75.00', '-25.00'])).toEqual({
    zero: 75,
    bars: [
      { top: 0, height: 75 },
      { top: 75, height: 25 },
    ],
  });
});

test('without a figure there is a line and no bar', () => {
  expect(barShapes([])).toEqual({ zero: 100, bars: [] });
  expect(barShapes(['0.00'])).toEqual({ zero: 100, bars: [{ top: 100, height: 0 }] });
});

test('every bar is inside the chart and touches the line of zero', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map((minor) => (minor / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), (values) => {
      const { zero, bars } = barShapes(values);
      for (const { top, height } of bars) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + height).toBeLessThanOrEqual(100.02);
        expect(Math.min(Math.abs(top - zero), Math.abs(top + height - zero))).toBeLessThanOrEqual(0.02);
      }
    }),
  );
});
