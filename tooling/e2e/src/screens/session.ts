import { expect, type Page, type Request, type Response } from '@playwright/test';

import { addresses } from '../addresses.ts';
import { type SignedIn, signInOverHttp } from '../world/sign-in-over-http.ts';
import { timeWithLeaps } from '../world/time.ts';
import { storedUser, userKey } from '../world/stored-user.ts';

export const accountButton = (page: Page) => page.getByRole('button', { name: /^Account/ });
export const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });

/** Fills in the sign-in page of the identity provider. Call it when the site has sent the browser there. */
export async function signInOnPage(page: Page, username: string, password = 'kvota'): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a page and signs in with the header's button and the identity provider's page, for tests about signing in. */
export async function openAndSignIn(page: Page, path: string, username = 'player', password = 'kvota'): Promise<void> {
  await page.goto(path);
  await logInButton(page).click();
  await signInOnPage(page, username, password);
  await expect(accountButton(page)).toBeVisible();
}

interface SignInOptions {
  /**
   * Signs in for this test alone and drops the shared sign-in of the account. Needed if the test signs out, ends
   * sessions or refreshes tokens, because tests after it could not use the shared tokens any more.
   */
  readonly ownSession?: boolean;
}

/**
 * Opens a page as a player, without the pages of the identity provider: the browser gets what a sign-in stores there.
 * If the worker has signed the account in during the last minute, the test shares that sign-in.
 */
export async function openSignedIn(
  page: Page,
  path: string,
  username = 'player',
  { ownSession = false }: SignInOptions = {},
): Promise<void> {
  if (ownSession) sessions.delete(username);
  const { signedIn, since } = ownSession ? await newSession(username) : await sharedSession(username);
  await page.context().addCookies(signedIn.cookies.map((cookie) => ({ ...cookie, url: addresses.platform })));
  // A static file of the site has its origin but runs none of its scripts.
  await page.goto('/icon.svg');
  await page.evaluate(([key, user]) => localStorage.setItem(key, user), [
    userKey,
    storedUser(signedIn, since),
  ] as const);
  await page.goto(path);
  await expect(accountButton(page)).toBeVisible();
}

interface Session {
  readonly signedIn: SignedIn;
  readonly since: number;
  /** The same on the platform, which may have leapt. */
  readonly platformSince: number;
}

const sessions = new Map<string, Promise<Session>>();

/** A page refreshes a token in its last minute, at 210 s or later. If a test starts before 60 s, it has 150 s left. */
const sharedFor = 60_000;

async function newSession(username: string): Promise<Session> {
  const since = Date.now();
  const platformSince = timeWithLeaps();
  return { signedIn: await signInOverHttp(username), since, platformSince };
}

async function sharedSession(username: string): Promise<Session> {
  const shared = await sessions.get(username);
  if (shared && timeWithLeaps() - shared.platformSince < sharedFor) return shared;
  const session = newSession(username);
  sessions.set(username, session);
  return session;
}

/** The tokens as the site stores them. */
export interface StoredTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_at: number;
}

export const storedTokens = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}') as StoredTokens; // written by the site
  });

/** Changes the stored expiry to 20 s from now, so that every page of the origin refreshes at once. Returns the token. */
export const ageTokens = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '') as StoredTokens; // written by the site
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: Math.trunc(Date.now() / 1000) + 20 }));
    return user.access_token;
  });

/** A page without a session: a static file of the site runs none of its scripts. */
export const openWithoutSession = (page: Page): Promise<unknown> => page.goto('/icon.svg');

export const isPing = (request: Request): boolean =>
  request.method() === 'GET' && request.url().includes('/users/ping');

export const isRefresh = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/oidc/token');

/** Waits for the next ping that the platform answers. */
export const nextPing = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isPing(response.request()) && response.ok());
