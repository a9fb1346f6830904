import { expect, test } from '../../src/test.ts';
import { mainMenu } from '../../src/screens/frame.ts';
import { rowsOf } from '../../src/screens/offer.ts';
import { anyOpenPrice, priceOf } from '../../src/screens/slip.ts';
import { callAs } from '../../src/world/call-as.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';
import { platformNow } from '../../src/world/time.ts';
import { withSettings } from '../../src/world/with-settings.ts';

test('[MATCH-30, HEAD-02, ROUTE-71] a match in play has the address that it had before; the old one leads there, and Back to the table as it was', async ({
  page,
}) => {
  await page.goto('/en/live_betting?sport=F');
  await anyOpenPrice(page).waitFor();
  await rowsOf(page).first().locator('..').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/betting\?event=[\w-]+$/);
  const address = page.url();
  await expect(page).toHaveTitle(/ – .+ · .+ · Kvota$/);
  const marked = mainMenu(page).locator('[aria-current="page"]');
  await expect(marked).toHaveText('Live');
  await page.getByRole('link', { name: 'All live matches' }).click();
  await expect(page).toHaveURL(/\/en\/live_betting\?sport=F$/);

  const before = address.replace('/betting', '/live_betting');
  expect(await (await page.request.get(before)).text()).toContain(`<link rel="canonical" href="${address}">`);
  await page.goto(before);
  await expect(page).toHaveURL(address);
  await expect(marked).toHaveText('Live');
  await withSettings({ disableBettingPage: true }, async () => {
    await expect(page).toHaveURL(before);
    await expect(anyOpenPrice(page)).toBeVisible();
  });
  await expect(page).toHaveURL(address);
  // Without a table to go back to, the link leads to the one with the match.
  await page.getByRole('link', { name: 'All live matches' }).click();
  await expect(page).toHaveURL(/\/en\/live_betting$/);
});

test('[MATCH-30] before and after play a match is at the same address', async ({ page }) => {
  const next = await freshMatch('prematch');
  await page.goto(`/en/live_betting?event=${next.eventId}`);
  await expect(page).toHaveURL(new RegExp(String.raw`/en/betting\?event=${next.eventId}$`));
  await expect(priceOf(page, next)).toBeVisible();
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Betting');
  // All matches of the day before yesterday are over.
  const date = new Date((await platformNow()) - 48 * 60 * 60_000).toISOString().slice(0, 10);
  const { result } = await callAs(null, 'scores', { query: { sport: 'F', date } });
  const eventId = result[0]?.eventId ?? '';
  await page.goto(`/en/live_betting?event=${eventId}`);
  await expect(page).toHaveURL(new RegExp(String.raw`/en/betting\?event=${eventId}$`));
  await expect(page.getByRole('table', { name: 'Score' })).toBeVisible();
});
