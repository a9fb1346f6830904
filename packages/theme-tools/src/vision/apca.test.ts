import { expect, test } from 'vitest';

import { advisedContrast, lightnessContrast } from './apca.ts';

test.each([
  ['#888888', '#FFFFFF', 63.056_469_930_209_424],
  ['#FFFFFF', '#888888', -68.541_464_366_449_62],
  ['#000000', '#AAAAAA', 58.146_262_578_561_334],
  ['#AAAAAA', '#000000', -56.241_133_368_397_42],
  ['#112233', '#DDEEFF', 91.668_308_114_816_31],
  ['#DDEEFF', '#112233', -93.067_700_494_842_75],
  ['#112233', '#444444', 8.323_261_369_573_93],
  ['#444444', '#112233', -7.526_878_460_278_154],
])('[THEME-34] %s on %s has the published lightness contrast', (text, ground, contrast) => {
  expect(lightnessContrast(text, ground)).toBeCloseTo(contrast, 9);
});

test('[THEME-34] equal colours have none, and text needs more than signs', () => {
  expect(lightnessContrast('#35D07F', '#35D07F')).toBe(0);
  expect([4.5, 3].map(advisedContrast)).toEqual([60, 30]);
});
