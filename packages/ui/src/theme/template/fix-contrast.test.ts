import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { colorPaths, type ColorPath } from '../tokens/token-names.ts';
import { colorAt, treeOf } from '../tokens/tokens.ts';
import { themeColors } from '../tokens/theme-values.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { fixContrast, lowPairs, suggestInk } from './fix-contrast.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const color = fc.oneof(hex, fc.constantFrom('#000000', '#FFFFFF', '#808080', '#FF0000', '#00FF00', '#0000FF'));
const picked = fc.dictionary(fc.constantFrom(...colorPaths()), color, { maxKeys: 45 });
const runs = process.env['KVOTA_FULL'] ? 10_000 : 300;

describe.each(['dark', 'light'] as const)('hand-picked colours over the %s theme', (theme) => {
  const withPicked = (colors: Partial<Record<ColorPath, string>>) =>
    treeOf((path) => colors[path] ?? colorAt(themeColors[theme], path));

  test('[THEME-27] fixing leaves no failing pair, and changes nothing without one', () => {
    fc.assert(
      fc.property(picked, (own) => {
        const colors = withPicked(own);
        const fixed = fixContrast(colors, theme);
        const low = contrastPairs.filter(
          ({ ink, ground, least }) =>
            wcagContrast(colorAt(fixed.colors, ink).slice(0, 7), colorAt(fixed.colors, ground).slice(0, 7)) <
            least - 1e-9,
        );
        expect(low).toEqual([]);
        if (lowPairs(colors).length === 0) expect(fixed.moved).toEqual([]);
        const part = new Set(contrastPairs.flatMap(({ ink, ground }) => [ink, ground]));
        for (const path of colorPaths())
          if (!part.has(path)) expect(colorAt(fixed.colors, path)).toBe(colorAt(colors, path));
        expect(fixContrast(fixed.colors, theme).moved).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('[THEME-27] an unreadable text is given the nearest colour that can be read on everything below it', () => {
    const ground = colorAt(themeColors[theme], 'bg.canvas');
    const colors = withPicked({ 'text.primary': ground });
    const low = lowPairs(colors);
    expect(low.map(({ ink }) => ink).every((ink) => ink === 'text.primary')).toBe(true);
    const { applied } = suggestInk(colors, low[0]!);
    expect(lowPairs(withPicked({ 'text.primary': applied }))).toEqual([]);
    expect(fixContrast(colors, theme).moved.map(({ path }) => path)).toEqual(['text.primary']);
  });
});
