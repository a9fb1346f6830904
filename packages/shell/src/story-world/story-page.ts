import type { SitemapId } from '@kvota/sitemap';

import { pageOptions, type PageOptions } from '../navigation/page.ts';

/** Returns the route options of a page, with the title that the product's catalogs have for it. */
export function storyPage<const I extends SitemapId>(id: I): PageOptions<I> {
  return pageOptions(id, { id: `page.${id}` });
}
