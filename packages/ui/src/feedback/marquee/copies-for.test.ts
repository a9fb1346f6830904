import { expect, test } from 'vitest';
import { copiesFor } from './copies-for.ts';

test('[OP-80] four copies stand side by side, and more while the strip is not full', () => {
  expect(copiesFor(360, 700, 4)).toBe(4);
  expect(copiesFor(1280, 320, 4)).toBe(4);
  expect(copiesFor(1920, 320, 4)).toBe(6);
  for (const strip of [320, 1280, 1760, 3840])
    for (const text of [80, 333, 900]) expect(copiesFor(strip, text, 4) * text).toBeGreaterThanOrEqual(strip);
});

test('a text without a width, or a very short one, does not fill the document', () => {
  expect(copiesFor(1920, 0, 4)).toBe(4);
  expect(copiesFor(1920, 1, 4)).toBe(60);
});
