// Measures the time from a tap on a link to the frame that shows the content of its page, with a processor four times
// slower. Code and data of the pages have been fetched before.
import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { Page } from 'playwright';

import { atMost, percentile, write, type Row } from './figures.ts';
import { openTab, type Tab, type WindowName, type World } from './world.ts';

const slower = 4;
const goal = 150;

/** Selectors of the content of each page. */
const contents = {
  betting: '[data-price][data-state="open"]',
  liveBetting: '[data-price][data-state="open"]',
  casino: 'h2',
  accountTransactions: 'h1 ~ *, table',
} as const satisfies Partial<Record<SitemapId, string>>;
type Route = keyof typeof contents;

/** Every page is opened from two others. */
const round: readonly Route[] = ['liveBetting', 'casino', 'accountTransactions', 'casino', 'liveBetting', 'betting'];

interface Wanted {
  readonly title: string;
  readonly content: string;
}

declare const window: { watchRoute: (wanted: Wanted) => void; shownAfter: number | undefined };

/** Runs in the page: defines the watch that records how long after the next tap the content of a page was drawn. */
function defineWatch(): void {
  window.watchRoute = ({ title, content }) => {
    window.shownAfter = undefined;
    let tapped: number | undefined;
    document.addEventListener('pointerup', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
    const isShown = (): boolean => {
      const main = document.querySelector('main');
      const isBusy = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])].some(
        (part) => part.getBoundingClientRect().top < innerHeight,
      );
      return main?.querySelector('h1')?.textContent === title && main.querySelector(content) !== null && !isBusy;
    };
    // The task after the callbacks of a frame starts when the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (tapped !== undefined && isShown()) window.shownAfter = performance.now() - tapped;
      else requestAnimationFrame(() => port2.postMessage(null));
    });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('User name').fill('player');
  await page.getByLabel('Password', { exact: true }).fill('kvota');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^Account/ }).waitFor();
}

/** Shows the link to a page, and returns its place in the window. That to the account is in a drawer. */
async function linkTo(page: Page, route: Route): Promise<{ x: number; y: number }> {
  if (route === 'accountTransactions') {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.waitForTimeout(800);
  }
  const links = page.locator(`a[href="${pathOf(route, 'en')}"]`).filter({ visible: true });
  const place = await links.evaluateAll((all) =>
    all
      .map((link) => link.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .find(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < innerHeight),
  );
  if (!place) throw new Error(`No link to ${route} is on screen.`);
  return place;
}

async function change({ page, cdp }: Tab, route: Route, title: string): Promise<number | undefined> {
  const { x, y } = await linkTo(page, route);
  await page.evaluate((wanted) => window.watchRoute(wanted), { title, content: contents[route] });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.mouse.click(x, y);
  await page.waitForFunction(() => window.shownAfter !== undefined, undefined, { timeout: 10_000 }).catch(() => null);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(500);
  return page.evaluate(() => window.shownAfter);
}

/** Returns the rows of the changes to each page, in each of the windows. */
export async function measureRoutes(world: World, rounds: number, sizes: readonly WindowName[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureIn(world, rounds, size)));
  return rows;
}

async function measureIn(world: World, rounds: number, size: WindowName): Promise<Row[]> {
  const tab = await openTab(world, size);
  const { page } = tab;
  // For everything before the measured changes.
  page.setDefaultTimeout(120_000);
  await page.goto(`${world.origin}${pathOf('betting', 'en')}`);
  await signIn(page);
  const titles = new Map<Route, string>();
  for (const route of ['betting', ...round] as const) {
    if (new URL(page.url()).pathname !== pathOf(route, 'en')) {
      const { x, y } = await linkTo(page, route);
      await page.mouse.click(x, y);
    }
    await page.waitForURL(`**${pathOf(route, 'en')}`);
    await page.locator(`main ${contents[route]}`).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(2000);
    titles.set(route, (await page.locator('main h1').textContent()) ?? '');
  }
  await page.evaluate(defineWatch);
  const took = new Map<Route, number[]>();
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const route of round) {
      const ms = await change(tab, route, titles.get(route) ?? '');
      if (ms === undefined) world.faults.push(`${route} was not shown.`);
      else took.set(route, [...(took.get(route) ?? []), ms]);
    }
  }
  await page.context().close();
  for (const [route, each] of took)
    write(`${route}, ${size}: ${each.length} changes, median ${percentile(each, 50).toFixed(0)} ms`);
  return [...took].map(([route, each]) =>
    atMost(`tap on a link to content of ${route}, p98, 4 x slower, ${size}`, percentile(each, 98), goal, 'ms', 0),
  );
}
