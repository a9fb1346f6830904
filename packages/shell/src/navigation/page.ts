import type { Locale } from '@kvota/contracts';
import { pathOf, sitemap, type MenuItemId, type PageName, type SitemapEntry, type SitemapId } from '@kvota/sitemap';
import type { MessageDescriptor } from '@lingui/core';
import type { StaticDataRouteOption } from '@tanstack/react-router';

import type { Host } from '../host/host.ts';

/** Metadata of a page's route. A route without it has no name, and leads home (ROUTE-61). */
export interface PageMetadata {
  /** The page name of the specification, else a technical name equal to the path (OP-02). */
  readonly name: string;
  readonly id: SitemapId;
  /** One of the specification's fourteen names, if the page has one (ROUTE-50). */
  readonly pageName: PageName | undefined;
  /** Title of the page in the window, in headings and in links. Bare pages have none. */
  readonly title: MessageDescriptor | undefined;
}

/** A request for a page that the operator has disabled. */
export interface ClosedVisit {
  readonly host: Pick<Host, 'api' | 'queryClient' | 'store'>;
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The validated query of the route. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly disabled: ReadonlySet<MenuItemId>;
  readonly locale: Locale;
}

/** The address that shows the same, true for the page itself, or undefined for home. */
export type WhileClosed = string | true | undefined;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: PageMetadata;
    /** Decides what is shown while the page is disabled (ROUTE-71). The page waits for it. */
    readonly whileClosed?: (visit: ClosedVisit) => WhileClosed | Promise<WhileClosed>;
    /** Marks the route that matches every path without a page. */
    readonly unknown?: true;
  }
}

/** Ids of the pages without any part of the frame. */
type BarePage = { [I in SitemapId]: (typeof sitemap)[I]['layout'] extends 'bare' ? I : never }[SitemapId];

/** Further properties of a page's route. */
type PageExtras = Pick<StaticDataRouteOption, 'whileClosed'>;

export interface PageOptions<I extends SitemapId> {
  readonly path: (typeof sitemap)[I]['path'];
  readonly staticData: PageExtras & { readonly page: PageMetadata };
}

/**
 * Returns the route options of a page: the path from the sitemap, and the metadata with the title.
 *
 * ```ts
 * createRoute({
 *   getParentRoute: () => layouts.default,
 *   ...page('betting', msg({ id: 'page.betting', message: 'Betting' })),
 *   component,
 * });
 * ```
 */
export function page<const I extends BarePage>(id: I): PageOptions<I>;
export function page<const I extends Exclude<SitemapId, BarePage>>(
  id: I,
  title: MessageDescriptor,
  extras?: PageExtras,
): PageOptions<I>;
export function page<const I extends SitemapId>(id: I, title?: MessageDescriptor, extras?: PageExtras): PageOptions<I> {
  return pageOptions(id, title, extras);
}

/** The same for an id that is not known before the program runs. */
export function pageOptions<const I extends SitemapId>(
  id: I,
  title: MessageDescriptor | undefined,
  extras: PageExtras = {},
): PageOptions<I> {
  const entry: SitemapEntry = sitemap[id];
  const path: (typeof sitemap)[I]['path'] = sitemap[id].path;
  return { path, staticData: { ...extras, page: { id, name: entry.page ?? pathOf(id), pageName: entry.page, title } } };
}
