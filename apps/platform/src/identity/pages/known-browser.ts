import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { accountName } from '../../users/account-name.ts';

/** A browser in which accounts have signed in before, by its signed cookie. */
export interface KnownBrowser {
  readonly id: string;
  /** Hashes of the names of the accounts, the last one first. */
  readonly accounts: readonly string[];
}

const cookieName = 'kvota_browser';
const cookiePattern = new RegExp(`(?:^|; *)${cookieName}=([\\w.~-]+)`);
/** The oldest account of a shared computer is dropped first. */
const mostAccounts = 5;
const halfYear = 180 * 86_400;

/** Returns true if an account has signed in from a browser. */
export const knows = (browser: KnownBrowser | undefined, username: string): boolean =>
  browser?.accounts.includes(hashOf(username)) ?? false;

/** Reads the cookie; undefined if there is none, or if it was not written with this key. */
export function readKnownBrowser(cookies: string | undefined, key: string): KnownBrowser | undefined {
  const text = cookiePattern.exec(cookies ?? '')?.[1] ?? '';
  const [id = '', accounts = '', signature = ''] = text.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${id}.${accounts}`, key))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, accounts: accounts.split('~') };
}

/** Returns the header of a cookie that also knows this account. */
export function rememberAccount(
  browser: KnownBrowser | undefined,
  username: string,
  { key, secure }: { readonly key: string; readonly secure: boolean },
): string {
  const others = (browser?.accounts ?? []).filter((account) => account !== hashOf(username));
  const accounts = [hashOf(username), ...others].slice(0, mostAccounts).join('~');
  const text = `${browser?.id ?? randomBytes(12).toString('base64url')}.${accounts}`;
  const parts = [`${cookieName}=${text}.${sign(text, key)}`, 'Path=/oidc', `Max-Age=${halfYear}`, 'HttpOnly'];
  return [...parts, 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

const sign = (text: string, key: string): string =>
  createHmac('sha256', key).update(`known browser ${text}`).digest('base64url');

const hashOf = (username: string): string =>
  createHash('sha256').update(accountName(username)).digest('base64url').slice(0, 22);
