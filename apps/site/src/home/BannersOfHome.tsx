import { lazyPart, localeAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { bannersQuery } from '../content/content-queries.ts';
import { BannerPlace } from './BannerPlace.tsx';

const HomeBanners = lazyPart(() => import('./HomeBanners.tsx'), 'HomeBanners');

/**
 * The banners at the top of home. Their place is reserved from the start and released if there are none. If loading
 * fails, home is shown without them.
 */
export function BannersOfHome(): ReactElement | null {
  const { api } = useHost();
  const found = useQuery(bannersQuery(api, 'home', useAtomValue(localeAtom)));
  if (found.isError || found.data?.banners.length === 0) return null;
  return (
    <Suspense fallback={<BannerPlace />}>{found.data ? <HomeBanners {...found.data} /> : <BannerPlace />}</Suspense>
  );
}
