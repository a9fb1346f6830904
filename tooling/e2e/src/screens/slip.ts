import type { Match } from '@kvota/contracts';
import { expect, type Locator, type Page } from '@playwright/test';

import { operate } from '../world/operate.ts';

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Slip', exact: true });
export const stakeField = (page: Page): Locator => slip(page).getByRole('textbox', { name: 'Stake' });
export const autoOddsSwitch = (page: Page): Locator =>
  slip(page).getByRole('switch', { name: 'Accept odds changes automatically' });

/** The main button of the slip: it pays, accepts changed odds, or removes locked selections. */
export const payButton = (page: Page): Locator => slip(page).getByTestId('pay');

export const acceptedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Ticket accepted' });
export const rejectedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Slip not accepted' });
/** The question of an offer, not the notice that its time is over. */
export const offerDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /offer|Odds have changed/ }).filter({ hasNotText: 'Nothing was booked' });

/** The button of the bottom bar that opens the slip on a phone. Its name holds the number of selections. */
export const slipButton = (page: Page, name: RegExp = /selection/): Locator =>
  page.getByRole('navigation').getByRole('button', { name });

/** The teams of a match as the slip names them. */
export const teamsOf = ({ hostName, awayName }: Match): string => `${hostName} - ${awayName}`;

/** The address of a match, where its prices are sure to be on screen. */
export const matchPath = ({ eventId }: Match, kind: 'betting' | 'live_betting' = 'betting'): string =>
  `/en/${kind}?event=${eventId}`;

/** The first cell on the page with the price of an outcome, by default of the home side. */
export const priceOf = (page: Page, { eventId }: Match, outcome = '1'): Locator =>
  page.locator(`[data-price="${eventId}|1X2|${outcome}"]`).first();

/** The first price of the main part, picked or not, open or not. */
export const anyPrice = (page: Page): Locator => page.getByRole('main').locator('[data-price]').first();
/** The first price that can be picked. */
export const anyOpenPrice = (page: Page): Locator =>
  page.getByRole('main').locator('[data-price][data-state="open"]').first();

export const pick = (page: Page, match: Match, outcome = '1'): Promise<void> => priceOf(page, match, outcome).click();

export async function setStake(page: Page, stake: string): Promise<void> {
  await stakeField(page).fill(stake);
  await stakeField(page).blur();
}

export const pay = (page: Page): Promise<void> => payButton(page).click();

/** Closes the dialog of an accepted ticket. */
export const closeAccepted = (page: Page): Promise<void> =>
  acceptedDialog(page).getByRole('button', { name: 'OK' }).click();

/** Shows the slip. If the window is narrow, the slip is a sheet that its button in the footer opens. */
export async function showSlip(page: Page): Promise<void> {
  const button = slipButton(page);
  await expect(slip(page).or(button).first()).toBeVisible();
  // If the slip asks a question, the sheet opens by itself and covers the button.
  await expect(async () => {
    if (!(await slip(page).isVisible())) await button.click({ timeout: 1000 });
    await expect(slip(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

export async function expectPayable(page: Page): Promise<void> {
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
}

export async function expectOnSlip(page: Page, ...matches: readonly Match[]): Promise<void> {
  for (const match of matches) await expect(slip(page).getByText(teamsOf(match))).toBeVisible();
}

/** Decides how the platform answers the next ticket of an account. */
export const forceNextTicket = (force: object, username = 'player'): Promise<void> =>
  operate('forceTicket', { username, force });

/** Moves the price of an outcome of the full-time result, or with `null` gives it back to the feed. */
export const moveOdds = ({ eventId }: Match, odds: string | null, selectionCode = '1'): Promise<void> =>
  operate('moveOdds', { eventId, marketCode: '1X2', selectionCode, odds });
