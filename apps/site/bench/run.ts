/**
 * Measures the JavaScript of the site: requested before the first contentful paint, and by each further route until
 * its content is shown, compressed with gzip. Later requests are listed separately.
 * Run `vite build` first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { Browser, Page } from 'playwright';

import { write } from './figures.ts';
import { folder, startWorld } from './world.ts';

const firstPages = ['home', 'betting', 'liveBetting'] as const satisfies readonly SitemapId[];
/** Further routes that a visitor may open, and the selector of their content: prices, if the route has any. */
const routes = {
  betting: 'main [data-price]',
  liveBetting: 'main [data-price]',
  casino: 'main :is(h1, h2)',
  virtuals: 'main :is(h1, h2)',
  scores: 'main :is(h1, h2)',
} as const satisfies Partial<Record<SitemapId, string>>;

interface Asked {
  readonly file: string;
  /** Milliseconds since the start of the page. */
  readonly at: number;
}

const packed = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const sum = (asked: readonly Asked[]): number =>
  [...new Set(asked.map(({ file }) => file))].reduce((all, file) => all + packed(file), 0);

/** Returns the JavaScript that the page has requested, by its clock. */
const scriptsOf = (page: Page): Promise<Asked[]> =>
  page.evaluate((own) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.startsWith(own) && new URL(name).pathname.endsWith('.js'))
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, at: startTime }));
  }, new URL(page.url()).origin);

/** Opens a page with an empty cache; `painted` is the time of its first content. */
async function open(browser: Browser, origin: string, id: SitemapId): Promise<{ page: Page; painted: number }> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  // A phone on a mobile network, as Lighthouse simulates it. On a local connection everything would arrive before the
  // first frame.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.goto(`${origin}${pathOf(id, 'en')}`);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = (): void => {
          const [entry] = performance.getEntriesByName('first-contentful-paint');
          if (entry) done(entry.startTime);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('main').waitFor();
  await atRest(page);
  return { page, painted };
}

/** Waits until the page has requested no JavaScript for two seconds, because pings and prices never stop. */
async function atRest(page: Page): Promise<void> {
  for (let [before, now] = [-1, 0]; before !== now; before = now, now = (await scriptsOf(page)).length) {
    await page.waitForTimeout(2000);
  }
}

const world = await startWorld();
const { browser, origin } = world;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const row = (what: string, bytes: number, goal: number): void =>
  write(`${what.padEnd(46)} ${kb(bytes)}   <= ${goal} kB ${bytes <= goal * 1000 ? '' : 'missed'}`);

for (const id of firstPages) {
  const { page, painted } = await open(browser, origin, id);
  const all = await scriptsOf(page);
  row(`${id}: before the first contentful paint`, sum(all.filter(({ at }) => at < painted)), 140);
  write(`${`${id}: all, once at rest`.padEnd(46)} ${kb(sum(all))}`);
  await page.context().close();
}
for (const [id, content] of Object.entries(routes) as [keyof typeof routes, string][]) {
  const { page } = await open(browser, origin, 'home');
  const before = new Set((await scriptsOf(page)).map(({ file }) => file));
  const shown = await page.evaluate(
    ([path, selector]) =>
      new Promise<number>((done) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        const look = (): void => {
          if (location.pathname === path && document.querySelector(selector)) done(performance.now());
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [pathOf(id, 'en'), content] as const,
  );
  await atRest(page);
  const asked = (await scriptsOf(page)).filter(({ file }) => !before.has(file));
  row(`${id}: what it adds to home`, sum(asked.filter(({ at }) => at < shown)), 40);
  const later = sum(asked.filter(({ at }) => at >= shown));
  if (later > 0) write(`${`${id}: once its content stands`.padEnd(46)} ${kb(later)}`);
  await page.context().close();
}
await world.end();
