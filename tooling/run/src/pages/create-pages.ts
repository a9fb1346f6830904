import { createPageFinder, type FoundPage } from './find-page.ts';
import { pageHead, withHead } from './page-head.ts';
import { readPageTable } from './page-table.ts';
import { robots, sitemapXml } from './search-files.ts';

/** The answer to a path that is no file of the build. */
export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  /** Equal for equal answers; undefined if the path has parameters, of which there may be any number. */
  readonly key: string | undefined;
}

export interface Pages {
  /** The page of a path, or undefined if the path looks like a file that does not exist. */
  readonly at: (path: string, query?: URLSearchParams) => PageAnswer | undefined;
  /** The text of robots.txt or sitemap.xml. */
  readonly fileAt: (path: string) => string | undefined;
  readonly isLocale: (text: string) => boolean;
}

/** Returns an item's own address if the query names one: a match has the same in play and before (MATCH-30). */
function itemOf(found: FoundPage, query: URLSearchParams | undefined): FoundPage {
  const { item } = found.page ?? {};
  const id = item && query?.get(item.parameter);
  return item && id && /^[\w-]{1,40}$/.test(id)
    ? { ...found, rest: `${item.path}?${item.parameter}=${id}`, item: id }
    : found;
}

/**
 * Creates the pages of a build (ROUTE-72). Without pages.json every path is the same page. With cards a link to an item has
 * a separate picture.
 */
export function createPages(folder: string, html: string, origin: () => string, hasCards = false): Pages {
  const table = readPageTable(folder);
  if (!table) return { at: () => ({ status: 200, html, key: 'page' }), fileAt: () => undefined, isLocale: () => false };
  const find = createPageFinder(table);
  return {
    at(path, query) {
      const found = itemOf(find(path), query);
      if (!found.page && /\.\w+$/.test(path)) return undefined;
      const tag = table.languages[found.locale] ?? '';
      const isPlain = !found.page || found.page.paths.includes(found.rest);
      return {
        status: found.page ? 200 : 404,
        html: withHead(html, tag, pageHead(table, origin(), found, hasCards)),
        key: isPlain ? `page ${found.locale} ${found.page ? found.rest : '404'}` : undefined,
      };
    },
    isLocale: (text) => Object.hasOwn(table.languages, text),
    fileAt(path) {
      if (path === '/robots.txt') return robots(table, origin());
      return path === '/sitemap.xml' ? sitemapXml(table, origin()) : undefined;
    },
  };
}
