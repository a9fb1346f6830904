/** The number of errors that are printed, most frequent first. */
const shownErrors = 25;

/** A row of the table at the end of a run. Without a goal it is information. */
export interface ReportRow {
  readonly name: string;
  readonly value: string | number;
  readonly goal?: string;
  readonly failed?: boolean;
}

/** A row that must be 0. */
export const none = (name: string, value: number): ReportRow => ({ name, value, goal: '0', failed: value !== 0 });

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** A row that must be at least or at most so much. */
export const atLeast = (name: string, value: number, least: number): ReportRow => ({
  name,
  value,
  goal: `≥ ${least}`,
  failed: value < least,
});
export const atMost = (name: string, value: number, most: number, unit = ''): ReportRow => ({
  name,
  value: `${Math.round(value)}${unit}`,
  goal: `≤ ${most}${unit}`,
  failed: !(value <= most),
});

/** Returns the table as text. */
export function tableOf(rows: readonly ReportRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, goal, failed }) => {
      const mark = failed === undefined ? ' ' : failed ? '✗' : '✓';
      return `${mark} ${name.padEnd(width)}  ${String(value).padStart(9)}${goal === undefined ? '' : `  goal ${goal}`}\n`;
    })
    .join('');
}

/** Prints the table and what nodes have logged. Returns the status of the process: 1 if a row has failed. */
export function printReport(title: string, rows: readonly ReportRow[], errors: ReadonlyMap<string, number>): 0 | 1 {
  process.stdout.write(`\n${title}\n\n${tableOf(rows)}`);
  if (errors.size > 0) process.stdout.write('\nLogged by nodes:\n');
  const most = [...errors].toSorted(([, one], [, other]) => other - one).slice(0, shownErrors);
  for (const [text, times] of most) process.stdout.write(`  ${String(times).padStart(5)} × ${text}\n`);
  return rows.some(({ failed }) => failed === true) ? 1 : 0;
}
