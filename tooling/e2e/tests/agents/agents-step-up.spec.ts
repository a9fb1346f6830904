import type { Locator, Page } from '@playwright/test';

import { accountButton, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { operate } from '../../src/world/operate.ts';
import { ageSignIns } from '../../src/world/time.ts';

// A refused call is an error in the console of the browser.
test.use({ allowedOutput: { matching: [/Failed to load resource: .*401/] } });

const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');

/** Guards transfers from 100 dinars on, until the end of the block. */
async function guardTransfers(): Promise<AsyncDisposable> {
  const set = (value: unknown) => operate('setSetting', { group: 'agency', key: 'stepUp', value });
  await set({ marks: [{ currency: 'RSD', limit: '100.00' }] });
  return { [Symbol.asyncDispose]: () => set(null) };
}

/** Ends the session at the identity provider, so that its pages ask for everything again. */
const forgetProvider = (page: Page): Promise<void> => page.context().clearCookies();

/** The transfers of an agent with a user. */
async function transfersWith(agent: string, username: string): Promise<readonly string[]> {
  const { result } = await callAs(agent, 'agencyAgentTransactions', { query: { page: '1', pageSize: '20' } });
  return result.filter((transfer) => transfer.username === username).map(({ amount }) => amount);
}

test(
  '[SEC-23, CALL-45] an agent whose sign-in is too old adds credit above the mark: the password is asked for, and it is booked once',
  { tag: '@full' },
  async ({ page }) => {
    await using _guarded = await guardTransfers();
    const before = await transfersWith('agent', 'subagent');
    await openSignedIn(page, '/en/affiliates/users_review', 'agent', { ownSession: true });
    await page.getByRole('link', { name: 'subagent' }).click();
    const ids: unknown[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/agency/addCredit') ? request.postDataJSON() : undefined;
      if (body !== undefined) ids.push((body as { requestId: string }).requestId); // sent by the site
    });
    {
      await using _old = await ageSignIns(600_000);
      await page.getByRole('main').getByRole('button', { name: 'Add credit', exact: true }).click();
      await dialogOf(page)
        .getByLabel(/^Amount/)
        .fill('150.25');
      await dialogOf(page).getByRole('button', { name: 'Add credit', exact: true }).click();
      await expect(dialogOf(page)).toContainText('Confirm that it is you');
      await expect(dialogOf(page)).toContainText('150.25');
    }
    expect(await transfersWith('agent', 'subagent')).toEqual(before);
    const asked = page.url();
    await forgetProvider(page);
    await dialogOf(page).getByRole('button', { name: 'Log in again' }).click();
    await signInOnPage(page, 'agent');
    await expect(dialogOf(page)).toContainText('150.25 was added to the credit of subagent.');
    expect(page.url()).toBe(asked);
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await transfersWith('agent', 'subagent')).length).toBe(before.length + 1);
  },
);
