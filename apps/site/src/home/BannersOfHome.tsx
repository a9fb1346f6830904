import { readLinkTarget } from '@kvota/content';
import { isDisabled, lazyPart, statusSettingsAtom } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { useBanners } from '../content/use-banners.ts';
import { BannerPlace } from './BannerPlace.tsx';

const HomeBanners = lazyPart(() => import('./HomeBanners.tsx'), 'HomeBanners');

/**
 * The banners at the top of home, without those for a disabled page. Their place is reserved from the start and released
 * if there are none. If loading fails, home is shown without them.
 */
export function BannersOfHome(): ReactElement | null {
  const found = useBanners('home');
  const status = useAtomValue(statusSettingsAtom);
  const banners = found.data?.banners.filter(({ link }) => {
    const target = readLinkTarget(link);
    return target?.kind !== 'page' || !isDisabled(target.path, status);
  });
  if (found.isError || banners?.length === 0) return null;
  return (
    <Suspense fallback={<BannerPlace />}>
      {found.data && banners ? <HomeBanners {...found.data} banners={banners} /> : <BannerPlace />}
    </Suspense>
  );
}
