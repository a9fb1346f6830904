import { openAndSignIn, openSignedIn, signInOnPage } from '../../src/screens/session.ts';
import { expect, test } from '../../src/test.ts';
import { callAs } from '../../src/world/call-as.ts';
import { operate } from '../../src/world/operate.ts';
import { signInOverHttp } from '../../src/world/sign-in-over-http.ts';
import { storedUser, userKey } from '../../src/world/stored-user.ts';

test('[SES-01, SES-02] sign-in is the code flow with PKCE and the scopes openid, profile and email', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc/auth');
  await page.goto('/en');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
});

test('[ROUTE-06, OP-11] a sign-in comes back to /callback, and from there to where the player was', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await openAndSignIn(page, '/en/scores');
  await expect(page).toHaveURL(/\/en\/scores/);
  expect(paths).toContain('/en/callback');
});

test('[ROUTE-06, OP-11] who goes back from the sign-in without signing in is where he was, as a visitor, and may try again', async ({
  page,
}) => {
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Anmelden' });
  await page.goto('/de/scores');
  await logIn.click();
  await page.getByRole('button', { name: 'Zurück zur Seite' }).click();
  await expect(page).toHaveURL(/\/de\/scores/);
  await expect(page.getByRole('heading', { name: 'Ergebnisse' })).toBeVisible();
  await logIn.click();
  await expect(page.getByLabel('Benutzername')).toBeVisible();
});

test('[FAV-05, OP-63] the language that a player chooses is saved; the next sign-in opens in it, and the address decides from then on', async ({
  page,
  browser,
}) => {
  await openAndSignIn(page, '/en/scores', 'al99');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/userSettings') && response.request().method() === 'POST',
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/scores/);
  expect((await saved).ok()).toBe(true);
  const elsewhere = await browser.newContext();
  try {
    const other = await elsewhere.newPage();
    await other.goto('/en/scores');
    await other.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await signInOnPage(other, 'al99');
    await expect(other).toHaveURL(/\/de\/scores/);
    await expect(other.locator('html')).toHaveAttribute('lang', /^de/);
    await other.goto('/en/scores');
    await expect(other.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(other).toHaveURL(/\/en\/scores/);
  } finally {
    await callAs('al99', 'saveUserSettings', {
      body: { settings: [{ object: 'site', property: 'lang', value: 'en' }] },
    });
    await elsewhere.close();
  }
});

test('a sign-in without pages leaves what one with them leaves, under tokens of its own', async ({ page }) => {
  await openAndSignIn(page, '/en');
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', userKey);
  /** Keys, and values that are the same for every sign-in of a user. */
  const shapeOf = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) =>
      ['iat', 'exp', 'expires_at', 'access_token', 'refresh_token', 'id_token'].includes(key) ? typeof value : value,
    );
  const quick = await signInOverHttp('player');
  expect(shapeOf(storedUser(quick))).toEqual(shapeOf(kept));
  const tokenOf = (text: string): unknown => Reflect.get(JSON.parse(text) as object, 'refresh_token');
  expect(tokenOf(storedUser(quick))).not.toBe(tokenOf(kept));
});

test('[SES-07, SES-08] tabs whose token runs out refresh it once between them, and all stay signed in', async ({
  page,
  context,
}) => {
  await openAndSignIn(page, '/en');
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto('/en');
    await expect(tab.getByRole('button', { name: 'Account' })).toBeVisible();
  }
  // A file of the same origin runs no session: nothing refreshes while the token is aged.
  for (const tab of tabs) await tab.goto('/icon.svg');
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: Math.trunc(Date.now() / 1000) + 20 }));
  }, userKey);
  const refreshes: string[] = [];
  const preAuths: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/oidc/token')) refreshes.push(request.postData() ?? '');
    if (request.url().endsWith('/preAuth') && request.method() === 'GET') preAuths.push(request.url());
  });
  const pinged = tabs.map((tab) =>
    tab.waitForResponse((response) => response.url().endsWith('/preAuth') && response.ok()),
  );
  await Promise.all(tabs.map((tab) => tab.goto('/en')));
  await Promise.all(pinged);
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(refreshes.filter((body) => body.includes('grant_type=refresh_token'))).toHaveLength(1);
  expect(preAuths.length).toBeGreaterThanOrEqual(tabs.length);
  const left = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '') as { expires_at: number }).expires_at - Date.now() / 1000,
    userKey,
  );
  expect(left).toBeGreaterThan(200);
});

test('[SES-09, OP-47] who is signed out by the operator is told so on the page that comes, once', async ({
  browser,
}) => {
  // What is refused to a session that has ended is noise that is expected.
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSignedIn(page, '/en/account/settings', 'al99', { ownSession: true });
  await expect(page).toHaveURL(/\/en\/account\/settings/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await operate('endSessions', { username: 'al99' });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  const told = page.getByRole('region', { name: 'Notices' }).getByText(/^Your session has ended\./);
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await context.close();
});

test('[SES-05] a visitor does not ping; a signed-in player does', async ({ page }) => {
  const pings: string[] = [];
  page.on('request', (request) => request.url().includes('/users/ping') && pings.push(request.url()));
  await page.goto('/en/betting');
  await expect(page.locator('[data-price][data-state="open"]').first()).toBeVisible();
  expect(pings).toEqual([]);
  const first = page.waitForResponse((response) => response.url().includes('/users/ping'));
  await openAndSignIn(page, '/en');
  await first;
  const started = Date.now();
  await page.waitForResponse((response) => response.url().includes('/users/ping'));
  await page.waitForResponse((response) => response.url().includes('/users/ping'));
  expect(Date.now() - started).toBeGreaterThan(2500);
});
