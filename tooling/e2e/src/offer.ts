import type { Match } from '@kvota/contracts';
import type { Locator, Page } from '@playwright/test';

import { callAs } from './world.ts';

/** What `/betting` can be asked for, as the wire has it. */
export interface OfferChoice {
  readonly sport?: string;
  readonly hours?: number | null;
  readonly special?: string;
  readonly leagues?: readonly string[];
  readonly view?: 'competition' | 'timeline';
  readonly page?: number;
}

/** The prematch matches of a choice as the platform answers it; without one, what the table starts with. */
export async function offerOf(choice: OfferChoice = {}, username: string | null = null): Promise<readonly Match[]> {
  const { sport = 'F', hours = 24, special = 'NextMatches', leagues = [], view = 'competition', page = 1 } = choice;
  const body = {
    page,
    table_view: view,
    time_filter: hours,
    special_filter: special,
    sport_code: sport,
    league_ids: [...leagues],
    search_filter: '',
  };
  return (await callAs(username, 'bettingOffer', { body })).result;
}

/** A match as the tables name it. */
export const lineOf = ({ hostName, awayName }: Match): string => `${hostName} – ${awayName}`;

/** The rows that are on the page: those in the window and a few beyond it. */
export const rowsOf = (page: Page): Locator => page.getByRole('main').locator('[data-odds-row]');

export const rowOf = (page: Page, match: Match): Locator =>
  page.getByRole('main').getByRole('group', { name: lineOf(match), exact: true });

export const namesOnPage = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/** The leagues whose heads are on the page. */
export const leaguesOf = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

/** A text as a pattern that means just it. */
export const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
