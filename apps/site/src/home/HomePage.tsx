import { HomeParts } from '@kvota/shell';
import { VisuallyHidden } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { BannersOfHome } from './BannersOfHome.tsx';
import * as css from './home.css.ts';
import { MenuTiles } from './MenuTiles.tsx';

/** Home: banners, links into the site, and the highlights of its modules (ROUTE-03, HEAD-17). */
export function HomePage(): ReactElement {
  return (
    <div className={css.page}>
      <VisuallyHidden as="h1">
        <Trans id="home.title">Betting and casino</Trans>
      </VisuallyHidden>
      <BannersOfHome />
      <MenuTiles compact />
      <HomeParts fallback={<div className={css.partPlace} aria-busy="true" />} />
    </div>
  );
}

/** The alternative home: highlights come first, for visitors who know what they want (ROUTE-13). */
export function OtherHomePage(): ReactElement {
  return (
    <div className={css.page}>
      <VisuallyHidden as="h1">
        <Trans id="home.title">Betting and casino</Trans>
      </VisuallyHidden>
      <HomeParts fallback={<div className={css.partPlace} aria-busy="true" />} />
      <MenuTiles />
      <BannersOfHome />
    </div>
  );
}
