import { moveBetween, hexOf, oklchOf, rgbOf, type Oklch } from '../color/oklch.ts';
import { contrastOf, readColor } from '../color/read-color.ts';
import { solveColor, type Demand } from '../color/solve-color.ts';
import { colorPaths, type ColorPath } from '../tokens/token-names.ts';
import { colorAt, treeOf, type ColorTokens } from '../tokens/tokens.ts';
import { contrastPairs, pairsOf, type ContrastPair } from './contrast-pairs.ts';
import { ownColors, type MovedColor } from './derive-colors.ts';
import type { SeededTheme } from './seeds.ts';

/** A pair whose contrast is too low. */
export interface LowPair extends ContrastPair {
  readonly contrast: number;
}

/** Returns the pairs of a complete theme that cannot be read well enough. Transparency is ignored. */
export function lowPairs(colors: ColorTokens): readonly LowPair[] {
  return contrastPairs.flatMap((pair) => {
    const contrast = contrastOf(colorAt(colors, pair.ink), colorAt(colors, pair.ground));
    return contrast < pair.least ? [{ ...pair, contrast }] : [];
  });
}

const read = (color: string): Oklch => oklchOf(readColor(color));
/** The transparency of a colour in hex, as its last two digits. */
const alphaOf = (color: string): string => (color.length === 9 ? color.slice(7) : '');

/** Returns the nearest colour of the ink with which a pair holds, beside every other pair of the ink if that is possible. */
export function suggestInk(colors: ColorTokens, { ink, ground, least }: ContrastPair): MovedColor {
  const requested = colorAt(colors, ink);
  const all = inkDemands(ink, (path) => colorAt(colors, path));
  const every = solveColor(read(requested), all);
  const found =
    every.moved < Number.POSITIVE_INFINITY
      ? every
      : solveColor(read(requested), [{ against: colorAt(colors, ground), least }]);
  return { path: ink, requested, applied: found.hex + alphaOf(requested) };
}

function inkDemands(ink: ColorPath, colorOf: (path: ColorPath) => string): readonly Demand[] {
  return pairsOf(ink).flatMap((pair) =>
    pair.ink === ink ? [{ against: colorOf(pair.ground), least: pair.least }] : [],
  );
}

/** Colours that others are read on. Those that are inks as well come first, so that what is on them can follow. */
const inks = colorPaths().filter((path) => contrastPairs.some((pair) => pair.ink === path));
const carrying = (path: ColorPath): boolean => contrastPairs.some((pair) => pair.ground === path);
const ordered = [...inks.filter(carrying), ...inks.filter((path) => !carrying(path))];

const pull = 0.1;

/**
 * Returns a theme in which every pair of `contrastPairs` holds, with the fewest changes: an ink moves to the nearest
 * lightness that can be read. If there is none, because its grounds lie too far apart, they move step by step towards
 * the kit's own. Colours without a failing pair stay.
 */
export function fixContrast(
  colors: ColorTokens,
  theme: SeededTheme,
): { readonly colors: ColorTokens; readonly moved: readonly MovedColor[] } {
  const pulled = new Map<ColorPath, number>();
  for (;;) {
    const fixed = new Map<ColorPath, string>();
    const colorOf = (path: ColorPath): string => fixed.get(path) ?? colorAt(colors, path);
    for (const [path, share] of pulled) {
      const given = colorAt(colors, path);
      const own = read(colorAt(ownColors[theme], path));
      fixed.set(path, hexOf(rgbOf(moveBetween(read(given), own, share))) + alphaOf(given));
    }
    const unreadable = ordered.flatMap((ink) => {
      const demands = inkDemands(ink, colorOf);
      if (demands.every(({ against, least }) => contrastOf(colorOf(ink), against) >= least)) return [];
      const { hex, moved } = solveColor(read(colorOf(ink)), demands);
      if (moved === Number.POSITIVE_INFINITY) return [ink];
      fixed.set(ink, hex + alphaOf(colorAt(colors, ink)));
      return [];
    });
    if (unreadable.length === 0) {
      const moved = [...fixed].flatMap(([path, applied]) => {
        const requested = colorAt(colors, path);
        return requested === applied ? [] : [{ path, requested, applied }];
      });
      return { colors: treeOf(colorOf), moved };
    }
    const grounds = new Set(
      unreadable.flatMap((ink) => pairsOf(ink).flatMap((pair) => (pair.ink === ink ? [pair.ground] : []))),
    );
    for (const path of grounds) pulled.set(path, Math.min(1, (pulled.get(path) ?? 0) + pull));
  }
}
