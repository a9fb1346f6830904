// Measures what limits and pauses of players cost. Tickets and pings are made with the reads of the guard left out, of
// players without limits, and of players with limits of every kind, in turn within one run. The last are measured once more
// with all sums added up for each ticket, as after a payout. The ratios are of the time of a call, of this process and the
// database together, and below them of the processor time, which other load of the machine changes less. See README.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { systemClock } from '../src/kernel/clock.ts';
import { createPlatform } from '../src/platform.ts';
import { percentile } from '../src/testing/percentile.ts';
import { allDatabases, type TestDatabase } from '../src/testing/databases.ts';
import { guardGroups, loadsOf, type GuardGroup, type Load } from './guard/loads.ts';
import { processorMeter } from './guard/processor-time.ts';
import { benchOptions } from './options.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', multiple: true, default: ['postgres'] },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '7' },
    players: { type: 'string', default: '200' },
    calls: { type: 'string', multiple: true, default: ['tickets', 'pings'] },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const names = { PostgreSQL: 'postgres', PGlite: 'embedded' } as const;
/** Calls that are open at a time. */
const open = 32;
const warmUp = 0.5;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Measured {
  /** Calls a second. */
  readonly rate: number;
  /** Calls for each millisecond of the processor. */
  readonly byProcessor: number;
}

type Meter = () => Promise<number>;

/** Measures calls while a number of them is always open. */
async function measureOne(load: Load, duration: number, processor: Meter): Promise<Measured> {
  await processor();
  const begun = performance.now();
  const end = begun + duration * 1000;
  let done = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await load();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: open }, one));
  const passed = performance.now() - begun;
  return { rate: done / (passed / 1000), byProcessor: done / (await processor()) };
}

type Rounds = Record<GuardGroup, Measured[]>;

/** Each round has every group, and begins with another one, so that a machine that slows down slows all of them. */
async function measure(loads: Readonly<Record<GuardGroup, Load>>, processor: Meter): Promise<Rounds> {
  const found: Rounds = { off: [], open: [], limited: [], summed: [] };
  for (let round = 0; round < rounds; round += 1) {
    const from = round % guardGroups.length;
    for (const group of [...guardGroups.slice(from), ...guardGroups.slice(0, from)]) {
      await measureOne(loads[group], warmUp, processor);
      found[group].push(await measureOne(loads[group], seconds, processor));
    }
  }
  return found;
}

/** Prints how many times as long a call takes, and of the processor, as the median over the rounds and their range. */
function printRatio(name: string, base: readonly Measured[], compared: readonly Measured[], goal?: number): void {
  const of = (key: keyof Measured): string => {
    const ratios = base.map((one, i) => one[key] / (compared[i]?.[key] ?? Number.NaN));
    const [median, low, high] = [50, 0, 100].map((share) => percentile(ratios, share).toFixed(3));
    return `${median} × (${low} to ${high})`;
  };
  print(`  ${name.padEnd(52)} ${of('rate')}${goal === undefined ? '' : `, goal ${goal} ×`}`);
  print(`  ${''.padEnd(52)} ${of('byProcessor')} of the processor`);
}

async function run(kind: TestDatabase): Promise<void> {
  const database = await kind.open();
  const platform = await createPlatform({ database, clock: systemClock, ...benchOptions });
  const loads = await loadsOf(platform, Number(values.players));
  const processor = processorMeter(database.db);
  for (const call of (['tickets', 'pings'] as const).filter((name) => values.calls.includes(name))) {
    const found = await measure(loads[call], processor);
    const medians = guardGroups.map((group) => {
      const of = (key: keyof Measured): number =>
        percentile(
          found[group].map((one) => one[key]),
          50,
        );
      return `${group} ${of('rate').toFixed(0)} (${(1 / of('byProcessor')).toFixed(2)} ms)`;
    });
    print(`${kind.name}, ${call} a second (and processor time of one): ${medians.join(', ')}`);
    printRatio('players without limits ÷ guard left out', found.off, found.open, call === 'tickets' ? 1.02 : 1.1);
    printRatio('players with limits ÷ guard left out', found.off, found.limited, call === 'tickets' ? 1.15 : 1.1);
    printRatio('players with limits ÷ without limits', found.open, found.limited);
    if (call === 'tickets') printRatio('the same with all sums added up ÷ guard left out', found.off, found.summed);
  }
  await platform.close();
  await database.close();
}

print(`Medians of ${rounds} rounds of ${seconds} s, ${open} calls open; load average ${loadavg()[0]?.toFixed(2)}`);
for (const kind of allDatabases) if (values.database.includes(names[kind.name])) await run(kind);
print(`Load average at the end ${loadavg()[0]?.toFixed(2)}`);
process.exit(0);
