import { expect, test } from 'vitest';

import { spreadMarks } from './spread-marks.ts';

const near = (places: readonly number[]) => spreadMarks(places, 0.1).map((place) => Math.round(place * 100) / 100);

test('marks that would overlap move apart, and stay within the axis', () => {
  expect(near([0.2, 0.5])).toEqual([0.2, 0.5]);
  expect(near([0.5, 0.51, 0.52])).toEqual([0.5, 0.6, 0.7]);
  expect(near([0.97, 0.98, 1])).toEqual([0.8, 0.9, 1]);
  expect(near([])).toEqual([]);
});
