import { colorPaths, colorProperty, type ColorPath } from '../tokens/token-names.ts';
import { colorAt } from '../tokens/tokens.ts';
import { deriveColors } from './derive-colors.ts';
import { seedOf } from './seed-tints.ts';
import type { SeededTheme } from './seeds.ts';
import type { SiteColors } from './site-colors.ts';

const base = 'brand.base';

/** True for colours that follow the brand: its text, its hover, a selected price, and the focus ring on light paper. */
const isAccent = (path: ColorPath, theme: SeededTheme): boolean =>
  seedOf(path) === 'brand' || (path === 'border.focus' && theme === 'light');

function completed(given: Readonly<Record<string, string>>, theme: SeededTheme): Readonly<Record<string, string>> {
  const brand = given[colorProperty(base)];
  if (brand === undefined) return given;
  const fixed = new Map(
    colorPaths().flatMap((path): [ColorPath, string][] => {
      const color = given[colorProperty(path)];
      return color === undefined || path === base ? [] : [[path, color]];
    }),
  );
  const { colors } = deriveColors({ brand }, theme, fixed);
  const accents = colorPaths().filter((path) => isAccent(path, theme) && !fixed.has(path));
  return { ...given, ...Object.fromEntries(accents.map((path) => [colorProperty(path), colorAt(colors, path)])) };
}

/**
 * Returns the colours of a site with all accents: those that are missing are derived from the brand colour, with their
 * contrast (THEME-19). Colours without a brand colour are returned as they are.
 *
 * ```ts
 * completeColors({ dark: { '--kvota-color-brand-base': '#FF6A00' }, light: {} }).dark['--kvota-color-brand-text'];
 * ```
 */
export function completeColors(colors: SiteColors): SiteColors {
  return { dark: completed(colors.dark, 'dark'), light: completed(colors.light, 'light') };
}
