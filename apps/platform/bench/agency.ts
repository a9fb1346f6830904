// Measures the calls of agents on a large tree. See README.md, and `--help`.
import { loadavg } from 'node:os';

import { lineOf, verdictOf, type MeasuredRow } from '../src/testing/size/measured-row.ts';
import { runSizeBench } from '../src/testing/size/run-size-bench.ts';
import { readFlags, type SizeOptions } from '../src/testing/size/size-options.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');

async function bench(options: SizeOptions): Promise<number> {
  const { users, tickets, runs, seed, embedded } = options;
  const where = embedded ? 'embedded database' : 'PostgreSQL';
  print(`${users} users, ${tickets} tickets, seed ${seed}, ${runs} runs, ${where}; load average ${loads()}`);
  const rows: MeasuredRow[] = [];
  const row = (one: MeasuredRow): void => {
    rows.push(one);
    print(lineOf(one));
  };
  const began = performance.now();
  const { check, kept } = await runSizeBench(options, { progress: print, row });
  const over = rows.filter((one) => verdictOf(one) === 'OVER');
  const goals = rows.filter((one) => verdictOf(one) !== '').length;
  print(`\n${((performance.now() - began) / 1000).toFixed(0)} s, load average ${loads()}`);
  print(`${goals - over.length} of ${goals} goals reached`);
  over.forEach((one) => print(lineOf(one)));
  if (kept !== undefined) print(`The data is kept in ${kept}.`);
  if (check === undefined) return 0;
  print(
    `Sums of days against tickets: ${check.players} of players, ${check.branches} of branches, ${check.different} differ`,
  );
  return check.different === 0 ? 0 : 1;
}

const read = readFlags(process.argv.slice(2), process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test');
if (read.kind === 'run') {
  try {
    process.exitCode = await bench(read.options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  (read.kind === 'help' ? process.stdout : process.stderr).write(`${read.text}\n`);
  process.exitCode = read.kind === 'help' ? 0 : 2;
}
