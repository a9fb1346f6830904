import { expect, type Locator, type Page } from '@playwright/test';

/** A page of text in the whole frame: for tests that need a page of the site and none in particular. */
export const lightPage = '/en/privacy';

export const banner = (page: Page): Locator => page.getByRole('banner');
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
export const offlineDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'No connection' });
export const maintenanceDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Maintenance', exact: true });

/** Follows a link of the menu, which is in the footer if the window is narrow, and in the header otherwise. */
export const followMenu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

/** Opens a menu by its button and chooses an entry. A menu that is still opening ignores presses until it has the focus. */
export async function chooseInMenu(button: Locator, entry: Locator): Promise<void> {
  await button.click();
  await expect(button.page().getByRole('menu')).toBeFocused();
  await entry.click();
}

/** The button of the language menu. */
const languageButton = (page: Page): Locator => banner(page).getByRole('button', { name: /^Language/ });

export const chooseLanguage = (page: Page, name: string | RegExp): Promise<void> =>
  chooseInMenu(languageButton(page), page.getByRole('menuitemradio', { name }));

/** Goes to another address of the running client, as a link would. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Presses Escape and a point beside the dialog, which closes a dialog if it may be closed. */
export async function pressOutside(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
}

/** Remembers a theme as an earlier visit would have. Call it before the page is opened. */
export const rememberTheme = (page: Page, theme: 'dark' | 'light'): Promise<unknown> =>
  page.addInitScript((isDark) => localStorage.setItem('isDark', isDark), String(theme === 'dark'));

export const expectTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

/** Counts the documents that the main frame of a page asks for, answered or not. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
