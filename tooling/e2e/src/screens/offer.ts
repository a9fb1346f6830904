import type { Match } from '@kvota/contracts';
import type { Locator, Page } from '@playwright/test';

/** The name of a match in the tables. */
export const lineOf = ({ hostName, awayName }: Match): string => `${hostName} – ${awayName}`;

/** The rows in the document: those in the window and a few beyond it. */
export const rowsOf = (page: Page): Locator => page.getByRole('main').locator('[data-odds-row]');

export const rowOf = (page: Page, match: Match): Locator =>
  page.getByRole('main').getByRole('group', { name: lineOf(match), exact: true });

export const namesOnPage = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/** The headings of the leagues in the document. */
export const leaguesOf = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

/** The chip of a sport over a table, with its number of matches. */
export const sportChip = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(String.raw`^${name} [\d,]+$`) });

export const searchField = (page: Page, name = 'Find a team or league'): Locator =>
  page.getByRole('searchbox', { name });

export const timeSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Time range' });

export const option = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });

/** Chooses an option of a group of radio buttons. */
export const choose = (page: Page, group: string, name: string): Promise<void> =>
  page
    .getByRole('radiogroup', { name: group })
    .locator('label')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();

/** Escapes a text for use in a regular expression. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
