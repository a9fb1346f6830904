// Figures, and the table that prints them.

export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly met: boolean;
}

/** A figure with a goal that it should not exceed. */
export function atMost(what: string, figure: number, goal: number, unit: string, digits = 2): Row {
  return { what, figure: `${figure.toFixed(digits)} ${unit}`, goal: `<= ${goal} ${unit}`, met: figure <= goal };
}

export const write = (line: string): void => void process.stdout.write(`${line}\n`);

export function writeRow({ what, figure, goal, met }: Row): void {
  write(`${what.padEnd(64)} ${figure.padStart(14)}   ${goal.padEnd(16)} ${met ? '' : 'missed'}`.trimEnd());
}

/** Returns the percentile of the values, or 0 if there are none. */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((hundredth / 100) * sorted.length) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the slope of a line through points by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** Reads a number from the environment, to shorten a run. */
export const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
