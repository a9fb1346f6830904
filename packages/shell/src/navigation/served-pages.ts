import type { SitemapId } from '@kvota/sitemap';

import type { PageMetadata } from './page.ts';
import type { AppModule } from '../host/app-module.ts';

/** The pages that the modules of an app serve; a link of the frame to any other would end on the 404 page. */
export function servedPages(modules: readonly AppModule[]): ReadonlySet<SitemapId> {
  const metadata = (options: { readonly staticData?: { readonly page?: PageMetadata } } | undefined) =>
    options?.staticData?.page?.id ?? [];
  return new Set(
    modules.flatMap((module) =>
      Object.values(module.routes)
        .flat()
        .flatMap((route) => metadata(route.options)),
    ),
  );
}
