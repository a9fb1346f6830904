import { Frame } from '@kvota/ui';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { Header } from '../header/Header.tsx';
import { RenderDeferred } from './RenderDeferred.tsx';
import { News } from '../header/News.tsx';
import { Overlays } from '../overlays/Overlays.tsx';

/** The frame around one game: header and news, no sidebar, no ticket (ROUTE-53). */
export function GameLayout(): ReactElement {
  const { host } = useApp();
  return (
    <RenderDeferred>
      {/* The document may come with the title of another page. */}
      <title>{host.config.brand}</title>
      <Frame header={<Header />} marquee={<News />}>
        <Outlet />
      </Frame>
      <Overlays />
    </RenderDeferred>
  );
}
