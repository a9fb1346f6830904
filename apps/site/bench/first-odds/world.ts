// The world of the first odds: the site as its server renders it, the site as static files, and the hand-written pages.
import { pathOf } from '@kvota/sitemap';
import { findPageBrowser } from '@kvota/run/browser';
import type { Page } from 'playwright';

import { startChild } from '../child.ts';
import { port, startWorld, type World } from '../world.ts';
import { newVisitor, phone, desktop } from './devices.ts';
import { startFloor } from './floor.ts';

export const pageNames = ['betting', 'live', 'match', 'home'] as const;
export type PageName = (typeof pageNames)[number];
export const servings = ['server', 'static files'] as const;
export type Serving = (typeof servings)[number];

export interface FirstOddsWorld extends Pick<World, 'browser' | 'end'> {
  addressOf(serving: Serving, page: PageName): string;
  /** The hand-written page with the odds of a page. */
  floorOf(page: PageName): string;
}

/** On home, a phone shows the odds below the window. */
export const isBelow = (page: PageName): boolean => page === 'home';

const oddsOf = (page: Page): Promise<unknown> =>
  page.locator('#root main [data-price][data-state="open"]').nth(2).waitFor({ timeout: 60_000 });

/** Starts everything, and visits each page once so that no measured visit pays for the first run of code. */
export async function startFirstOdds(pages: readonly PageName[]): Promise<FirstOddsWorld> {
  const [renderedPort, floorPort] = [port + 4, port + 5];
  const rendered = `http://localhost:${renderedPort}`;
  const world = await startWorld({
    executablePath: findPageBrowser(),
    offer: 'now',
    origins: [rendered],
    oneOrigin: true,
  });
  const { browser, platform } = world;
  const site = await startChild<never>(new URL('site.ts', import.meta.url), platform.address, String(renderedPort));
  // A visitor is connected already, because the first one makes the platform compute the room while the page loads.
  const crowd = await startChild<'clients'>(new URL('../crowd.ts', import.meta.url));
  await crowd.ask('clients', { address: platform.address, count: 1, room: 'F' });
  const floor = await startFloor(floorPort);
  const origins: Record<Serving, string> = { server: rendered, 'static files': world.origin };
  const paths: Record<PageName, string> = {
    betting: pathOf('betting', 'en'),
    live: pathOf('liveBetting', 'en'),
    match: '',
    home: pathOf('home', 'en'),
  };

  const visitor = await newVisitor(browser, phone, 'block');
  const page = await visitor.newPage();
  await page.goto(`${world.origin}${paths.betting}`);
  await oddsOf(page);
  // The last match of the list starts late enough to be offered until the end of the run.
  const key = await page.locator('main [data-price][data-state="open"]').last().getAttribute('data-price');
  paths.match = `${paths.betting}?event=${key?.split('|')[0]}`;
  const floors = new Map<PageName, string>();
  for (const name of pages) {
    await page.goto(`${world.origin}${paths[name]}`);
    await oddsOf(page);
    floors.set(name, await floor.copy(name, page));
    for (const { options } of [phone, desktop]) {
      const headers = options.userAgent === undefined ? undefined : { 'user-agent': options.userAgent };
      for (let turn = 0; turn < 3; turn += 1) {
        await (await fetch(`${rendered}${paths[name]}`, headers && { headers })).text();
        // A screen is shared while it is fresh.
        await page.waitForTimeout(1000);
      }
    }
  }
  await visitor.close();

  return {
    browser,
    addressOf: (serving, name) => `${origins[serving]}${paths[name]}`,
    floorOf: (name) => floors.get(name) ?? '',
    async end() {
      site.end();
      crowd.end();
      floor.end();
      await world.end();
    },
  };
}
