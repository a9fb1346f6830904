import type { Locator, Page } from '@playwright/test';

import { namesOnPage, rowsOf } from '../../src/screens/offer.ts';
import { expectOnSlip, payButton, pick, setStake, slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatches } from '../../src/world/fresh-match.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const white = 'rgb(255, 255, 255)';

const backgroundOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The buttons on paper, apart from prices, which are printed as numbers. */
const buttonsOf = (page: Page): Promise<string[]> =>
  page
    .locator('button:visible:not([data-price]), [role="radiogroup"]:visible, [role="searchbox"]:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));

test('[PRE-22, SLIP-27] printed, the offer is a whole list and the slip a receipt of 58 mm, in black on white', async ({
  page,
}) => {
  const matches = await freshMatches(2);
  await page.goto('/en/betting');
  await expect(rowsOf(page).first()).toBeVisible();
  for (const match of matches) {
    await page.goto(`/en/betting?event=${match.eventId}`);
    await pick(page, match);
  }
  await setStake(page, '100');
  await page.goto('/en/betting');
  await expect(rowsOf(page).first()).toBeVisible();
  await expectOnSlip(page, ...matches);
  const onScreen = (await namesOnPage(page)).length;

  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => (await namesOnPage(page)).length).toBeGreaterThan(onScreen);
  const onPaper = await namesOnPage(page);
  expect(new Set(onPaper).size).toBe(onPaper.length);
  await expect(page.getByText(/^Printed \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  // Each row has its date, because paper is read on another day.
  await expect(page.getByText(/^(today|tomorrow)$/)).toHaveCount(0);
  await expect(
    page
      .locator('main')
      .getByText(/^\d\d\/\d\d$/)
      .first(),
  ).toBeVisible();
  expect(await backgroundOf(page.locator('body'))).toBe(white);
  expect(await buttonsOf(page)).toEqual([]);
  for (const part of ['banner', 'contentinfo', 'search'] as const)
    for (const one of await page.getByRole(part, { includeHidden: true }).all()) await expect(one).toBeHidden();
  await expect(page.getByRole('region', { name: 'News', includeHidden: true })).toBeHidden();

  const receipt = slip(page);
  await expect(receipt.getByText('Total odds')).toBeVisible();
  await expect(receipt.getByText('Possible payout')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await expect(page.getByText(/^Not paid\. Odds as of \d/)).toBeVisible();
  const { width } = (await receipt.boundingBox()) ?? { width: 0 };
  expect(Math.round((width / 96) * 25.4)).toBe(58);

  // The dark theme of the player is on screen again afterwards.
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => backgroundOf(page.locator('body'))).not.toBe(white);
  await expect.poll(async () => (await namesOnPage(page)).length).toBeLessThan(onPaper.length);

  // A print is announced a moment before the paper is laid out: by then, every row is in the document.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      queueMicrotask(() => {
        document.documentElement.dataset['printedRows'] = String(document.querySelectorAll('[data-odds-row]').length);
      });
    });
  });
  await page.pdf({ format: 'A4' });
  await expect(page.locator('html')).toHaveAttribute('data-printed-rows', String(onPaper.length));
});

test('[SLIP-27] the slip is printed with its booking code, so that the shop can load it', async ({ page }) => {
  const [match] = await freshMatches(1);
  await page.addInitScript(() => {
    // The browser's print dialog would block the test, so the document to print is recorded instead.
    window.print = () => {
      Reflect.set(window.parent, 'printed', document.body.textContent);
    };
  });
  await page.goto(`/en/betting?event=${match.eventId}`);
  await pick(page, match);
  await setStake(page, '100');
  await slip(page).getByRole('button', { name: 'More for this slip' }).click();
  await page.getByRole('menuitem', { name: 'Booking code and link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your booking code' });
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(
    (await dialog.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '',
  );
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, 'printed') ?? '')))
    .toContain(code?.[0] ?? '?');
  const printed = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(printed).toContain(`${match.hostName} - ${match.awayName}`);
  for (const text of ['100.00', 'Total odds', 'Possible payout', 'Not paid.']) expect(printed).toContain(text);
});
