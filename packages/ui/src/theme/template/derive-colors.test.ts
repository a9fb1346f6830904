import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { deriveColors, leastMoveDistance } from './derive-colors.ts';
import { moveDistance } from '../color/move-distance.ts';
import { checkSeeds, defaultSeeds, seedNames, type ThemeSeeds } from './seeds.ts';
import { templateOf } from './theme-template.ts';
import { themeColors, tokenNames } from '../tokens/theme-values.ts';
import { colorPaths } from '../tokens/token-names.ts';
import { colorAt } from '../tokens/tokens.ts';
import { checkThemeColors } from './apply-theme.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hex = (...channels: number[]): string =>
  formatHex({ mode: 'rgb', r: channels[0]! / 255, g: channels[1]! / 255, b: channels[2]! / 255 } as never) ?? '';
const color = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(byte, byte, byte).map(([r, g, b]) => hex(r, g, b)) },
  { weight: 2, arbitrary: byte.map((grey) => hex(grey, grey, grey)) },
  { weight: 2, arbitrary: fc.constantFrom('#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00') },
);
const apart: fc.Arbitrary<ThemeSeeds> = fc.record({
  brand: color,
  ground: color,
  text: color,
  odds: color,
  live: color,
  up: color,
  down: color,
  casino: color,
});
const equal = color.map((one) => Object.fromEntries(seedNames.map((name) => [name, one])) as unknown as ThemeSeeds);
const some = fc
  .tuple(apart, fc.subarray([...seedNames]))
  .map(([all, kept]) => Object.fromEntries(kept.map((name) => [name, all[name]])));

describe.each(['dark', 'light'] as const)('derivation of the %s theme', (theme) => {
  test('the seeds of the kit give its own theme back, and so does none at all', () => {
    expect(deriveColors(defaultSeeds[theme], theme)).toEqual({ colors: themeColors[theme], faults: [], moved: [] });
    expect(deriveColors({}, theme).colors).toEqual(themeColors[theme]);
  });

  test('every pair of every set of seeds can be read, by the measure of another library', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: apart }, equal, some), (seeds) => {
        const { colors } = deriveColors(seeds, theme);
        const low = contrastPairs.filter(
          ({ ink, ground, least }) => wcagContrast(colorAt(colors, ink), colorAt(colors, ground)) < least,
        );
        expect(low).toEqual([]);
        for (const path of colorPaths()) expect(colorAt(colors, path)).toMatch(/^#[\dA-F]{6}(?:[\dA-F]{2})?$/);
      }),
      { numRuns: 250 },
    );
  });

  test('up and down are never one for eyes that confuse red and green', () => {
    const eyes = [filterDeficiencyDeuter(1), filterDeficiencyProt(1)];
    fc.assert(
      fc.property(fc.oneof(apart, equal), (seeds) => {
        const { up, down } = deriveColors(seeds, theme).colors.move;
        expect(moveDistance(up, down)).toBeGreaterThanOrEqual(leastMoveDistance);
        for (const see of eyes) expect(differenceCiede2000()(see(up), see(down))).toBeGreaterThan(10);
      }),
      { numRuns: 250 },
    );
  });

  test('a seed changes what grows from it and nothing that can stay', () => {
    const { colors } = deriveColors({ casino: '#E0457B' }, theme);
    const changed = colorPaths().filter((path) => colorAt(colors, path) !== colorAt(themeColors[theme], path));
    expect(changed).toEqual(['casino.text', 'casino.subtle']);
  });

  test('a brand that can be seen is applied as it is', () => {
    const brand = theme === 'dark' ? '#FF6A00' : '#7A1FA2';
    expect(deriveColors({ brand }, theme).colors.brand.base).toBe(brand);
  });
});

test('a brand that cannot be seen is moved, and the answer says so', () => {
  const { colors, moved } = deriveColors({ brand: '#101010' }, 'dark');
  expect(moved).toContainEqual({ path: 'brand.base', requested: '#101010', applied: colors.brand.base });
});

test('letters on a middling red are light', () => {
  const { brand } = deriveColors({ brand: '#E53935' }, 'light').colors;
  expect(wcagContrast(brand.on, '#000')).toBeGreaterThan(15);
});

test('seeds may be written in any of the notations, and are the same colour then', () => {
  expect(deriveColors({ brand: 'rgb(217 242 79)' }, 'dark').colors).toEqual(themeColors.dark);
});

test('what is no seed is told with its reason and what to do, and the kit stands in for it', () => {
  const { accepted, faults } = checkSeeds({
    brand: 'url(x)',
    ground: 7,
    odds: '#11223344',
    text: ' #fff ',
    trim: '#000',
  });
  expect(accepted).toEqual({ text: '#fff' });
  expect(faults.map(({ seed, reason }) => [seed, reason])).toEqual([
    ['brand', 'not-a-colour'],
    ['ground', 'not-a-colour'],
    ['odds', 'transparent'],
    ['trim', 'unknown-seed'],
  ]);
  expect(faults[0]?.message).toContain('give hex');
  expect(deriveColors({ brand: 'none' }, 'dark').colors).toEqual(themeColors.dark);
});

test('[THEME-06] a template from seeds has a name and every colour of both themes', () => {
  const template = templateOf('Night', { dark: { brand: '#FF6A00' }, light: {} });
  expect(template.name).toBe('Night');
  expect(Object.keys(template.dark)).toEqual([...tokenNames]);
  expect(checkThemeColors(template.light).faults).toEqual([]);
  expect(template.light['--kvota-color-bg-canvas']).toBe(themeColors.light.bg.canvas);
});
