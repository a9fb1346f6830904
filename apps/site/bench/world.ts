// The environment of every part of the bench: the platform in a separate process, the built site, and one Chromium.
import { join } from 'node:path';

import type { OddsKey } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { browserArguments, findBrowser } from '@kvota/run/browser';
import { serveApp } from '@kvota/run/serve-app';
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright';

import { startChild, type Child } from './child.ts';
import { setting } from './figures.ts';
import { phone } from './first-odds/devices.ts';

/** The first of the ports of the bench. */
export const port = setting('BENCH_PORT', 4781);
/** Built by `vite build` before this runs. */
export const folder = join(import.meta.dirname, '../dist');

export type PlatformProcess = Child<'move' | 'price' | 'usage'>;

export interface World {
  readonly browser: Browser;
  readonly origin: string;
  readonly platform: PlatformProcess;
  /** The errors of pages. If there are any, the bench fails. */
  readonly faults: string[];
  end(): Promise<void>;
}

/** A page with its measuring tools. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** The betting page with live prices. */
export interface BettingTab extends Tab {
  /** Every price on the page, visible or just beyond the window. */
  readonly odds: readonly OddsKey[];
  readonly rows: number;
}

/** The configuration of a site that uses this platform. */
export const configFor = (platformUrl: string): Record<string, string> => ({
  platformUrl,
  authority: `${platformUrl}/oidc`,
  clientId: 'kvota-site',
});

/** The configuration of a site whose server passes the calls on. */
export const ownOrigin = { clientId: 'kvota-site' } as const;

export interface WorldOptions {
  readonly executablePath?: string | undefined;
  /** The offer of a Saturday afternoon, that of this moment, or a prematch offer that changes on request. */
  readonly offer?: 'saturday' | 'now' | 'still';
  /** Further origins whose pages the platform answers. */
  readonly origins?: readonly string[];
  /** The port of the site. */
  readonly at?: number;
  /** True if the site's server passes the calls on, as `start` does. */
  readonly oneOrigin?: boolean;
}

/** Starts a platform, the built site and a browser. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { executablePath = findBrowser(), offer = 'still', origins = [], at = port, oneOrigin = false } = options;
  const origin = `http://localhost:${at}`;
  const script = new URL('platform.ts', import.meta.url);
  const platform: PlatformProcess = await startChild(script, offer, origin, ...origins);
  const serving = oneOrigin
    ? { config: ownOrigin, platform: platform.address, origin }
    : { config: configFor(platform.address) };
  const server = await serveApp({ folder, port: at, ...serving });
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const end = async (): Promise<void> => {
    await browser.close();
    server.close();
    platform.end();
  };
  return { browser, origin, platform, faults: [], end };
}

/** The windows of the bench: a tall one with many rows and the slip beside them, and a phone. */
export const windows = {
  wide: { viewport: { width: 1280, height: 1700 }, locale: 'en-GB' },
  phone: phone.options,
} as const satisfies Record<string, BrowserContextOptions>;
export type WindowName = keyof typeof windows;

/** An empty page in a separate context, and so in a separate process. */
export async function openTab({ browser, faults }: World, size: WindowName = 'wide'): Promise<Tab> {
  const context = await browser.newContext({ ...windows[size], serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/**
 * Opens a page of the bench at the origin of the site: without its scripts and their policy, but with its files and
 * its access to the platform.
 */
export async function openOwn(world: World, html: string): Promise<Tab> {
  const tab = await openTab(world);
  // A file of the site that is no page. A response made up on the way would have no address, and might not be allowed
  // to call this machine.
  await tab.page.goto(`${world.origin}/csp.json`);
  await tab.page.setContent(html, { waitUntil: 'load' });
  return tab;
}

/**
 * Opens the football table over all days, which has long leagues and few headers. Resolves when its prices are shown
 * and the rest is idle.
 */
export async function openBetting(world: World, size: WindowName = 'wide'): Promise<BettingTab> {
  const tab = await openTab(world, size);
  const { page } = tab;
  await page.goto(`${world.origin}${pathOf('betting', 'en')}?sport=F&time=all`);
  await page.locator('[data-price][data-state="open"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const names = await page
    .locator('[data-price][data-state="open"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-price') ?? ''));
  const rows = await page.locator('[data-odds-row]').count();
  return { ...tab, rows, odds: names.map(keyOf) };
}

/** Returns a price by the name of its cell. */
function keyOf(name: string): OddsKey {
  const [eventId = '', market = '', selection = ''] = name.split('|');
  return [eventId, market, selection];
}

/** Returns a metric of the page from Chromium, or 0 if there is none. */
export async function metricOf(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** Returns the milliseconds of the main thread in a second, over so many seconds. */
export async function costOf({ page, cdp }: Tab, seconds: number): Promise<number> {
  const [before, start] = [await metricOf(cdp, 'TaskDuration'), performance.now()];
  await page.waitForTimeout(seconds * 1000);
  const busy = (await metricOf(cdp, 'TaskDuration')) - before;
  return (busy * 1e6) / (performance.now() - start);
}
