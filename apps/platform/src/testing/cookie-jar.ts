import fetchCookie from 'fetch-cookie';
import { Cookie as StoredCookie, CookieJar as Jar } from 'tough-cookie';

/** A cookie that a browser can be given. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The cookies of one browser. */
export interface CookieJar {
  /** Sends a request with the cookies of its address and keeps those of the response. Follows no redirect. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Returns the cookies of all addresses that have not expired. */
  cookies(): readonly Cookie[];
}

export function createCookieJar(): CookieJar {
  const jar = new Jar();
  const send = fetchCookie(fetch, jar);
  return {
    fetch: (url, init = {}) => send(url, { ...init, redirect: 'manual' }),
    cookies: () =>
      (jar.serializeSync()?.cookies ?? []).flatMap((stored) => {
        const cookie = StoredCookie.fromJSON(stored);
        return cookie && cookie.TTL() > 0 ? [{ name: cookie.key, value: cookie.value }] : [];
      }),
  };
}
