import { hideCreditButton, historyButton } from '../../src/screens/account.ts';
import { inEveryRun, isFullRun } from '../../src/in-every-run.ts';
import { banner, mainMenu } from '../../src/screens/frame.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { anyPrice, slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { withSettings } from '../../src/world/with-settings.ts';

test('[HEAD-01, HEAD-02, HEAD-05] the header links home and has the menu in its language and the time', async ({
  page,
}) => {
  await page.goto('/de/casino');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link')).toHaveText(['Wetten', 'Live', 'Casino', 'Live-Casino', 'Virtuell']);
  await expect(menu.getByRole('link', { name: 'Casino', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(banner(page).locator('time')).toHaveText(/^([01]\d|2[0-3]):[0-5]\d$/);
  await banner(page).getByRole('link', { name: /Kvota/ }).click();
  await expect(page).toHaveURL('/de');
});

test('[HEAD-08, HEAD-09, OP-82] the history icon opens the tickets, and pressed again returns to the page before', async ({
  page,
}) => {
  await openSignedIn(page, '/en/scores');
  const icon = historyButton(page);
  await icon.click();
  await expect(page).toHaveURL(/\/en\/ticket_history/);
  await icon.click();
  await expect(page).toHaveURL(/\/en\/scores/);
  // Two presses at once: the second comes before the page has changed.
  await icon.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/en\/scores/);
});

test('[HEAD-08, HEAD-16, HEAD-21, ROUTE-63, ROUTE-64, ROUTE-69, SLIP-20, OP-13] if betting and live are switched off while the page is open, the tickets disappear too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSignedIn(page, '/en/betting');
  await expect(mainMenu(page).getByRole('button', { name: /Slip/ })).toBeVisible();
  await withSettings({ disableBettingPage: true, disableLiveBettingPage: true }, async () => {
    await expect(page).toHaveURL(/\/en\/?$/);
    await expect(mainMenu(page).getByRole('button', { name: /Slip/ })).toHaveCount(0);
    await expect(historyButton(page)).toHaveCount(0);
    await expect(mainMenu(page).getByText('Casino', { exact: true })).toBeVisible();
    await expect(mainMenu(page).getByRole('button', { name: /^Betting/ })).toHaveAttribute('aria-disabled', 'true');
    for (const path of ['/en/ticket_history', '/en/live_betting']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/en\/?$/);
    }
  });
  await expect(mainMenu(page).getByRole('button', { name: /Slip/ })).toBeVisible();
});

test('[HEAD-14, CONST-05, CONST-06] the menu is at the bottom up to 1263 pixels, and in the header above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1263, height: 800 });
  await page.goto('/en/betting');
  const bar = mainMenu(page);
  await expect(bar).toHaveCount(1);
  const items = bar.getByRole('link');
  await expect(items).toHaveCount(5);
  for (const item of await items.all()) await expect(item.locator('svg')).toHaveCount(1);
  expect((await bar.boundingBox())?.y).toBeGreaterThan(700);
  await expect(slip(page)).toHaveCount(0);
  await bar.getByRole('button', { name: /Slip/ }).click();
  await expect(page.getByRole('dialog', { name: 'Slip' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1264, height: 800 });
  await expect(bar).toHaveCount(1);
  expect((await bar.boundingBox())?.y).toBeLessThan(60);
  await expect(slip(page)).toBeVisible();
});

test('[HEAD-03, HEAD-10] the header of a player fits a touch phone on the page with the most tools', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openSignedIn(page, '/en/betting');
  await expect(hideCreditButton(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Search' })).toBeVisible();
  const right = await page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) => Math.max(...buttons.map((button) => button.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test('[CONST-04, CONST-07, OP-14] the sidebar is fixed from 1701 pixels and a drawer below; the slip is 400 wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1701, height: 900 });
  await page.goto('/en/betting');
  const opener = banner(page).getByRole('button', { name: /^Open sports and leagues/ });
  await expect(anyPrice(page)).toBeVisible();
  await expect(opener).toBeHidden();
  expect((await page.locator('aside').boundingBox())?.width).toBe(400);
  await page.setViewportSize({ width: 1700, height: 900 });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Football/ })).toBeVisible();
});

test('[ACC-04, ROLE-04, OP-08] the account drawer links to the account pages, and to payments only for AL2', async ({
  page,
}) => {
  const accountLinks = async (): Promise<string[]> => {
    await banner(page).getByRole('button', { name: 'Account' }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links.first()).toBeVisible();
    return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  };
  await openSignedIn(page, '/en');
  const player = await accountLinks();
  for (const path of [
    '/en/payin',
    '/en/account/settings',
    '/en/account/transactions',
    '/en/account/bonuses',
    '/en/account/limits',
    '/en/messages',
  ])
    expect(player).toContain(path);
  expect(player).not.toContain('/en/account/payment');
  await openSignedIn(page, '/en', 'al2');
  expect(await accountLinks()).toContain('/en/account/payment');
});

test('[CONST-16, OP-67] limits, timeouts and the delay have values for each currency', async () => {
  const settings = await callAs(null, 'ticketSettings');
  const valueOf = (key: string): unknown => settings.find((entry) => entry.key === key)?.value;
  expect(valueOf('timeoutPrematchTicket')).toBe(15);
  expect(valueOf('timeoutLiveTicket')).toBe(20);
  expect(valueOf('liveTicketDelay')).toBe(5);
  expect(valueOf('maxSystemTicketCombinations')).toBe(1000);
  expect(valueOf('maxTicketSelections')).toBe(30);
  for (const key of ['minTicketPayin', 'minPayinPerSystemComb', 'maxTicketWin'])
    expect(JSON.stringify(valueOf(key))).toMatch(/RSD.*EUR|EUR.*RSD/);
});

for (const width of [1264, 1280, 1700, 1760]) {
  test(
    `[HEAD-24] no two buttons open the same dialog, drawer or menu; at ${width}`,
    inEveryRun(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, '/en/betting');
      const openers: Record<string, string[]> = {};
      for (const path of ['/en/betting', ...(isFullRun ? ['/en/live_betting'] : [])]) {
        await page.goto(path);
        await expect(anyPrice(page)).toBeVisible();
        await expect(historyButton(page)).toBeVisible();
        // Neither prices and stars nor what unfolds a part of the page.
        const buttons = page.locator(
          'button:visible:not([data-price], [aria-pressed], [aria-expanded]:not([aria-haspopup]), [role="tab"])',
        );
        const opened = page.locator(
          ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):visible',
        );
        for (let at = 0; at < (await buttons.count()); at += 1) {
          const name = await buttons.nth(at).evaluate((button) => button.ariaLabel ?? button.textContent);
          await buttons.nth(at).click();
          // What opens may have to be loaded. Most of the others do something else.
          await opened
            .first()
            .waitFor({ timeout: 3000 })
            .catch(() => undefined);
          if (new URL(page.url()).pathname !== path) {
            // It was a link in the form of a button, such as that of the tickets.
            await page.goBack();
            await expect(anyPrice(page)).toBeVisible();
          }
          if ((await opened.count()) === 0) continue;
          // Until it has the focus, it may ignore Escape.
          await expect
            .poll(() => opened.first().evaluate((element) => element.contains(document.activeElement)))
            .toBe(true);
          const what = await opened.first().evaluate((element) => {
            const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
            return `${element.role} ${element.ariaLabel ?? title?.textContent ?? element.textContent}`;
          });
          (openers[`${path}: ${what}`] ??= []).push(name);
          await page.keyboard.press('Escape');
          await expect(opened).toHaveCount(0);
        }
        expect(new URL(page.url()).pathname).toBe(path);
      }
      expect(Object.keys(openers).length).toBeGreaterThan(3);
      expect(Object.entries(openers).filter(([, names]) => names.length > 1)).toEqual([]);
    },
  );
}
