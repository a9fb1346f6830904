import type { Locator, Page } from '@playwright/test';

import { banner } from './frame.ts';

export const accountMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages of your account' });

export const historyButton = (page: Page): Locator => banner(page).getByRole('button', { name: 'Ticket history' });

/** The card of a ticket in the history. */
export const ticketCard = (page: Page, ticketId: string): Locator => page.locator(`[data-ticket="${ticketId}"]`);

/** The button that hides the credit, or the one that shows it again. */
export const hideCreditButton = (page: Page): Locator => banner(page).getByRole('button', { name: 'Hide credit' });
export const showCreditButton = (page: Page): Locator => banner(page).getByRole('button', { name: 'Show credit' });

/** Opens the account drawer, chooses a theme and closes the drawer. */
export async function chooseTheme(page: Page, theme: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByText(theme, { exact: true }).click();
  await page.keyboard.press('Escape');
}
