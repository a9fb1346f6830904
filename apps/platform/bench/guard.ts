// Measures what limits and pauses of players cost. Tickets and pings are made with the reads of the guard left out, of
// players without limits, and of players with limits of every kind, in turn within one run. The ratios are of the time of
// a call, of this process and the database together. See README.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { systemClock } from '@kvota/server';

import { createPlatform } from '../src/platform.ts';
import { percentile } from '../src/testing/percentile.ts';
import { allDatabases, type TestDatabase } from '../src/testing/databases.ts';
import { guardGroups, loadsOf, type GuardGroup, type Load } from './guard/loads.ts';
import { benchOptions } from './options.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', multiple: true, default: ['postgres'] },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '7' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const names = { PostgreSQL: 'postgres', PGlite: 'embedded' } as const;
/** Calls that are open at a time. */
const open = 32;
const warmUp = 0.5;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the calls a second while a number of them is always open. */
async function perSecond(load: Load, duration: number): Promise<number> {
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
  return done / ((performance.now() - begun) / 1000);
}

type Rates = Record<GuardGroup, number[]>;

/** Each round has every group, and begins with another one, so that a machine that slows down slows all of them. */
async function measure(loads: Readonly<Record<GuardGroup, Load>>): Promise<Rates> {
  const rates: Rates = { off: [], open: [], limited: [] };
  for (let round = 0; round < rounds; round += 1) {
    const from = round % guardGroups.length;
    for (const group of [...guardGroups.slice(from), ...guardGroups.slice(0, from)]) {
      await perSecond(loads[group], warmUp);
      rates[group].push(await perSecond(loads[group], seconds));
    }
  }
  return rates;
}

/** Prints how many times as long a call takes, as the median over the rounds and their range. */
function printRatio(name: string, base: readonly number[], compared: readonly number[], goal?: number): void {
  const ratios = base.map((rate, i) => rate / (compared[i] ?? Number.NaN));
  const [median, low, high] = [50, 0, 100].map((share) => percentile(ratios, share).toFixed(3));
  print(`  ${name.padEnd(46)} ${median} × (${low} to ${high})${goal === undefined ? '' : `, goal ${goal} ×`}`);
}

async function run(kind: TestDatabase): Promise<void> {
  const database = await kind.open();
  const platform = await createPlatform({ database, clock: systemClock, ...benchOptions });
  const loads = await loadsOf(platform);
  for (const call of ['tickets', 'pings'] as const) {
    const rates = await measure(loads[call]);
    const medians = guardGroups.map((group) => `${group} ${percentile(rates[group], 50).toFixed(0)}`);
    print(`${kind.name}, ${call} a second: ${medians.join(', ')}`);
    printRatio('players without limits ÷ guard left out', rates.off, rates.open, call === 'tickets' ? 1.02 : 1.1);
    printRatio('players with limits ÷ guard left out', rates.off, rates.limited, call === 'tickets' ? 1.15 : 1.1);
    printRatio('players with limits ÷ without limits', rates.open, rates.limited);
  }
  await platform.close();
  await database.close();
}

print(`Medians of ${rounds} rounds of ${seconds} s, ${open} calls open; load average ${loadavg()[0]?.toFixed(2)}`);
for (const kind of allDatabases) if (values.database.includes(names[kind.name])) await run(kind);
print(`Load average at the end ${loadavg()[0]?.toFixed(2)}`);
process.exit(0);
