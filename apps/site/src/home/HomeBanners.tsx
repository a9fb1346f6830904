import { useMedia } from '@kvota/shell';
import { BannerCarousel, media } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { slideOf } from '../content/BannerLink.tsx';
import type { PageBanners } from '../content/content-queries.ts';

/** The banners of home, one at a time. A separate chunk, because the first paint does not need the carousel. */
export function HomeBanners({ banners, interval }: PageBanners): ReactElement {
  const { t } = useLingui();
  const phone = useMedia(media.phone);
  return (
    <BannerCarousel
      label={t({ id: 'home.banners', message: 'Offers and news' })}
      slides={banners.map((banner) => slideOf(banner, phone))}
      interval={interval}
    />
  );
}
