import { lazyPart, localeAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { bannersQuery } from '../content/content-queries.ts';
import { BannerPlace } from './BannerPlace.tsx';

const HomeBanners = lazyPart(() => import('./HomeBanners.tsx'), 'HomeBanners');

/**
 * The banners at the head of home. Their place is held from the start; where there are none it is given back. A failure is
 * none of the player's: home goes on without them.
 */
export function BannersOfHome(): ReactElement | null {
  const { api } = useHost();
  const found = useQuery(bannersQuery(api, 'home', useAtomValue(localeAtom)));
  if (found.isError || found.data?.banners.length === 0) return null;
  return (
    <Suspense fallback={<BannerPlace />}>{found.data ? <HomeBanners {...found.data} /> : <BannerPlace />}</Suspense>
  );
}
