import { expect, test } from 'vitest';

import { opacityOf, toHex } from './to-hex.ts';

test.each([
  ['#abc', '#AABBCC', 1],
  ['#abcd', '#AABBCCDD', 0xdd / 255],
  ['#0A1519', '#0A1519', 1],
  ['#0A1519CC', '#0A1519CC', 0xcc / 255],
  ['rgb(255 0 0 / 50%)', '#FF000080', 0.5],
  ['rgba(255, 0, 0, 0.5)', '#FF000080', 0.5],
  ['rgb(255, 0, 0)', '#FF0000', 1],
  ['hsl(120deg 100% 50%)', '#00FF00', 1],
  ['oklch(1 0 0 / 0)', '#FFFFFF00', 0],
  ['rgb(1 2 3 / 7)', '#010203', 1],
])('[THEME-10] %s is %s in hex', (text, hex, opacity) => {
  expect(toHex(text)).toBe(hex);
  expect(opacityOf(text)).toBeCloseTo(opacity, 5);
});
