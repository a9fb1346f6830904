import { hexOf, luminanceOf, rgbOf, storedRgb, type Oklch } from './oklch.ts';
import { contrastWith, readColor } from './read-color.ts';

/** A fixed colour, and the contrast that has to be kept with it. */
export interface Demand {
  readonly against: string;
  readonly least: number;
}

interface KnownDemand {
  readonly luminance: number;
  readonly least: number;
}

const step = 0.004;

/**
 * Returns the colour nearest to the requested one that meets every demand. Lightness moves to both sides in steps, and
 * chroma is reduced outside sRGB. `moved` is infinite if no lightness meets them all.
 */
export function solveColor(
  target: Oklch,
  demands: readonly Demand[],
): { readonly hex: string; readonly moved: number } {
  const known = demands.map(({ against, least }) => ({ luminance: luminanceOf(readColor(against)), least }));
  const up = firstStep(target, step, known);
  const down = firstStep(target, -step, known);
  const least = Math.min(up, down);
  if (least === Number.POSITIVE_INFINITY) return { hex: hexOf(rgbOf(target)), moved: least };
  const moved = least * step;
  return { hex: hexOf(rgbOf({ ...target, l: target.l + (up <= down ? moved : -moved) })), moved };
}

/**
 * Returns the number of steps after which every demand is met, going up or down; infinite if there is none. Luminance
 * follows lightness, so each demand that is not met names the luminance to reach, and the step there is found by
 * bisection.
 */
function firstStep(target: Oklch, size: number, demands: readonly KnownDemand[]): number {
  const up = size > 0;
  const last = Math.floor(Math.min(1, (up ? 1 - target.l : target.l) + step) / step + 1e-9);
  // Measures the colour as it will be shown, with 8 bits for each channel.
  const luminanceAt = (count: number): number =>
    luminanceOf(storedRgb(rgbOf({ ...target, l: target.l + count * size })));
  let count = 0;
  while (count <= last) {
    const luminance = luminanceAt(count);
    const missed = demands.filter((demand) => contrastWith(luminance, demand.luminance) < demand.least);
    if (missed.length === 0) return count;
    const bounds = missed.map(({ luminance: other, least }) =>
      up ? (other + 0.05) * least - 0.05 : (other + 0.05) / least - 0.05,
    );
    const bound = up ? Math.max(...bounds) : Math.min(...bounds);
    const reached = (at: number): boolean => (up ? luminanceAt(at) >= bound : luminanceAt(at) <= bound);
    count = firstWhere(count + 1, last, reached);
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the first number from `from` to `to` for which an ordered condition holds; `to + 1` if there is none. */
function firstWhere(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
