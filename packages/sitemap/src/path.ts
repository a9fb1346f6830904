import { defaultLocale, isLocale, type Locale } from '@kvota/contracts';
import { sitemap, type SitemapId } from './sitemap.ts';

/**
 * Returns the path of a page in a language. The default language has no prefix (ROUTE-01, ROUTE-02). If a parameter is
 * missing, its segment is left out.
 *
 * @example
 * pathOf('games', 'en', { provider: 'house' }); // '/en/games/house'
 */
export function pathOf(id: SitemapId, locale: Locale = defaultLocale, params: Record<string, string> = {}): string {
  const parts = sitemap[id].path.split('/').flatMap((part) => {
    const name = /^(?:\{-)?\$(\w+)\}?$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [part];
    const value = params[name];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  const prefix = locale === defaultLocale ? [] : [locale];
  return `/${[...prefix, ...parts].join('/')}`;
}

/**
 * Splits a path into the language of its prefix, if it has one, and the rest without query and trailing slash (OP-05). A
 * prefix may have any case (ROUTE-70).
 */
export function splitPath(path: string): { prefix: Locale | undefined; rest: string } {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const first = bare.split('/')[1]?.toLowerCase();
  if (!isLocale(first)) return { prefix: undefined, rest: bare === '' ? '/' : bare };
  const rest = bare.slice(first.length + 1);
  return { prefix: first, rest: rest === '' ? '/' : rest };
}

/**
 * Returns true if a path is a link or below it, compared at a slash boundary and without regard to case (ROUTE-70). Home
 * matches only itself (OP-05).
 */
export function isUnder(path: string, link: string): boolean {
  const here = splitPath(path).rest.toLowerCase();
  const there = splitPath(link).rest.toLowerCase();
  if (there === '/') return here === '/';
  return here === there || here.startsWith(`${there}/`);
}
