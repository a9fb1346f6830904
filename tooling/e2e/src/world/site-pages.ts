import { locales } from '@kvota/contracts';
import { pathOf, sitemap, sitemapEntry, type SitemapId } from '@kvota/sitemap';

/** Every page of the sitemap. */
export const everyPage = Object.keys(sitemap) as readonly SitemapId[]; // the keys of the sitemap

/** Pages that no test can open alone: sign-in and sign-out end a visit, the others need a match, a user or a period. */
const special: readonly SitemapId[] = ['callback', 'logout', 'match3', 'affiliatesUser', 'affiliatesStatement'];

/** Pages that a test can open one after the other. */
export const ordinaryPages = everyPage.filter((id) => !special.includes(id));

/** Accounts that open pages; `null` is a visitor. */
export const people = [null, 'player', 'agent', 'al2'] as const;
export type Person = (typeof people)[number];

/** Returns the account that a page is opened with. */
export function personFor(id: SitemapId): Person {
  const { login, roles } = sitemapEntry(id);
  if (roles?.includes('AL2')) return 'al2';
  if (roles) return 'agent';
  return login ? 'player' : null;
}

/** The prefixes of paths: none, and one for each language. */
export const prefixes = [undefined, ...locales] as const;

/** Returns the path of a page under a prefix, which may also be the one of the default language. */
export function pathUnder(id: SitemapId, prefix: (typeof prefixes)[number]): string {
  const path = pathOf(id);
  return prefix === undefined ? path : `/${prefix}${path === '/' ? '' : path}`;
}
