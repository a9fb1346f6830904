import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPages, pageSlots, rowRange } from './page-slots.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [5, 12, [1, 'gap-before', 4, 5, 6, 'gap-after', 12]],
  [9, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
])('on page %i of %i the places are %j', (page, count, slots) => {
  expect(pageSlots(page, count)).toEqual(slots);
});

test('there are always seven places above seven pages, with the current, the first and the last among them', () => {
  const pages = fc
    .integer({ min: 8, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const slots = pageSlots(page, count);
      expect(slots).toHaveLength(7);
      expect(new Set(slots).size).toBe(7);
      expect(slots).toContain(page);
      expect(slots[0]).toBe(1);
      expect(slots.at(-1)).toBe(count);
    }),
  );
});

test('rows make whole pages, and none make one', () => {
  expect(countPages(143, 20)).toBe(8);
  expect(countPages(140, 20)).toBe(7);
  expect(countPages(0, 20)).toBe(1);
});

test('the last page ends with the last row', () => {
  expect(rowRange(1, 20, 143)).toEqual({ from: 1, to: 20 });
  expect(rowRange(8, 20, 143)).toEqual({ from: 141, to: 143 });
  expect(rowRange(1, 20, 0)).toEqual({ from: 0, to: 0 });
});
