/** A place for the curve in CSS pixels. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** The scales of a plot: milliseconds and multipliers to pixels. They are for drawing only. */
export interface Plot {
  readonly x: (ms: number) => number;
  readonly y: (multiplier: number) => number;
  /** Multipliers of the lines across, and seconds of the marks below. */
  readonly lines: readonly number[];
  readonly seconds: readonly number[];
}

/** The height of the curve after some milliseconds, as the maths has it without cutting. */
export const heightAt = (ms: number): number => 2 ** (ms / 8192);

/** The time that is in view at the start. */
const leastMs = 6000;

/** A step of 1, 2 or 5 with zeros, of which at most `most` fit. */
function stepOf(range: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(range / most));
  return ([1, 2, 5, 10].find((step) => range / (step * power) <= most) ?? 10) * power;
}

const multiplesOf = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, at) => from + (at + 1) * step);

/** The scales in which the end of the curve is below the right upper corner. */
export function plotOf(ms: number, { width, height }: PlotSize): Plot {
  const small = height < 150;
  const left = small ? 34 : 46;
  const [right, top, bottom] = small ? [34, 16, 6] : [64, 44, 26];
  const time = Math.max(leastMs, ms * 1.02);
  const most = Math.max(1.8, heightAt(ms) * 1.04);
  const across = Math.max(1, width - left - right);
  const up = Math.max(1, height - top - bottom);
  return {
    x: (at) => left + (at / time) * across,
    y: (multiplier) => height - bottom - ((multiplier - 1) / (most - 1)) * up,
    lines: multiplesOf(stepOf(most - 1, small ? 2 : 4), 1, most),
    seconds: small ? [] : multiplesOf(stepOf(time / 1000, 5), 0, time / 1000),
  };
}
