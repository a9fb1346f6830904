import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

/** A page without any part of the frame (ROUTE-52, ROUTE-54). */
export function BareLayout(): ReactElement {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
