import type { ComponentType, ReactElement } from 'react';

import { AgentsLayout } from './AgentsLayout.tsx';

/** Puts a page of the area into its frame. */
export function framed(Page: ComponentType): { readonly Framed: ComponentType } {
  function Framed(): ReactElement {
    return (
      <AgentsLayout>
        <Page />
      </AgentsLayout>
    );
  }
  return { Framed };
}
