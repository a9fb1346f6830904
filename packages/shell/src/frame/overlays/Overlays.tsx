import { Suspense, type ReactElement } from 'react';

import { lazyPart } from '../../browser/lazy-part.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';

const AllOverlays = lazyPart(() => import('./AllOverlays.tsx'), 'AllOverlays');

/** The place of everything over the page, loaded after the frame. */
export function Overlays(): ReactElement {
  return (
    <SlotBoundary>
      <Suspense>
        <AllOverlays />
      </Suspense>
    </SlotBoundary>
  );
}
