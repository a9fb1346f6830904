import { expect, type Locator, type Page } from '@playwright/test';

import { accountButton, openSignedIn } from './session.ts';

/** The panel of the theme tools. */
export const themeTools = (page: Page): Locator => page.getByRole('region', { name: 'Theme tools' });

/** Opens a page as a designer, and the tools from the account drawer. */
export async function openThemeTools(
  page: Page,
  path = '/en/betting',
  options: Parameters<typeof openSignedIn>[3] = {},
): Promise<Locator> {
  await openSignedIn(page, path, 'al2', options);
  await accountButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Theme tools' }).click();
  const panel = themeTools(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** The painted value of a token, in capitals. */
export const tokenOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim().toUpperCase(),
    `--kvota-color-${name}`,
  );

/** Opens the field of a colour and types a colour. */
export async function typeColor(panel: Locator, name: string | RegExp, color: string): Promise<void> {
  const row = panel.getByRole('button', { name });
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  await panel.getByRole('textbox', { name: 'Colour as text' }).fill(color);
}

/** Chooses an entry of a select in the panel. */
export async function chooseIn(panel: Locator, select: string, entry: string): Promise<void> {
  await panel.getByRole('combobox', { name: select }).click();
  await panel.page().getByRole('option', { name: entry, exact: true }).click();
}

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; !(await hasFocus()); pressed += 1) {
    expect(pressed, `presses of ${key}`).toBeLessThan(400);
    await target.page().keyboard.press(key);
  }
}
