// Measures the wait from a tap on Demo in the lobby until the first bet is possible, on a phone with a mobile network and
// on a desktop. Then it measures how smoothly reels turn on a processor four times slower.
import type { Browser, CDPSession, Page } from '@playwright/test';

import { addresses } from '../src/addresses.ts';
import { startCasinoWorld } from '../src/network/casino-world.ts';
import { clientTest as test, expect } from '../src/test.ts';

test.use({ baseURL: addresses.ownSite });
let world: AsyncDisposable;
test.beforeAll(async () => {
  world = await startCasinoWorld();
});
test.afterAll(() => world[Symbol.asyncDispose]());

const visits = 5;
const megabits = (count: number): number => (count * 1024 * 1024) / 8;
/** The phone and the line of the bench of first odds, and a desktop. Milliseconds to wait at most. */
const devices = {
  phone: {
    options: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' },
    slower: 4,
    line: { offline: false, latency: 150, downloadThroughput: megabits(1.6), uploadThroughput: megabits(0.75) },
    cold: 3000,
    warm: 3000,
  },
  desktop: {
    options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
    slower: 1,
    line: { offline: false, latency: 40, downloadThroughput: megabits(10), uploadThroughput: megabits(10) },
    cold: 1500,
    warm: 700,
  },
} as const;
type Device = (typeof devices)[keyof typeof devices];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openLobby(
  browser: Browser,
  { options, slower, line }: Device,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ ...options, baseURL: addresses.ownSite, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await toLobby(page);
  return { page, cdp };
}

/** Opens the lobby and lets it come to rest, as while a player chooses. */
async function toLobby(page: Page): Promise<void> {
  await page.goto('/en/slots');
  await expect(page.getByRole('button', { name: /^Demo/ }).first()).toBeVisible();
  await page.waitForTimeout(6000);
}

const primary = (page: Page) => page.frameLocator('iframe').locator('[data-primary]');

/** Presses Demo on a tile, and returns the milliseconds until the button of the game can be pressed. */
async function tapDemo(page: Page): Promise<number> {
  const demo = page.getByRole('button', { name: /^Demo/ }).first();
  await demo.hover();
  const since = performance.now();
  await demo.click();
  await primary(page).and(page.locator(':enabled')).waitFor();
  return Math.round(performance.now() - since);
}

for (const [name, device] of Object.entries(devices)) {
  test(`the first bet is possible ${device.cold} ms after a tap in the lobby (${name})`, async ({ browser }) => {
    test.setTimeout(600_000);
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < visits; visit += 1) {
      const { page } = await openLobby(browser, device);
      cold.push(await tapDemo(page));
      await toLobby(page);
      warm.push(await tapDemo(page));
      await page.context().close();
    }
    console.log(`${name}: empty cache ${cold.join(', ')} ms; second game ${warm.join(', ')} ms`);
    expect(median(cold)).toBeLessThanOrEqual(device.cold);
    expect(median(warm)).toBeLessThanOrEqual(device.warm);
  });
}

test('reels turn at 57 frames a second or more on a slow processor, within 250 ms of the main thread a second', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { page, cdp } = await openLobby(browser, devices.phone);
  await tapDemo(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const game = await (await page.locator('iframe').elementHandle())?.contentFrame();
  const rates: number[] = [];
  const shares: number[] = [];
  for (let spin = 0; spin < visits; spin += 1) {
    await primary(page).and(page.locator(':enabled')).waitFor();
    const before = await busy();
    const frames = await game?.evaluate(
      () =>
        new Promise<number>((done) => {
          document.querySelector<HTMLElement>('[data-primary]')?.click();
          let count = 0;
          const since = performance.now();
          const next = (now: number): void => {
            count += 1;
            if (now - since < 2000) requestAnimationFrame(next);
            else done((count * 1000) / (now - since));
          };
          requestAnimationFrame(next);
        }),
    );
    rates.push(Math.round((frames ?? 0) * 10) / 10);
    shares.push(Math.round((await busy()) - before) / 2);
  }
  console.log(`reels: ${rates.join(', ')} frames a second; main thread ${shares.join(', ')} ms a second`);
  expect(median(rates)).toBeGreaterThanOrEqual(57);
  expect(median(shares)).toBeLessThanOrEqual(250);
});
