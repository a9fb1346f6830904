import { PageLink, useMedia, usePageTitle } from '@kvota/shell';
import { BannerCard, buttonProps, EmptyState, ErrorState, Heading, media, Skeleton } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { slideOf } from '../content/BannerLink.tsx';
import * as css from '../content/page.css.ts';
import { useBanners } from '../content/use-banners.ts';

/** The operator's promotions as cards (ROUTE-24). */
export function PromoPage(): ReactElement {
  const title = usePageTitle('promo');
  return (
    <div className={css.page}>
      <Heading>{title}</Heading>
      <Cards />
    </div>
  );
}

function Cards(): ReactElement {
  const { t } = useLingui();
  const phone = useMedia(media.phone);
  const found = useBanners('promo');
  if (found.isError) {
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'promo.failed', message: 'The promotions could not be loaded' })}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {t({ id: 'content.failedWhy', message: 'The server did not answer.' })}
      </ErrorState>
    );
  }
  if (found.data?.banners.length === 0) {
    return (
      <EmptyState
        art="games"
        headingLevel={2}
        title={t({ id: 'promo.none', message: 'No promotions at the moment' })}
        actions={
          <PageLink page="betting" {...buttonProps({ variant: 'brand' })}>
            <Trans id="promo.toBetting">See all bets</Trans>
          </PageLink>
        }
      />
    );
  }
  return (
    <div className={css.cards}>
      {found.data
        ? found.data.banners.map((banner) => <BannerCard key={banner.id} slide={slideOf(banner, phone)} />)
        : [0, 1, 2].map((at) => <Skeleton key={at} height={200} radius={10} />)}
    </div>
  );
}
