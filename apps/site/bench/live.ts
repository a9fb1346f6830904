/**
 * Runs the built site in Chromium with the real platform, each in a separate process. Measures the cost of live
 * prices, the delay of a tap, of a change of page and of a price, the growth of memory, and the cost of a thousand listeners.
 * Run `vite build` first. BENCH_SECONDS, BENCH_ROUNDS, BENCH_TAPS, BENCH_CHANGES, BENCH_SOAK_MINUTES, BENCH_CLIENTS and
 * BENCH_PRICES shorten a run; BENCH_ONLY names the parts to run.
 */
import { loadavg } from 'node:os';

import { measureProductionBuild } from './production-build.ts';
import { measureBroadcast, startCrowd } from './broadcast.ts';
import { measureDecode } from './decode.ts';
import { setting, write, writeRow, type Row } from './figures.ts';
import { measurePainted } from './painted.ts';
import { measureRoutes } from './routes.ts';
import { measureSoak } from './soak.ts';
import { measureTaps, type TapRate } from './taps.ts';
import { measureThemeDrag } from './theme-drag.ts';
import { openBetting, port, startWorld, windows, type BettingTab, type WindowName, type World } from './world.ts';

const seconds = setting('BENCH_SECONDS', 4);
const rounds = setting('BENCH_ROUNDS', 5);
/** BENCH_WINDOWS chooses the windows of taps and changes of page. */
const windowNames = (process.env['BENCH_WINDOWS']?.split(',') ?? Object.keys(windows)) as WindowName[];

async function onBetting(
  world: World,
  measure: (betting: BettingTab) => Promise<Row[]>,
  size?: WindowName,
): Promise<Row[]> {
  const betting = await openBetting(world, size);
  const rows = await measure(betting);
  await betting.page.context().close();
  return rows;
}

async function withCrowd(world: World): Promise<Row[]> {
  const crowd = await startCrowd();
  const clients = setting('BENCH_CLIENTS', 1000);
  const broadcast = await measureBroadcast(world.platform, crowd, { clients, rounds, seconds });
  const prices = setting('BENCH_PRICES', 220);
  const painted = await onBetting(world, (betting) => measurePainted(world, betting, prices));
  crowd.end();
  return [...broadcast, ...painted];
}

/** Measures with the simulated matches of this moment, as a visitor of the demo sees them. */
async function withNaturalOffer(world: World, measure: (natural: World) => Promise<Row[]>): Promise<Row[]> {
  const natural = await startWorld({ offer: 'now', at: port + 1 });
  const rows = await measure(natural);
  await natural.end();
  world.faults.push(...natural.faults);
  return rows;
}

async function tapsAtRates(world: World): Promise<Row[]> {
  const taps = setting('BENCH_TAPS', 64);
  const rows: Row[] = [];
  const tapsIn = (its: World, size: WindowName, rate: TapRate): Promise<Row[]> =>
    onBetting(its, (betting) => measureTaps(its, betting, { rate, size, taps }), size);
  for (const size of windowNames) {
    for (const rate of ['1,000/s', '5,000/s'] as const) rows.push(...(await tapsIn(world, size, rate)));
    rows.push(...(await withNaturalOffer(world, (its) => tapsIn(its, size, 'natural'))));
  }
  return rows;
}

/** The parts in the order of the run. */
const parts = {
  shipped: (world) => onBetting(world, (betting) => measureProductionBuild(world, betting, { rounds, seconds })),
  decode: (world) => measureDecode(world, { rounds, seconds }),
  taps: tapsAtRates,
  routes: (world) =>
    withNaturalOffer(world, (natural) => measureRoutes(natural, setting('BENCH_CHANGES', 9), windowNames)),
  theme: (world) => onBetting(world, (betting) => measureThemeDrag(world, betting, setting('BENCH_MOVES', 120))),
  soak: (world) => onBetting(world, (betting) => measureSoak(world, betting, setting('BENCH_SOAK_MINUTES', 3))),
  crowd: withCrowd,
} satisfies Record<string, (world: World) => Promise<Row[]>>;

const only = process.env['BENCH_ONLY']?.split(',');
const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');

write(`load average before: ${loads()}`);
const world = await startWorld();
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts))
  if (!only || only.includes(name)) rows.push(...(await measure(world)));
await world.end();
write(`load average after: ${loads()}`);
write('');
for (const row of rows) writeRow(row);
for (const fault of new Set(world.faults)) write(`Failed: ${fault}`);
if (world.faults.length > 0) process.exitCode = 1;
