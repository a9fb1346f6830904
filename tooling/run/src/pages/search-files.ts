import { pathIn } from './find-page.ts';
import { alternates } from './page-head.ts';
import type { PageTable } from './page-table.ts';

/** Returns the paths that search engines may list, without language. */
const listedPaths = (table: PageTable): string[] =>
  table.pages.flatMap(({ paths: [path = '/'], descriptions }) =>
    descriptions ? [path.replace(/\/\{?-?\$[^/]*/g, '') || '/'] : [],
  );

/** Returns robots.txt. An app without a page for search engines forbids all of them. */
export function robots(table: PageTable, origin: string): string {
  if (listedPaths(table).length === 0) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Returns sitemap.xml: every listed page in every language, each with its other languages. */
export function sitemapXml(table: PageTable, origin: string): string {
  const entries = listedPaths(table).flatMap((path) => {
    const links = alternates(table, origin, path)
      .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      .join('');
    return Object.keys(table.languages).map(
      (locale) => `<url><loc>${origin}${pathIn(table, locale, path)}</loc>${links}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
