import { pathOf, sitemap, type PageName, type SitemapEntry, type SitemapId } from '@kvota/sitemap';

/** What a route of ours says about itself. A route that lacks it has no name and sends home (ROUTE-61). */
export interface PageMetadata {
  /** The page name of the specification, else a technical name equal to the path (OP-02). */
  readonly name: string;
  readonly id: SitemapId;
  /** One of the specification's fourteen names, where the page has one (ROUTE-50). */
  readonly pageName: PageName | undefined;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: PageMetadata;
    /** Marks the route that takes every path no page has. */
    readonly unknown?: true;
  }
}

/**
 * The options of a route that come from the sitemap: path and metadata.
 * Spread it: `createRoute({ getParentRoute: () => layouts.default, ...page('betting'), component })`.
 */
export function page<const I extends SitemapId>(
  id: I,
): { readonly path: (typeof sitemap)[I]['path']; readonly staticData: { readonly page: PageMetadata } } {
  const entry: SitemapEntry = sitemap[id];
  const path: (typeof sitemap)[I]['path'] = sitemap[id].path;
  return { path, staticData: { page: { id, name: entry.page ?? pathOf(id), pageName: entry.page } } };
}
