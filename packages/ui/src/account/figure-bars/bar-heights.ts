/** Where a bar begins and how high it is, in percent of the height of the chart, from its top. */
export interface BarShape {
  readonly top: number;
  readonly height: number;
}

/** The shapes of bars, and the line of zero from the top in percent. Values are decimal text; only their drawing is rounded. */
export function barShapes(values: readonly string[]): { readonly zero: number; readonly bars: readonly BarShape[] } {
  const numbers = values.map(Number);
  const highest = Math.max(0, ...numbers);
  const lowest = Math.min(0, ...numbers);
  const span = highest - lowest;
  if (span === 0) return { zero: 100, bars: numbers.map(() => ({ top: 100, height: 0 })) };
  const percent = (value: number): number => Math.round((value / span) * 1e4) / 100;
  const zero = percent(highest);
  return {
    zero,
    bars: numbers.map((value) => ({
      top: value > 0 ? percent(highest - value) : zero,
      height: percent(Math.abs(value)),
    })),
  };
}
