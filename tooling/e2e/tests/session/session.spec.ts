import { addresses } from '../../src/addresses.ts';
import { banner, chooseLanguage, notices } from '../../src/screens/frame.ts';
import { stopClock } from '../../src/screens/page-clock.ts';
import {
  accountButton,
  ageTokens,
  isPing,
  logInButton,
  nextPing,
  openAndSignIn,
  openSignedIn,
  openWithoutSession,
  signInOnPage,
  storedTokens,
} from '../../src/screens/session.ts';
import { anyOpenPrice } from '../../src/screens/slip.ts';
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
  await logInButton(page).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
});

test('[ROUTE-06, OP-11] a sign-in returns to /callback and from there to the page where it started', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await openAndSignIn(page, '/en/scores');
  await expect(page).toHaveURL(/\/en\/scores/);
  expect(paths).toContain('/en/callback');
});

test('[ROUTE-06, OP-11] going back from the sign-in page returns to the page where it started, as a visitor, and allows another try', async ({
  page,
}) => {
  const logIn = banner(page).getByRole('button', { name: 'Anmelden' });
  await page.goto('/de/scores');
  await logIn.click();
  await page.getByRole('button', { name: 'Zurück zur Seite' }).click();
  await expect(page).toHaveURL(/\/de\/scores/);
  await expect(page.getByRole('heading', { name: 'Ergebnisse' })).toBeVisible();
  await logIn.click();
  await expect(page.getByLabel('Benutzername')).toBeVisible();
});

test('[FAV-05, OP-63] the language that a player chooses is saved; the next sign-in opens in it, and then the address decides', async ({
  page,
  browser,
}) => {
  await openAndSignIn(page, '/en/scores', 'al99');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/userSettings') && response.request().method() === 'POST',
  );
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/scores/);
  expect((await saved).ok()).toBe(true);
  const elsewhere = await browser.newContext();
  try {
    const other = await elsewhere.newPage();
    await other.goto('/en/scores');
    await logInButton(other).click();
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

test('[SEC-19] a sign-in over HTTP stores the same as one with pages, but for the refresh token, which no script of a page can read', async ({
  page,
  context,
}) => {
  await openAndSignIn(page, '/en');
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', userKey);
  /** Replaces the values that differ between sign-ins of a user with their types. */
  const shapeOf = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) =>
      ['iat', 'exp', 'expires_at', 'access_token', 'refresh_token', 'id_token'].includes(key) ? typeof value : value,
    );
  const quick = await signInOverHttp('player');
  expect(shapeOf(storedUser(quick))).toEqual(shapeOf(kept));
  expect(await storedTokens(page)).toMatchObject({ refresh_token: 'in-cookie' });
  const refreshCookies = (await context.cookies(`${addresses.platform}/oidc/token`)).filter(({ name }) =>
    name.endsWith('.refresh'),
  );
  expect(refreshCookies).toMatchObject([{ path: '/oidc/token', httpOnly: true, sameSite: 'Strict' }]);
  const [cookie] = refreshCookies;
  expect(kept).not.toContain(cookie?.value);
  expect(await page.evaluate(() => document.cookie)).not.toContain(cookie?.value);
  // The page refreshes with it.
  const before = await ageTokens(page);
  await page.reload();
  await expect.poll(async () => (await storedTokens(page)).access_token).not.toBe(before);
  await expect(accountButton(page)).toBeVisible();
});

test('[SES-24] Back after a wrong password sends no form again, and Back after signing in leads to the site', async ({
  page,
}) => {
  await page.goto('/en/betting');
  await logInButton(page).click();
  await page.getByLabel('User name').fill('player');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/oidc/interaction/')) posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue('player');
  expect(posts).toHaveLength(1);
  await signInOnPage(page, 'player');
  await expect(accountButton(page)).toBeVisible();
  await page.goBack();
  await expect(accountButton(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(addresses.site);
});

// Every run refreshes in several tabs at once (`session-tabs.spec.ts`).
test(
  '[SES-07, SES-08] tabs that share an expiring token refresh it once, and all stay signed in',
  { tag: '@full' },
  async ({ page, context }) => {
    await openSignedIn(page, '/en', 'player', { ownSession: true });
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) await openWithoutSession(tab);
    await ageTokens(page);
    const aged = await storedTokens(page);
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
    for (const tab of tabs) await expect(accountButton(tab)).toBeVisible();
    expect(refreshes.filter((body) => body.includes('grant_type=refresh_token'))).toHaveLength(1);
    expect(preAuths.length).toBeGreaterThanOrEqual(tabs.length);
    expect((await storedTokens(page)).expires_at - aged.expires_at).toBeGreaterThan(200);
  },
);

test('[SES-09, OP-47] a player whose session the operator ends sees a notice on the next page, once', async ({
  browser,
}) => {
  // The browser reports the calls that are refused to an ended session, so the page is outside the fixture.
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSignedIn(page, '/en/account/settings', 'al99', { ownSession: true });
  await expect(page).toHaveURL(/\/en\/account\/settings/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await operate('endSessions', { username: 'al99' });
  await expect(logInButton(page)).toBeVisible();
  const notice = notices(page).getByText(/^Your session has ended\./);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(logInButton(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('[SES-05] a visitor does not ping; a signed-in player does', async ({ page }) => {
  const pings: string[] = [];
  page.on('request', (request) => isPing(request) && pings.push(request.url()));
  await page.goto('/en/betting');
  await expect(anyOpenPrice(page)).toBeVisible();
  expect(pings).toEqual([]);
  await page.clock.install();
  await openSignedIn(page, '/en');
  await nextPing(page);
  // One ping in three seconds of the page's clock.
  const clock = await stopClock(page);
  for (let turn = 0; turn < 3; turn += 1) {
    pings.splice(0);
    const answered = nextPing(page);
    await clock.pass(3000);
    await answered;
    expect(pings).toHaveLength(1);
  }
});
