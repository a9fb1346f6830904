import { cardOf, cardSize, commonCard } from './cards.ts';
import { pathIn, type FoundPage } from './find-page.ts';
import type { PageTable } from './page-table.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** Returns the links to a page in every language, for search engines. */
export function alternates(table: PageTable, origin: string, rest: string): readonly (readonly [string, string])[] {
  const inEach = Object.entries(table.languages).map(
    ([locale, tag]) => [tag, origin + pathIn(table, locale, rest)] as const,
  );
  return [...inEach, ['x-default', origin + rest]];
}

/**
 * Returns the title of a page and what describes it to search engines and to sites that show links as cards: description,
 * canonical address, languages (ROUTE-72). Search engines may list only pages with a description.
 */
export function pageHead(
  table: PageTable,
  origin: string,
  { locale, rest, page, item }: FoundPage,
  hasCards = false,
): string {
  const own = page?.titles[locale];
  const title = page === undefined ? `404 · ${table.name}` : own === undefined ? table.name : `${own} · ${table.name}`;
  const titleTag = `<title>${escape(title)}</title>`;
  const description = page?.descriptions?.[locale];
  if (description === undefined) return `${titleTag}\n    ${meta('name', 'robots', 'noindex')}`;
  const address = encodeURI(origin + pathIn(table, locale, rest));
  const links = alternates(table, origin, rest).map(
    ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escape(encodeURI(href))}">`,
  );
  return [
    titleTag,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(address)}">`,
    ...links,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', table.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + (hasCards && item !== undefined ? cardOf(item, locale) : commonCard)),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** Puts language and head of a page into the HTML that every page shares. */
export function withHead(html: string, tag: string, head: string): string {
  return html.replace(/<html lang="[^"]*"/, () => `<html lang="${tag}"`).replace(/<title>[^<]*<\/title>/, () => head);
}
