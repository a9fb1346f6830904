import { Frame } from '@kvota/ui';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';
import { Header } from '../header/Header.tsx';
import { RenderDeferred } from './RenderDeferred.tsx';
import { News } from '../header/News.tsx';
import { useFullGame } from './use-full-game.ts';

/**
 * The frame around one game: header and news, no sidebar, no ticket (ROUTE-53). If the game fills the window, which
 * is the layout `fullgame` (OP-09), they are left out. The page of the game stays, so that its frame is not loaded again.
 */
export function GameLayout(): ReactElement {
  const { host } = useApp();
  const { full } = useFullGame();
  return (
    <RenderDeferred>
      {/* The document may come with the title of another page. */}
      <title>{host.config.brand}</title>
      <Frame header={full ? undefined : <Header />} marquee={full ? undefined : <News />}>
        <Outlet />
      </Frame>
    </RenderDeferred>
  );
}
