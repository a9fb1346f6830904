import type { Page } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import { banner } from '../../src/screens/frame.ts';
import { accountButton, nextPing, openAndSignIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { leapTo, platformNow } from '../../src/world/time.ts';

const minute = 60_000;

// A leap of time makes a call, or an attempt to connect or to authenticate, time out if it is under way.
test.use({
  allowedOutput: {
    matching: [
      /^kvota: (?:The sockets report (?:connect-error|auth-failed) .*|.* could not be loaded.* ApiError: GET [^ ]+): timeout/,
      /^WebSocket connection to '[^']+' failed: WebSocket is closed before the connection is established\.$/,
    ],
  },
});

/** Ages of a token, which is valid for at most 270 s and refreshed in its last minute: too early, and due. */
const [notYet, due] = [195_000, 215_000];

interface Watch {
  readonly refreshes: () => number;
  readonly loads: () => number;
}

function watch(page: Page): Watch {
  let [refreshes, loads] = [0, 0];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/oidc/token')) refreshes += 1;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return { refreshes: () => refreshes, loads: () => loads };
}

/** Moves the time of the device and of the platform. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await leapTo((await platformNow()) + milliseconds);
  await page.clock.fastForward(milliseconds);
}

/** Expects the header to show the time of the platform, not of the device. */
async function expectServerTime(page: Page): Promise<void> {
  const clock = banner(page).locator('time');
  await expect
    .poll(async () => {
      const now = new Date(await platformNow());
      const time = await page.evaluate(
        (at) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at),
        now.getTime(),
      );
      return (await clock.textContent()) === time;
    })
    .toBe(true);
}

for (const [name, wrong] of [
  ['right', 0],
  ['10 minutes ahead', 10 * minute],
  ['10 minutes behind', -10 * minute],
] as const) {
  test(
    `[SES-07, OP-49, FAULT-16] a device whose clock is ${name} signs in, refreshes only when due, and shows the platform's time`,
    inEveryRun(wrong > 0),
    async ({ page }) => {
      await page.clock.install({ time: (await platformNow()) + wrong });
      await openAndSignIn(page, '/en');
      await nextPing(page);
      // A leap of the clock would end requests of the start by their timeout.
      await page.waitForLoadState('networkidle');
      const { refreshes, loads } = watch(page);
      await expectServerTime(page);
      await pass(page, notYet);
      await nextPing(page);
      await nextPing(page);
      expect(refreshes()).toBe(0);
      await pass(page, due - notYet);
      await expect.poll(refreshes).toBe(1);
      await nextPing(page);
      await nextPing(page);
      expect([refreshes(), loads()]).toEqual([1, 0]);
      await expectServerTime(page);
      await expect(accountButton(page)).toBeVisible();
      await page.reload();
      await nextPing(page);
      await expect(accountButton(page)).toBeVisible();
      expect(refreshes()).toBe(1);
    },
  );
}

for (const [name, by] of [
  ['forward', 10 * minute],
  ['back', -10 * minute],
] as const) {
  test(
    `[SES-05, SES-07, SES-11, FAULT-16] moving the clock ${name} by 10 minutes while the page is open changes no refresh and ends no session; after a reload the player is signed in`,
    inEveryRun(by < 0),
    async ({ page }) => {
      await page.clock.install({ time: await platformNow() });
      await openAndSignIn(page, '/en');
      await nextPing(page);
      // A leap of the clock would end requests of the start by their timeout.
      await page.waitForLoadState('networkidle');
      const { refreshes, loads } = watch(page);
      await page.clock.setSystemTime((await platformNow()) + by);
      const off = (await page.evaluate(() => Date.now())) - (await platformNow()) - by;
      expect(Math.abs(off)).toBeLessThan(minute);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await nextPing(page);
      await nextPing(page);
      await expectServerTime(page);
      await pass(page, notYet);
      await nextPing(page);
      expect([refreshes(), loads()]).toEqual([0, 0]);
      await pass(page, due - notYet);
      await expect.poll(refreshes).toBe(1);
      await nextPing(page);
      await expect(accountButton(page)).toBeVisible();
      expect([refreshes(), loads()]).toEqual([1, 0]);
      // When the page is loaded again, it has only the stored times to compute the age of the token from.
      await page.clock.setSystemTime(await platformNow());
      await page.reload();
      await nextPing(page);
      await nextPing(page);
      await expect(accountButton(page)).toBeVisible();
      expect(refreshes()).toBeLessThanOrEqual(2);
      expect(loads()).toBe(1);
    },
  );
}
