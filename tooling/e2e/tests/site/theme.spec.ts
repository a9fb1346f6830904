import type { Page } from '@playwright/test';

import { chooseTheme, hideCreditButton, showCreditButton } from '../../src/screens/account.ts';
import { expectTheme, lightPage } from '../../src/screens/frame.ts';
import { openSignedIn } from '../../src/screens/session.ts';
import { slip } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

const canvas = '--kvota-color-bg-canvas';
const mark = '--kvota-color-brand-text';
const stored = JSON.stringify({
  dark: { [canvas]: '#301050', [mark]: '#FFB000' },
  light: { [canvas]: '#D0FFE0', [mark]: '#102030' },
});

/** Fills the local storage as an earlier visit would. */
async function remember(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Opens a page whose scripts are empty, so that it stays at its first frame. */
async function openWithoutScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/en/betting');
}

/** Returns the colour of the pixels in the corner of the window. */
async function cornerOf(page: Page): Promise<string> {
  const picture = await page.screenshot({ clip: { x: 4, y: 4, width: 2, height: 2 } });
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(2, 2).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(' ');
  }, picture.toString('base64'));
}

const tint = (page: Page): Promise<string | null> => page.locator('meta[name="theme-color"]').getAttribute('content');
const markColor = (page: Page): Promise<string> =>
  page.locator('.first > svg').evaluate((element) => getComputedStyle(element).color);

test('[THEME-01] without stored colours the first frame is dark, in the colours of the kit', async ({ page }) => {
  await openWithoutScripts(page);
  expect(await cornerOf(page)).toBe('10 21 25');
  expect(await tint(page)).toBe('#0A1519');
});

for (const [isDark, corner, first, frame] of [
  ['true', '48 16 80', 'rgb(255, 176, 0)', '#301050'],
  ['false', '208 255 224', 'rgb(16, 32, 48)', '#D0FFE0'],
] as const) {
  test(`[THEME-01, THEME-05] with isDark ${isDark} the first frame has the stored colours`, async ({ page }) => {
    await remember(page, { isDark, initialColors: stored });
    await openWithoutScripts(page);
    expect(await cornerOf(page)).toBe(corner);
    expect(await markColor(page)).toBe(first);
    expect(await tint(page)).toBe(frame);
  });
}

for (const tampered of [
  'no json at all',
  '{"dark":7,"light":null}',
  JSON.stringify({ dark: { [canvas]: 'url(https://example.test/a.png)', [mark]: 'red;}body{display:none' } }),
  JSON.stringify({ dark: { background: '#FFFFFF', '--kvota-space-4': '400px', '--other': '#FFFFFF' } }),
  JSON.stringify([{ [canvas]: '#FFFFFF' }]),
]) {
  test(`[THEME-04] stored colours that were tampered with have no effect: ${tampered.slice(0, 40)}`, async ({
    page,
  }) => {
    await remember(page, { initialColors: tampered });
    await openWithoutScripts(page);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
    expect(await cornerOf(page)).toBe('10 21 25');
    expect(await tint(page)).toBe('#0A1519');
  });
}

// Every run sees stored colours in the first frame, and changes the theme in another tab.
test(
  '[THEME-01, THEME-02] a change of theme applies its stored colours, at once and after a reload',
  { tag: '@full' },
  async ({ page }) => {
    // Stored once, because the choice has to survive the reload below.
    await page.goto('/robots.txt');
    await page.evaluate((colors) => localStorage.setItem('initialColors', colors), stored);
    await openSignedIn(page, '/en');
    expect(await cornerOf(page)).not.toBe('10 21 25');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog').getByText('Light', { exact: true }).click();
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', 'rgb(208, 255, 224)');
    expect(await tint(page)).toBe('#D0FFE0');
    await page.reload();
    await expect(body).toHaveCSS('background-color', 'rgb(208, 255, 224)');
  },
);

test('[THEME-02, HEAD-07] theme and hidden credit reach the other open tabs at once, both ways', async ({
  page,
  context,
}) => {
  await openSignedIn(page, lightPage);
  const other = await context.newPage();
  await other.goto('/en/contact_us');
  for (const one of [page, other]) await expect(hideCreditButton(one)).toBeVisible();

  await hideCreditButton(page).click();
  await expect(showCreditButton(other)).toBeVisible();
  await showCreditButton(other).click();
  await expect(hideCreditButton(page)).toBeVisible();

  await chooseTheme(page, 'Light');
  await expectTheme(other, 'light');
  await chooseTheme(other, 'Dark');
  for (const one of [page, other]) await expectTheme(one, 'dark');
});

test('the page has a policy for scripts that allows the first paint', async ({ page }) => {
  await remember(page, { initialColors: stored });
  const response = await page.goto('/en/betting');
  expect(response?.headers()['content-security-policy']).toMatch(/; script-src 'self'(?: 'sha256-[^ ]+')+;/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(48, 16, 80)');
  await expect(slip(page)).toBeVisible();
});
