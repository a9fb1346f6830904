import { HomeParts } from '@kvota/shell';
import { VisuallyHidden } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { BannersOfHome } from './BannersOfHome.tsx';
import * as css from './home.css.ts';
import { MenuTiles } from './MenuTiles.tsx';

/** Home: what the operator shows first, the ways into the site, and what its parts have on just now (ROUTE-03, HEAD-17). */
export function HomePage(): ReactElement {
  return (
    <div className={css.page}>
      <VisuallyHidden as="h1">
        <Trans id="home.title">Betting and casino</Trans>
      </VisuallyHidden>
      <BannersOfHome />
      <MenuTiles compact />
      <HomeParts fallback={<div className={css.partPlace} />} />
    </div>
  );
}

/** The other home: what is on comes first, for those who know where they want to go (ROUTE-13). */
export function OtherHomePage(): ReactElement {
  return (
    <div className={css.page}>
      <VisuallyHidden as="h1">
        <Trans id="home.title">Betting and casino</Trans>
      </VisuallyHidden>
      <HomeParts fallback={<div className={css.partPlace} />} />
      <MenuTiles />
      <BannersOfHome />
    </div>
  );
}
