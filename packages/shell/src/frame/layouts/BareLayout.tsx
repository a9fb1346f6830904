import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { useApp } from '../../host/host-context.ts';

/** A page without any part of the frame (ROUTE-52, ROUTE-54). */
export function BareLayout(): ReactElement {
  const { host } = useApp();
  return (
    <main id="content">
      {/* The document may come with the title of another page. */}
      <title>{host.config.brand}</title>
      <Outlet />
    </main>
  );
}
