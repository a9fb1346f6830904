/**
 * Runs Lighthouse as a phone on a mobile network: the median of five runs of each first page of the built site with
 * the real platform. Prints the audits that cost points. With `--served`, the pages have the first screens that the site's
 * server renders; otherwise they are static files.
 * Run `build` first. KVOTA_RUNS shortens it, KVOTA_REPORTS names a folder for the full reports, and BENCH_PORT the first of
 * three ports.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { pathOf, type SitemapId } from '@kvota/sitemap';
import { browserArguments, findPageBrowser } from '@kvota/run/browser';
import lighthouse, { type Result } from 'lighthouse';
import { chromium as playwright } from 'playwright';

import { startChild } from './child.ts';
import { median, setting, write } from './figures.ts';
import { selfBlocking } from './self-blocking.ts';
import { port, startWorld } from './world.ts';

const pages = ['home', 'betting', 'liveBetting'] as const satisfies readonly SitemapId[];
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(goals) as (keyof typeof goals)[];
const debuggingPort = port + 2;
const { values: options } = parseArgs({ options: { served: { type: 'boolean', default: false } } });
/** Milliseconds, except for CLS. */
const metrics = {
  'largest-contentful-paint': 2000,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 100,
  'first-contentful-paint': undefined,
  'speed-index': undefined,
} as const;

const valueOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Returns the audits that lowered a category. */
const findings = (result: Result, category: string): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    const lost = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1;
    return lost ? [`${id} ${audit.displayValue ?? ''}`.trim()] : [];
  });

const renderedPort = port + 1;
const rendered = `http://localhost:${renderedPort}`;
const world = await startWorld({
  executablePath: findPageBrowser(),
  offer: 'saturday',
  ...(options.served && { origins: [rendered], oneOrigin: true }),
});
const origin = options.served ? rendered : world.origin;
const site = options.served
  ? await startChild<never>(
      new URL('first-odds/site.ts', import.meta.url),
      world.platform.address,
      String(renderedPort),
    )
  : undefined;
// A visitor is connected already, because the first one makes the platform compute the room while the page loads.
const visitor = await startChild<'clients'>(new URL('crowd.ts', import.meta.url));
await visitor.ask('clients', { address: world.platform.address, count: 1, room: 'F' });
// A separate browser, because any other client of a page takes part of its time.
const profile = mkdtempSync(join(tmpdir(), 'kvota-lighthouse-'));
const chromium = spawn(
  findPageBrowser() ?? 'chromium',
  [
    '--headless',
    '--no-sandbox',
    `--remote-debugging-port=${debuggingPort}`,
    `--user-data-dir=${profile}`,
    ...browserArguments,
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
await new Promise<void>((ready, failed) => {
  chromium.stderr.on('data', (text: Buffer) => {
    if (text.includes('DevTools listening')) ready();
    if (text.includes('Cannot start http server'))
      failed(new Error(`Something else listens at port ${debuggingPort}.`));
  });
});

write(options.served ? 'With the first screens of the server' : 'As static files');
let missed = 0;
const indexes: number[] = [];
const line = (what: string, figure: string, goal: string, met: boolean): void => {
  if (!met) missed += 1;
  write(`${what.padEnd(46)} ${figure.padStart(10)}   ${goal.padEnd(10)} ${met ? '' : 'missed'}`.trimEnd());
};
for (const id of pages) {
  const results: Result[] = [];
  const own: number[] = [];
  for (let turn = 0; turn < setting('KVOTA_RUNS', 5); turn += 1) {
    const run = await lighthouse(`${origin}${pathOf(id, 'en')}`, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${id}.`);
    if (run.lhr.runtimeError) throw new Error(`${id}: ${run.lhr.runtimeError.message}`);
    results.push(run.lhr);
    const { cpuSlowdownMultiplier } = run.lhr.configSettings.throttling;
    own.push(selfBlocking(run.artifacts.Trace.traceEvents, origin, cpuSlowdownMultiplier));
    indexes.push(run.lhr.environment.benchmarkIndex);
    const report = process.env['KVOTA_REPORTS'];
    if (report) writeFileSync(`${report}/${id}-${turn}.json`, JSON.stringify(run.lhr, null, 1));
  }
  for (const category of categories) {
    const score = median(results.map((result) => scoreOf(result, category)));
    line(`${id}: ${category}`, String(score), `>= ${goals[category]}`, score >= goals[category]);
  }
  for (const [metric, goal] of Object.entries(metrics)) {
    const value = median(results.map((result) => valueOf(result, metric)));
    const figure = metric === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`;
    line(`${id}: ${metric}`, figure, goal === undefined ? '' : `<= ${goal}`, goal === undefined || value <= goal);
  }
  // Has no goal, because Lighthouse also counts the load of the machine, and this figure does not.
  line(`${id}: blocking by the page's own time`, `${Math.round(median(own))} ms`, '', true);
  const lost = new Set(results.flatMap((result) => categories.flatMap((category) => findings(result, category))));
  if (lost.size > 0) write(`  points lost to: ${[...lost].join('; ')}`);
}
// Lighthouse slows the processor down four times, however fast it is. Its own index for a desktop of today is 1,500
// and more.
write(`This machine: benchmark index ${Math.round(median(indexes))}`);
// Ends by request: the process may be a script around the browser, and killing it would leave the browser running.
const ended = once(chromium, 'exit');
const attached = await playwright.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
await (await attached.newBrowserCDPSession()).send('Browser.close');
await ended;
rmSync(profile, { recursive: true });
visitor.end();
site?.end();
await world.end();
process.exitCode = missed > 0 ? 1 : 0;
