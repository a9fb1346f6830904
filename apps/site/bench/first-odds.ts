/**
 * Measures what a visitor waits for: the first odds that can be read, of betting, live, a match by its link and home.
 * Each is served with the first screen that the site's server renders, and as static files. The visitors are a phone on a
 * mobile network, with an empty and with a warm cache, and a desktop. The medians are beside those of a hand-written page.
 * Run `build` first. BENCH_VISITS shortens it, BENCH_PAGES names the pages, and BENCH_PORT the first port.
 * `--film betting` writes pictures of the page instead, one for each `--every 250` milliseconds.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { calibrateBrowser } from '@kvota/run/calibrate-browser';

import { desktop, newVisitor, phone, slowWorkers } from './first-odds/devices.ts';
import { film } from './first-odds/film.ts';
import { desktopRows, phoneRows, warmRows } from './first-odds/table.ts';
import { visit, type Opened, type Visit } from './first-odds/visit.ts';
import { isBelow, pageNames, servings, startFirstOdds, type PageName } from './first-odds/world.ts';
import { setting, write, writeRow, type Row } from './figures.ts';

const { values: options } = parseArgs({
  options: { film: { type: 'string' }, every: { type: 'string', default: '250' } },
});
const visits = setting('BENCH_VISITS', 5);
const wanted = options.film ?? process.env['BENCH_PAGES'];
const pages = pageNames.filter((name) => wanted === undefined || wanted.split(',').includes(name));
const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');

const world = await startFirstOdds(pages);
const faults = new Set<string>();

/** Makes the visits one after the other. A visit that fails is left out of the medians and fails the bench. */
async function repeat(make: () => Promise<Visit>): Promise<Visit[]> {
  const made: Visit[] = [];
  for (let turn = 0; turn < visits; turn += 1) {
    try {
      made.push(await make());
    } catch (error) {
      faults.add(String(error));
    }
  }
  return made;
}

/** Each visit by another visitor, who has nothing in the cache. */
const cold = (opened: Omit<Opened, 'visitor'>): Promise<Visit[]> =>
  repeat(async () => {
    const visitor = await newVisitor(world.browser, opened.device, 'block');
    try {
      return await visit({ ...opened, visitor });
    } finally {
      await visitor.close();
    }
  });

/** The visits of one visitor after the first. Its service worker has stored the build before. */
async function warm(opened: Omit<Opened, 'visitor'>): Promise<Visit[]> {
  const visitor = await newVisitor(world.browser, opened.device, 'allow');
  const page = await visitor.newPage();
  await page.goto(opened.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(3000);
  await page.close();
  const made = await repeat(async () => {
    const workers = await slowWorkers(world.browser, opened.device);
    if (workers === 0) throw new Error(`${opened.address} has no service worker on the second visit.`);
    const emptied = await visitor.newPage();
    // Empties the slip, which the last visit has filled.
    await emptied.goto(`${new URL(opened.address).origin}/csp.json`);
    await emptied.evaluate(() => localStorage.clear());
    await emptied.close();
    return visit({ ...opened, visitor });
  });
  await visitor.close();
  return made;
}

async function rowsOf(name: PageName): Promise<Row[]> {
  const below = isBelow(name);
  const byHand = await cold({ device: phone, address: world.floorOf(name), below });
  const rows: Row[] = [];
  for (const serving of servings) {
    const address = world.addressOf(serving, name);
    const what = `${name}, ${serving}`;
    rows.push(...phoneRows(what, serving, await cold({ device: phone, address, below }), byHand));
    rows.push(...warmRows(`${what}, second visit`, await warm({ device: phone, address, below })));
    rows.push(...desktopRows(`${what}, desktop`, await cold({ device: desktop, address, below })));
  }
  return rows;
}

if (options.film !== undefined) {
  for (const name of pages) await film(world, name, Number(options.every));
} else {
  write(`load average before: ${loads()}`);
  // A page at a time, because a run takes a quarter of an hour.
  for (const name of pages) {
    for (const row of await rowsOf(name)) writeRow(row);
    write(`load average: ${loads()}`);
  }
}
await world.end();
// A fixed piece of work in two browsers at once, so that figures of two machines can be compared.
write(`This machine: ${Math.round(await calibrateBrowser())} ms for the work of the calibration`);
for (const fault of faults) write(`Failed: ${fault}`);
if (faults.size > 0) process.exitCode = 1;
