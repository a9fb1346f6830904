import type { Layout, SitemapId } from '@kvota/sitemap';
import { createRoute, type AnyRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import type { AppModule } from '../host/app-module.ts';
import { storyPage } from './story-page.ts';
import { layouts, localeRoute, rootRoute, unknownRoute } from '../routes/root.tsx';

/**
 * Returns the routes of the modules in their layouts, as in an app's router. It is built again for each story: the layouts
 * are the same objects in all apps, and the last tree would win. The shell's own routes are left out, because they lead to
 * an identity provider.
 */
export function treeOf(modules: readonly AppModule[]): AnyRoute {
  const of = (layout: Layout): AnyRoute[] => modules.flatMap((module) => [...(module.routes[layout] ?? [])]);
  const framed = (Object.keys(layouts) as Layout[]).map((layout) => layouts[layout].addChildren(of(layout))); // keys of layouts
  return rootRoute.addChildren([localeRoute.addChildren(framed), unknownRoute]);
}

/** Returns a tree with one part at the address of a page, with the overlays but no other part of the frame. */
export function treeWith(id: SitemapId, Part: () => ReactElement | null): AnyRoute {
  const route = createRoute({ getParentRoute: () => localeRoute, ...storyPage(id), component: Part });
  return rootRoute.addChildren([localeRoute.addChildren([route]), unknownRoute]);
}
