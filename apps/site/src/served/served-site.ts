import { localeAtom } from '@kvota/shell';
import type { ServedPart } from '@kvota/shell/served';

import { bannersQuery } from '../content/content-queries.ts';

/** The site's own part of home on its server: the banners (SPEED-05). */
export const servedSite: ServedPart = {
  pages: ['home'],
  async prepare(page, _search, { api, queryClient, store }) {
    await queryClient.prefetchQuery(bannersQuery(api, page, store.get(localeAtom)));
  },
};
