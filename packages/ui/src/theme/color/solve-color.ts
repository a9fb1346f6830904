import { hexOf, luminanceOf, rgbOf, storedRgb, type Oklch, type Rgb } from './oklch.ts';
import { contrastWith, readColor } from './read-color.ts';

/** A fixed colour, and the contrast that has to be kept with it. */
export interface Demand {
  readonly against: string;
  readonly least: number;
}

const step = 0.004;

/**
 * Returns the colour nearest to the requested one that meets every demand. Lightness moves to both sides, and chroma
 * is reduced outside sRGB. `moved` is infinite if no lightness meets them all.
 */
export function solveColor(
  target: Oklch,
  demands: readonly Demand[],
): { readonly hex: string; readonly moved: number } {
  const known = demands.map(({ against, least }) => ({ luminance: luminanceOf(readColor(against)), least }));
  // Measures the colour as it will be shown, with 8 bits for each channel.
  const fits = (rgb: Rgb): boolean => {
    const luminance = luminanceOf(storedRgb(rgb));
    return known.every((demand) => contrastWith(luminance, demand.luminance) >= demand.least);
  };
  for (let moved = 0; moved <= 1; moved += step) {
    for (const l of [target.l + moved, target.l - moved]) {
      if (l < -step || l > 1 + step) continue;
      const rgb = rgbOf({ ...target, l });
      if (fits(rgb)) return { hex: hexOf(rgb), moved };
    }
  }
  return { hex: hexOf(rgbOf(target)), moved: Number.POSITIVE_INFINITY };
}
