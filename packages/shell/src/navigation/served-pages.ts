import type { SitemapId } from '@kvota/sitemap';

import type { AppModule } from '../host/app-module.ts';
import type { PageMetadata } from './page.ts';

interface RouteOptions {
  readonly staticData?: { readonly page?: PageMetadata };
}

/** Returns the pages that the modules of an app serve. A link to any other page would end on the 404 page. */
export function servedPages(modules: readonly AppModule[]): ReadonlyMap<SitemapId, PageMetadata> {
  const routes = modules.flatMap((module) => Object.values(module.routes).flat());
  return new Map(
    routes.flatMap(({ options }: { readonly options?: RouteOptions }) => {
      const page = options?.staticData?.page;
      return page ? [[page.id, page]] : [];
    }),
  );
}
