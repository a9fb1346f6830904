import fetchCookie from 'fetch-cookie';
import { CookieJar as Jar } from 'tough-cookie';

/** A cookie that a browser can be given. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The cookies of one browser. */
export interface CookieJar {
  /** Sends a request with the cookies of its address and keeps those of the response. Follows no redirect. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  cookies(): readonly Cookie[];
}

export function createCookieJar(): CookieJar {
  const jar = new Jar();
  const send = fetchCookie(fetch, jar);
  return {
    fetch: (url, init = {}) => send(url, { ...init, redirect: 'manual' }),
    cookies: () =>
      (jar.serializeSync()?.cookies ?? []).map(({ key = '', value = '' }) => ({
        name: key,
        value,
      })),
  };
}
