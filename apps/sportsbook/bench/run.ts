/**
 * Measures the cost of live prices: the product's table beside a hand-written page with the same DOM, in the same
 * run, so that the ratios hold on any machine. The cost is the main thread's time as Chromium counts it, including
 * the harness.
 */
import { join } from 'node:path';

import { browserArguments, findBrowser } from '@kvota/run/browser';
import { serveApp } from '@kvota/run/serve-app';
import { chromium, type CDPSession, type Page } from 'playwright';

import type { Run } from './page.tsx';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const port = 4790;

/** Built by `vite build` before this runs. */
const folder = join(import.meta.dirname, '../dist/bench');
const server = await serveApp({ folder, port, config: {} });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});

type Bench = {
  readonly start: (run: Run) => Promise<void>;
  readonly stop: () => void;
  readonly forget: () => void;
  readonly smoothness: () => { readonly dropped: number; readonly longTasks: number };
};
declare const window: { readonly bench: Bench };

/** Milliseconds of the main thread a second. */
async function costOf(
  page: Page,
  cdp: CDPSession,
  run: Run,
): Promise<{ cost: number; dropped: number; longTasks: number }> {
  await page.evaluate((wanted) => window.bench.start(wanted), run);
  // The first second is spent on styles, fonts and compilation.
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.bench.forget());
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const [from, start] = [await busy(), performance.now()];
  await page.waitForTimeout(seconds * 1000);
  const cost = ((await busy()) - from) / ((performance.now() - start) / 1e6);
  const smooth = await page.evaluate(() => window.bench.smoothness());
  await page.evaluate(() => window.bench.stop());
  return { cost, ...smooth };
}

const base = { rate: 1000, every: 'frame', cues: false } as const;
const runs = {
  'harness, 25 rows': { ...base, kind: 'idle', rows: 25 },
  'hand-written, 25 rows': { ...base, kind: 'floor', rows: 25 },
  'product, 25 rows': { ...base, kind: 'product', rows: 25 },
  'product as shipped, 25 rows': { ...base, kind: 'product', rows: 25, every: 10, cues: true },
  'product as shipped, no cues': { ...base, kind: 'product', rows: 25, every: 10 },
  'hand-written, 20,000/s': { ...base, kind: 'floor', rows: 25, rate: 20_000 },
  'product, 20,000/s': { ...base, kind: 'product', rows: 25, rate: 20_000 },
  'hand-written, 300 rows': { ...base, kind: 'floor', rows: 300 },
  'product, 300 rows': { ...base, kind: 'product', rows: 300 },
} satisfies Record<string, Run>;
type Name = keyof typeof runs;

const page = await browser.newPage({ viewport: { width: 1280, height: 1700 } });
const faults: string[] = [];
page.on('pageerror', (error) => faults.push(error.message));
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
await page.goto(`http://localhost:${port}/`);

const found = new Map<Name, { cost: number; dropped: number; longTasks: number }[]>();
for (let round = 0; round < rounds; round += 1) {
  // Alternates within every round, so that a slow minute of the machine affects both.
  for (const name of Object.keys(runs) as Name[]) {
    found.set(name, [...(found.get(name) ?? []), await costOf(page, cdp, runs[name])]);
  }
}
await browser.close();
server.close();

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const cost = (name: Name): number => median((found.get(name) ?? []).map((run) => run.cost));
/** Median of the ratios of all rounds. */
const ratio = (a: Name, b: Name): number =>
  median((found.get(a) ?? []).map((run, round) => run.cost / (found.get(b)?.[round]?.cost ?? 1)));

const write = (line: string): void => void process.stdout.write(`${line}\n`);
for (const name of Object.keys(runs) as Name[]) write(`${name.padEnd(30)} ${cost(name).toFixed(0).padStart(5)} ms/s`);
write('');
const many = found.get('product, 20,000/s') ?? [];
const rows: readonly (readonly [what: string, figure: string, goal: string, met: boolean])[] = [
  ['25 rows, 1,000/s, every frame', 'product, 25 rows', 'hand-written, 25 rows', 1.15] as const,
  ['as shipped (10 Hz, cues), to every frame', 'product as shipped, 25 rows', 'hand-written, 25 rows', 0.65] as const,
  ['20,000/s', 'product, 20,000/s', 'hand-written, 20,000/s', 1.25] as const,
  ['300 rows mounted', 'product, 300 rows', 'hand-written, 300 rows', 1.2] as const,
  ['cues on, to cues off', 'product as shipped, 25 rows', 'product as shipped, no cues', 1.1] as const,
].map(([what, a, b, goal]) => {
  const figure = ratio(a, b);
  return [what, `${figure.toFixed(2)} x`, `<= ${goal} x`, figure <= goal] as const;
});
const smooth: typeof rows = [
  [
    '20,000/s: long tasks',
    String(median(many.map((run) => run.longTasks))),
    '0',
    median(many.map((run) => run.longTasks)) === 0,
  ],
  [
    '20,000/s: dropped frames',
    `${(median(many.map((run) => run.dropped)) * 100).toFixed(1)} %`,
    '<= 1 %',
    median(many.map((run) => run.dropped)) <= 0.01,
  ],
];
for (const [what, figure, goal, met] of [...rows, ...smooth]) {
  write(`${what.padEnd(44)} ${figure.padStart(8)}   ${goal.padEnd(9)} ${met ? '' : 'missed'}`);
}
for (const fault of new Set(faults)) write(`The page failed: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
