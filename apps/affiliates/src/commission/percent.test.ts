import fc from 'fast-check';
import { expect, test } from 'vitest';

import { percentToPpm, ppmToPercent } from './percent.ts';

test.each([
  ['30', 300_000],
  ['12,5', 125_000],
  ['12.5 %', 125_000],
  ['0', 0],
  ['100', 1_000_000],
  ['0,0001', 1],
  [' 7.2500', 72_500],
])('%s is read as %i parts per million', (text, ppm) => {
  expect(percentToPpm(text)).toBe(ppm);
});

test.each(['', '-1', '100,0001', '101', '1e1', '12,', ',5', '1.234,5', '0.00001', '12.5.1', 'NaN', '٣'])(
  '"%s" is no rate',
  (text) => {
    expect(percentToPpm(text)).toBeNull();
  },
);

test('every rate is written and read again exactly, with point and with comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (ppm) => {
      const text = ppmToPercent(ppm);
      expect(percentToPpm(text)).toBe(ppm);
      expect(percentToPpm(text.replace('.', ','))).toBe(ppm);
    }),
  );
});
