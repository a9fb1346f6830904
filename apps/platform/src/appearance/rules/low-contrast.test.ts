import { contrastPairs, themeValues, tokenNames } from '@kvota/ui/theme';
import { expect, test } from 'vitest';

import { lowContrastOf } from './low-contrast.ts';

test("[THEME-25] the kit's own colours have no pair that is too similar", () => {
  expect(lowContrastOf({ dark: {}, light: {} })).toEqual([]);
  expect(lowContrastOf({ dark: themeValues.dark, light: themeValues.light })).toEqual([]);
});

test('[THEME-25] every pair of both themes is tested, with names of tokens with or without dashes', () => {
  const grey = Object.fromEntries(tokenNames.map((token) => [token, '#808080']));
  const plain = Object.fromEntries(tokenNames.map((token) => [token.slice(2), ' #808080 ']));
  const low = lowContrastOf({ dark: grey, light: plain });
  // Clients derive a brand colour that can be seen on the given grounds, and the test is of what they show.
  const fixed = contrastPairs.filter(({ ink, ground }) => ink !== 'brand.base' && ground !== 'brand.base');
  expect(fixed.length).toBeGreaterThan(80);
  const pairsOf = (theme: string) =>
    low.filter((one) => one.theme === theme).map(({ ink, ground, least }) => ({ ink, ground, least }));
  expect([pairsOf('dark'), pairsOf('light')]).toEqual([fixed, fixed].map((all) => expect.arrayContaining(all)));
});

test.each([
  ['#FFFFFF', true],
  ['#FFF', true],
  ['#FFFF', true],
  ['#FFFFFFFF', true],
  ['#FFF8', false],
  ['#FFFFFF00', false],
  ['rgb(255 255 255)', true],
  ['rgb(255 255 255 / 1)', true],
  ['rgba(255, 255, 255, 0.5)', false],
  ['hsl(0 0% 100% / 100%)', true],
  ['hsl(0 0% 100% / 99%)', false],
  ['oklch(1 0 0 / 0.2)', false],
  ['oklch(1 0 0)', true],
])('[THEME-25] the text colour %s is readable on a dark page: %s', (color, readable) => {
  const low = lowContrastOf({ dark: { '--kvota-color-text-primary': color }, light: {} });
  expect(low.some(({ ink, ground }) => ink === 'text.primary' && ground === 'bg.canvas')).toBe(!readable);
});
