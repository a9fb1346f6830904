import { defaultLocale, type Locale } from '@kvota/contracts';
import { pathOf, sitemap, splitPath } from '@kvota/sitemap';

import { isRemembered } from './guard.ts';

const key = 'kvota.lastPath';

/** Stores the last path (ROUTE-68). */
export function rememberPath(storage: Pick<Storage, 'setItem'>, href: string): void {
  if (isRemembered(href)) storage.setItem(key, href);
}

/** Returns the target after sign-in: the last path, else home (OP-11). Anything that is no path, such as another site's address, is ignored. */
export function lastPath(storage: Pick<Storage, 'getItem'>, locale: Locale): string {
  const path = storage.getItem(key);
  const sound = path !== null && /^\/(?![/\\])/.test(path) && isRemembered(path);
  return sound ? path : pathOf('home', locale);
}

/** Returns the path of the same page in another language, with its query. */
export function inLanguage(href: string, locale: Locale): string {
  const tail = /[?#].*$/.exec(href)?.[0] ?? '';
  const { rest } = splitPath(href);
  if (locale === defaultLocale) return rest + tail;
  return (rest === '/' ? `/${locale}` : `/${locale}${rest}`) + tail;
}

/** Returns the id of the page at a path without parameters. Used before the router has matched anything. */
export function pageAt(path: string): keyof typeof sitemap | undefined {
  const rest = splitPath(path).rest.toLowerCase();
  const found = Object.entries(sitemap).find(([, entry]) => entry.path === rest)?.[0];
  return found as keyof typeof sitemap | undefined; // a key of the sitemap
}
