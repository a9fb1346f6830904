import { percentile } from '../percentile.ts';

/** A measured value beside its goal. */
export interface MeasuredRow {
  readonly what: string;
  readonly level: string;
  readonly runs: number;
  readonly values: readonly { readonly name: string; readonly value: number; readonly unit: string }[];
  /** The value that the goal is about: at most so much, or at least. Undefined if the design has none. */
  readonly goal: Goal | undefined;
}

export interface Goal {
  readonly name: string;
  readonly most?: number;
  readonly least?: number;
}

/** Returns whether a row reaches its goal. */
export function verdictOf({ goal, values }: MeasuredRow): 'under' | 'OVER' | '' {
  const value = values.find(({ name }) => name === goal?.name)?.value;
  if (goal === undefined || value === undefined) return '';
  const reached = value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity);
  return reached ? 'under' : 'OVER';
}

/** Returns the row of times in milliseconds, with the goal for the 95th percentile. */
export function timesRow(
  { what, level, most }: { readonly what: string; readonly level: string; readonly most: number | undefined },
  times: readonly number[],
): MeasuredRow {
  const value = (name: string, share: number) => ({ name, value: percentile(times, share), unit: 'ms' });
  const goal = most === undefined ? undefined : { name: 'p95', most };
  return { what, level, runs: times.length, values: [value('p50', 50), value('p95', 95)], goal };
}

/** Returns a row as a line of a table. */
export function lineOf(row: MeasuredRow): string {
  const { what, level, runs, values, goal } = row;
  const shown = values.map(({ name, value, unit }) => `${name} ${number(value).padStart(8)} ${unit}`).join('  ');
  const wanted = goal && `${goal.name} ${goal.most === undefined ? '≥' : '≤'} ${goal.most ?? goal.least}`;
  const verdict = verdictOf(row);
  const cells = [
    what.padEnd(40),
    level.padEnd(7),
    `n ${runs}`.padEnd(6),
    shown.padEnd(44),
    (wanted ?? 'no goal').padEnd(14),
  ];
  return [...cells, verdict].join('  ').trimEnd();
}

const number = (value: number): string => (Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0));
