import { Skeleton } from '@kvota/ui';
import type { ReactElement } from 'react';

import * as css from './home.css.ts';

/** As high as the carousel that loads, including its controls. */
export function BannerPlace(): ReactElement {
  return (
    <div className={css.bannerPlace}>
      <Skeleton height="100%" radius={10} className={css.bannerShape} />
      <div className={css.bannerControls} />
    </div>
  );
}
