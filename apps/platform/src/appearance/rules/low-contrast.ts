import type { LowContrast } from '@kvota/contracts/operator';
import {
  completeColors,
  contrastOf,
  contrastPairs,
  themeValues,
  type ColorPath,
  type SiteColors,
} from '@kvota/ui/theme';

/**
 * Returns the pairs of colours that are too similar (THEME-25): the colours of a site, completed by those that follow
 * its brand colour, and by the kit's own.
 */
export function lowContrastOf(site: SiteColors): LowContrast[] {
  const complete = completeColors({ dark: named(site.dark), light: named(site.light) });
  return (['dark', 'light'] as const).flatMap((theme) => {
    const colorOf = (path: ColorPath): string => {
      const token = tokenOf(path);
      return complete[theme][token] ?? themeValues[theme][token] ?? '';
    };
    return contrastPairs.flatMap(({ ink, ground, least }) => {
      const contrast = contrastBetween(colorOf(ink), colorOf(ground));
      // Rounded down, so that what is too low does not read as enough.
      return contrast < least ? [{ theme, ink, ground, contrast: Math.floor(contrast * 100) / 100, least }] : [];
    });
  });
}

/** A colour that lets another one through has no contrast that could be known. */
const contrastBetween = (one: string, other: string): number =>
  isOpaque(one) && isOpaque(other) ? contrastOf(one, other) : 1;

/** Names may be given without the leading dashes. */
const named = (colors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name.startsWith('--') ? name : `--${name}`, color.trim()]),
  );

/** Returns the custom property of a colour: `--kvota-color-odds-selected-bg` of `odds.selectedBg`. */
const tokenOf = (path: ColorPath): string =>
  `--kvota-color-${path.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function isOpaque(color: string): boolean {
  if (color.startsWith('#')) return ![5, 9].includes(color.length) || /^#(?:...f|.{6}ff)$/i.test(color);
  const parts = color.slice(color.indexOf('(') + 1, -1).split(/[\s,/]+/);
  const [alpha] = parts.filter((part) => part !== '').slice(3);
  if (alpha === undefined) return true;
  return Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1) >= 1;
}
