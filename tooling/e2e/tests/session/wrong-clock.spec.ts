import type { Page, Request } from '@playwright/test';

import { openAndSignIn } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { leapTo, platformNow } from '../../src/world/time.ts';

const minute = 60_000;
const account = (page: Page) => page.getByRole('button', { name: /^Account/ });
const isPing = (request: Request): boolean => request.method() === 'GET' && request.url().includes('/users/ping');
const pinged = (page: Page) => page.waitForResponse((response) => isPing(response.request()) && response.ok());

// A leap of time that meets the sockets while they connect anew, or ask who they are for, is an attempt that took too long.
test.use({ allowedOutput: [/^kvota: The sockets report (?:connect-error|auth-failed) .*: timeout/] });

/** A token is good for 270 s at most and is renewed in its last minute: so long after a sign-in nothing is to be done yet, and so long after it is. */
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

/** Time goes on, for the device and for the platform alike. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await leapTo((await platformNow()) + milliseconds);
  await page.clock.fastForward(milliseconds);
}

/** The hour and minute that the header says are the platform's, whatever the device believes. */
async function expectServerTime(page: Page): Promise<void> {
  const clock = page.getByRole('banner').locator('time');
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
  test(`[SES-07, OP-49] fault 16: a device whose clock is ${name} signs in, refreshes when it is due and not before, and shows the platform's time`, async ({
    page,
  }) => {
    await page.clock.install({ time: (await platformNow()) + wrong });
    await openAndSignIn(page, '/en');
    await pinged(page);
    const { refreshes, loads } = watch(page);
    await expectServerTime(page);
    await pass(page, notYet);
    await pinged(page);
    await pinged(page);
    expect(refreshes()).toBe(0);
    await pass(page, due - notYet);
    await expect.poll(refreshes).toBe(1);
    await pinged(page);
    await pinged(page);
    expect([refreshes(), loads()]).toEqual([1, 0]);
    await expectServerTime(page);
    await expect(account(page)).toBeVisible();
    await page.reload();
    await pinged(page);
    await expect(account(page)).toBeVisible();
    expect(refreshes()).toBe(1);
  });
}

for (const [name, by] of [
  ['forward', 10 * minute],
  ['back', -10 * minute],
] as const) {
  test(`[SES-05, SES-07, SES-11] fault 16: a clock that is put ${name} by 10 minutes while the page is open changes no refresh and ends no session; the page loaded anew is signed in`, async ({
    page,
  }) => {
    await page.clock.install({ time: await platformNow() });
    await openAndSignIn(page, '/en');
    await pinged(page);
    const { refreshes, loads } = watch(page);
    await page.clock.setSystemTime((await platformNow()) + by);
    const off = (await page.evaluate(() => Date.now())) - (await platformNow()) - by;
    expect(Math.abs(off)).toBeLessThan(minute);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await pinged(page);
    await pinged(page);
    await expectServerTime(page);
    await pass(page, notYet);
    await pinged(page);
    expect([refreshes(), loads()]).toEqual([0, 0]);
    await pass(page, due - notYet);
    await expect.poll(refreshes).toBe(1);
    await pinged(page);
    await expect(account(page)).toBeVisible();
    expect([refreshes(), loads()]).toEqual([1, 0]);
    // The clock is put right again, and the page is loaded: it has only the stored times to go by.
    await page.clock.setSystemTime(await platformNow());
    await page.reload();
    await pinged(page);
    await pinged(page);
    await expect(account(page)).toBeVisible();
    expect(refreshes()).toBeLessThanOrEqual(2);
    expect(loads()).toBe(1);
  });
}
