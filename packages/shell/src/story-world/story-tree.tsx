import type { Layout, SitemapId } from '@kvota/sitemap';
import { createRoute, type AnyRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { AllOverlays } from '../frame/overlays/AllOverlays.tsx';
import type { AppModule } from '../host/app-module.ts';
import { storyPage } from './story-page.ts';
import { layouts, localeRoute, rootRoute, unknownRoute } from '../routes/root.tsx';

/**
 * The routes of the modules in their layouts, as an app's router has them. Made anew for each story: the layouts are
 * the same objects in all apps, and the app whose tree was put together last would win. The way out of the session is
 * left out, since it leads to an identity provider.
 */
export function treeOf(modules: readonly AppModule[]): AnyRoute {
  const of = (layout: Layout): AnyRoute[] => modules.flatMap((module) => [...(module.routes[layout] ?? [])]);
  const framed = (Object.keys(layouts) as Layout[]).map((layout) => layouts[layout].addChildren(of(layout))); // keys of layouts
  return rootRoute.addChildren([localeRoute.addChildren(framed), unknownRoute]);
}

/** One part of a page at the address of that page, with no frame around it but what lies over a page. */
export function treeWith(id: SitemapId, Part: () => ReactElement | null): AnyRoute {
  const component = (): ReactElement => (
    <>
      <Part />
      <AllOverlays />
    </>
  );
  const route = createRoute({ getParentRoute: () => localeRoute, ...storyPage(id), component });
  return rootRoute.addChildren([localeRoute.addChildren([route]), unknownRoute]);
}
