import { defaultLocale, isLocale, type Locale } from '@kvota/contracts';
import { sitemap, type SitemapId } from './sitemap.ts';

/** The path of a page in a language; the default language has no prefix (ROUTE-01, ROUTE-02). Parameters left out vanish. */
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

/** A path taken apart: the language of its prefix, if it has one, and the rest without query and trailing slash (OP-05). */
export function splitPath(path: string): { prefix: Locale | undefined; rest: string } {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const first = bare.split('/')[1];
  if (!isLocale(first)) return { prefix: undefined, rest: bare === '' ? '/' : bare };
  const rest = bare.slice(first.length + 1);
  return { prefix: first, rest: rest === '' ? '/' : rest };
}

/** Whether a path lies at or below a link, compared at a slash boundary; home matches itself only (OP-05). */
export function isUnder(path: string, link: string): boolean {
  const here = splitPath(path).rest;
  const there = splitPath(link).rest;
  if (there === '/') return here === '/';
  return here === there || here.startsWith(`${there}/`);
}
