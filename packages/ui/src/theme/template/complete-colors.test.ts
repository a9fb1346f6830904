import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { themeColors } from '../tokens/theme-values.ts';
import { colorPaths, colorProperty, type ColorPath } from '../tokens/token-names.ts';
import { colorAt } from '../tokens/tokens.ts';
import { completeColors } from './complete-colors.ts';
import { contrastPairs } from './contrast-pairs.ts';

const brandBase = colorProperty('brand.base');
const byte = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(byte, byte, byte)
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe.each(['dark', 'light'] as const)('accents of the %s theme', (theme) => {
  const complete = (colors: Record<string, string>): Readonly<Record<string, string>> =>
    completeColors({ dark: {}, light: {}, [theme]: colors })[theme];
  const shown = (colors: Readonly<Record<string, string>>, path: ColorPath): string =>
    colors[colorProperty(path)] ?? colorAt(themeColors[theme], path);

  test('[THEME-19] the brand colour alone reaches every accent', () => {
    const brand = theme === 'dark' ? '#FF6A00' : '#7A1FA2';
    const colors = complete({ [brandBase]: brand });
    expect(colors[brandBase]).toBe(brand);
    const accents = ['brand.hover', 'brand.text', 'brand.subtle', 'odds.selectedBg'] as const;
    for (const path of accents) expect(shown(colors, path)).not.toBe(colorAt(themeColors[theme], path));
    expect(shown(colors, 'odds.selectedBg')).toBe(brand);
    // What does not follow the brand stays with the kit.
    expect(colors[colorProperty('bg.canvas')]).toBeUndefined();
    expect(colors[colorProperty('live.solid')]).toBeUndefined();
  });

  test('[THEME-19] every accent can be read, whatever the brand colour', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const colors = complete({ [brandBase]: brand });
        const low = contrastPairs.filter(
          ({ ink, ground, least }) => wcagContrast(shown(colors, ink), shown(colors, ground)) < least,
        );
        expect(low).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('accents that the operator chose stay, and without a brand colour nothing is derived', () => {
    const chosen = { [brandBase]: '#C2410C', [colorProperty('brand.text')]: '#FF00AA' };
    expect(complete(chosen)[colorProperty('brand.text')]).toBe('#FF00AA');
    const grounds = { [colorProperty('bg.canvas')]: '#101010' };
    expect(complete(grounds)).toBe(grounds);
    const all = Object.fromEntries(
      colorPaths().map((path) => [colorProperty(path), colorAt(themeColors[theme], path)]),
    );
    expect(complete(all)).toEqual(all);
  });
});
