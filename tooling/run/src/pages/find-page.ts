import type { PageTable } from './page-table.ts';

/** A requested path: its language, the rest without language, and the page there if there is one. */
export interface FoundPage {
  readonly locale: string;
  readonly rest: string;
  readonly page: PageTable['pages'][number] | undefined;
  /** Id of the item that the query names, such as a match. */
  readonly item?: string;
}

/** Returns the expression that matches a path of the table in any case (ROUTE-70). Parameters may be left out. */
function expressionOf(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.includes('$') ? '(?:/[^/]+)?' : `/${part}`));
  return new RegExp(`^${parts.join('') || '/'}$`, 'i');
}

/** Creates the search for the page of a path (ROUTE-72). */
export function createPageFinder(table: PageTable): (path: string) => FoundPage {
  const entries = table.pages.flatMap((page) => page.paths.map((path) => ({ page, expression: expressionOf(path) })));
  return (path) => {
    const [, first = ''] = path.split('/');
    const prefix = first.toLowerCase();
    const isPrefix = Object.hasOwn(table.languages, prefix);
    const bare = (isPrefix ? path.slice(first.length + 1) : path).replace(/\/+$/, '') || '/';
    const page = entries.find(({ expression }) => expression.test(bare))?.page;
    // Parameters keep their case; everything else has one canonical form.
    const rest = page?.paths.some((known) => known.toLowerCase() === bare.toLowerCase()) ? bare.toLowerCase() : bare;
    return { locale: isPrefix ? prefix : table.defaultLocale, rest, page };
  };
}

/** Returns a path in a language. The default language has no prefix (ROUTE-01). */
export function pathIn(table: PageTable, locale: string, rest: string): string {
  if (locale === table.defaultLocale) return rest;
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}
