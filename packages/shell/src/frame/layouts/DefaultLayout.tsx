import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import { DefaultFrame } from './DefaultFrame.tsx';
import { RenderDeferred } from './RenderDeferred.tsx';

/** The usual frame: header, news, left sidebar, ticket widget, mobile footer (ROUTE-51). */
export function DefaultLayout(): ReactElement {
  return (
    <RenderDeferred>
      <DefaultFrame>
        <Outlet />
      </DefaultFrame>
    </RenderDeferred>
  );
}
