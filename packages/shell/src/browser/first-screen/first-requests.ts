/** Id of the element in which a built page lists its first requests as JSON. */
export const firstRequestsId = 'kvota-first';

/** The parts of a first screen, beside the files that every page names in its head. */
export interface FirstFiles {
  readonly scripts: readonly string[];
  /** Groups of texts. */
  readonly texts: readonly string[];
}

/** The first requests of each page, as the build knows them. */
export interface FirstRequests {
  /** By path without language, in lower case. */
  readonly pages: Readonly<Record<string, FirstFiles>>;
  /** Further files if the query names a match (MATCH-30). */
  readonly match: FirstFiles;
  /** The file of each group of texts, by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Returns the scripts to request at once for an address, texts included. `locale` is the language of the page. None for a
 * path that the build does not list.
 */
export function scriptsOf(
  { pages, match, texts }: FirstRequests,
  locale: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): readonly string[] {
  const path = pathname.toLowerCase();
  const rest = path.startsWith(`/${locale}/`) || path === `/${locale}` ? path.slice(locale.length + 1) : path;
  const page = pages[rest.replace(/\/$/, '') || '/'];
  if (!page) return [];
  const parts = new URLSearchParams(search).has('event') ? [page, match] : [page];
  const own = parts.flatMap((part) => part.texts).flatMap((group) => texts[locale]?.[group] ?? []);
  return [...new Set([...parts.flatMap(({ scripts }) => scripts), ...own])];
}
