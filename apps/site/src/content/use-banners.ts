import type { SitemapId } from '@kvota/sitemap';
import { localeAtom, shownAppearanceAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { bannersOf, bannersQuery, type PageBanners } from './content-queries.ts';

interface Banners {
  readonly data: PageBanners | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Returns the banners of a page: those of a draft or a preview if there is one, else the published ones. */
export function useBanners(page: SitemapId): Banners {
  const { api } = useHost();
  const { data, isError, isFetching, refetch } = useQuery(bannersQuery(api, page, useAtomValue(localeAtom)));
  const shown = useAtomValue(shownAppearanceAtom).banners;
  if (shown === undefined) return { data, isError, isFetching, refetch };
  return { data: bannersOf(page, shown.pages, shown.banners), isError: false, isFetching: false, refetch };
}
