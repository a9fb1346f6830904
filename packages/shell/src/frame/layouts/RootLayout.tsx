import { sitemapEntry } from '@kvota/sitemap';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { usePageMetadata } from '../../navigation/PageLink.tsx';
import { Overlays } from '../overlays/Overlays.tsx';

/**
 * The page in its layout, and everything over it. The overlays are outside the layouts, so that they are kept when a page has
 * another layout: a game goes on (CAS-23). Pages without a frame have none.
 */
export function RootLayout(): ReactElement {
  const page = usePageMetadata();
  const layout = page && sitemapEntry(page.id).layout;
  return (
    <>
      <Outlet />
      {layout === undefined || layout === 'default' || layout === 'game' ? <Overlays /> : null}
    </>
  );
}
